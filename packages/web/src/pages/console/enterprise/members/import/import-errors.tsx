import type { ImportError } from '@countersign/contract';
import { useState } from 'react';
import { formatNumber } from '../../../../../text/format.ts';
import { useText } from '../../../../../text/text.ts';
import { Button } from '../../../../../ui/button.tsx';
import { importText } from './import-text.ts';
import { Heading, Stack, Text } from '../../../../../ui/layout.tsx';
import { box } from '../../../../../ui/box.ts';
import styles from './import.module.css';

const AT_ONCE = 50;
/** The most faults that an answer carries; the report has all of them. */
const TOLD_MAX = 1000;

/** The faults of the table, cell by cell. */
export function ImportErrors({ errors }: { errors: readonly ImportError[] }) {
  const words = useText(importText);
  const [count, setCount] = useState(AT_ONCE);
  const left = errors.length - count;
  return (
    <Stack as="section" gap={2.5} align="start" aria-labelledby="import-errors">
      <Heading id="import-errors">{words.errors}</Heading>
      <table className={box({ card: true, width: 'full' }, styles.table)}>
        <thead>
          <tr>
            <th scope="col" className={box({ weight: 500, tabular: true }, styles.number)}>
              {words.row}
            </th>
            <th scope="col">{words.column}</th>
            <th scope="col">{words.value}</th>
            <th scope="col">{words.problem}</th>
          </tr>
        </thead>
        <tbody>
          {errors.slice(0, count).map(({ row, column, columnTitle, value, message, code }) => (
            <tr key={`${row} ${column} ${code}`}>
              <th scope="row" className={box({ weight: 500, tabular: true }, styles.number)}>
                {row}
              </th>
              <td>{columnTitle}</td>
              <td className={box({ tone: 'ink-2' }, styles.value)}>{value === '' ? <em>{words.blank}</em> : value}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <Button size="s" variant="quiet" onClick={() => setCount(count + AT_ONCE)}>
          {words.more(formatNumber(Math.min(left, AT_ONCE)))}
        </Button>
      )}
      {errors.length >= TOLD_MAX && (
        <Text as="p" tone="ink-2">
          {words.capped(formatNumber(TOLD_MAX))}
        </Text>
      )}
    </Stack>
  );
}
