import type { ImportError } from '@countersign/contract';
import { useState } from 'react';
import { type Column, DataTable } from '../../../../../parts/data-table/data-table.tsx';
import { formatNumber } from '../../../../../text/format.ts';
import { Button, Heading, Paragraph, Stack, Text, box } from '../../../../../ui/index.ts';
import { useImportText } from './import-text.ts';

const AT_ONCE = 50;
/** The most faults that an answer carries; the report has all of them. */
const TOLD_MAX = 1000;

/** The faults of the table, cell by cell. */
export function ImportErrors({ errors }: { errors: readonly ImportError[] }) {
  const words = useImportText();
  const [count, setCount] = useState(AT_ONCE);
  const columns: Column<ImportError>[] = [
    { head: words.row, kind: 'number', cell: ({ row }) => row },
    { head: words.column, cell: ({ columnTitle }) => columnTitle },
    {
      head: words.value,
      cell: ({ value }) => (value === '' ? <Text tone="ink-3" text={words.blank} /> : value),
    },
    { head: words.problem, cell: ({ message }) => message },
  ];
  const left = errors.length - count;
  return (
    <Stack as="section" gap={2.5} aria-labelledby="import-errors">
      <Heading id="import-errors" text={words.errors} />
      <DataTable
        label={words.problem}
        columns={columns}
        rows={errors.slice(0, count)}
        keyOf={({ row, column, code }) => `${row} ${column} ${code}`}
      />
      {left > 0 && (
        <Button
          size="s"
          variant="quiet"
          label={words.more(formatNumber(Math.min(left, AT_ONCE)))}
          className={box({ alignSelf: 'start' })}
          onClick={() => setCount(count + AT_ONCE)}
        />
      )}
      {errors.length >= TOLD_MAX && <Paragraph text={words.capped(formatNumber(TOLD_MAX))} />}
    </Stack>
  );
}
