import type { MultiSend, MultiSendRow } from '@countersign/contract';
import { Chip } from '../../../ui/chip.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { formatNumber } from '../../../text/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField, bound } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type Cells, ROWS_PAGE, type Slot, cellsOf, correctRows, rowsQuery } from '../model/bulk-queries.ts';
import { Box, Grid, Paragraph, Small, Stack, Text } from '../../../ui/layout.tsx';
import styles from './bulk-recipients.module.css';
import { useBulkRecipientsText } from './bulk-text.ts';

/** The rows as submitted; faults are shown under their cells and can be corrected there. */
export function BulkRows({ slot, multiSend }: { slot: Slot; multiSend: MultiSend }) {
  const words = useBulkRecipientsText();
  const [toCorrect, setToCorrect] = useState(multiSend.invalid > 0);
  const [page, setPage] = useState(1);
  const [edits, setEdits] = useState<ReadonlyMap<number, Cells>>(new Map());
  const { data, isPlaceholderData } = useQuery(rowsQuery(slot, { toCorrect, page }));
  const list = useRef<HTMLUListElement>(null);
  const save = useMutation({
    mutationFn: () => correctRows(slot, edits),
    onSuccess: () => {
      setEdits(new Map());
      setPage(1);
      toast('success', words.saved);
    },
  });
  const edit = (row: MultiSendRow, key: string, text: string) =>
    setEdits(new Map(edits).set(row.number, { ...edits.get(row.number), [key]: text }));
  const jump = () => {
    const wrong = [...(list.current?.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]') ?? [])];
    const at = wrong.indexOf(document.activeElement as HTMLInputElement);
    wrong[(at + 1) % wrong.length]?.focus();
  };
  const show = (next: boolean) => {
    setToCorrect(next);
    setPage(1);
  };
  return (
    <Stack as="section" gap={3}>
      <Banner tone={multiSend.invalid > 0 ? 'warn' : 'good'}>
        {multiSend.invalid > 0
          ? words.someBad(formatNumber(multiSend.invalid), formatNumber(multiSend.total))
          : words.allGood(formatNumber(multiSend.total))}
      </Banner>
      <Box gap={2} wrap row role="group" aria-label={words.show}>
        <Chip aria-pressed={toCorrect} onClick={() => show(true)}>
          {words.toCorrect(formatNumber(multiSend.invalid))}
        </Chip>
        <Chip aria-pressed={!toCorrect} onClick={() => show(false)}>
          {words.all(formatNumber(multiSend.total))}
        </Chip>
        <Text grow />
        {multiSend.invalid > 0 && <Button size="s" icon="arrowDown" label={words.jump} onClick={jump} />}
        {edits.size > 0 && (
          <Button size="s" variant="primary" label={words.save} busy={save.isPending} onClick={() => save.mutate()} />
        )}
      </Box>
      {save.error && <Banner tone="danger">{messageOf(save.error)}</Banner>}
      {data === undefined ? (
        <Skeleton height={160} radius={14} />
      ) : data.rows.length === 0 ? (
        <Paragraph text={words.nothingToCorrect} />
      ) : (
        <Stack as="ul" divided border radius="l" overflow="hidden" ref={list} aria-busy={isPlaceholderData}>
          {data.rows.map((row) => (
            <Row
              key={row.number}
              row={row}
              multiSend={multiSend}
              edited={edits.get(row.number)}
              onEdit={(key, text) => edit(row, key, text)}
            />
          ))}
        </Stack>
      )}
      <Pages page={page} total={data?.page.totalElements ?? 0} onPage={setPage} />
    </Stack>
  );
}

interface RowProps {
  row: MultiSendRow;
  multiSend: MultiSend;
  edited: Cells | undefined;
  onEdit: (key: string, text: string) => void;
}
function Row({ row, multiSend: { columns, identifyingContact }, edited, onEdit }: RowProps) {
  const words = useBulkRecipientsText();
  const { phone, email } = row.contact;
  const identifying = phone === null || email === null ? null : identifyingContact === 'PHONE' ? 'phone' : 'email';
  const cells = { ...cellsOf(row), ...edited };
  const errorOf = (key: string): string | undefined => row.errors.find(({ column }) => column === key)?.message;
  // A fault that belongs to no cell is shown below the row.
  const others = row.errors.filter(({ column }) => !columns.some(({ key }) => key === column));
  const isWrong = row.errors.length > 0;
  return (
    <Box as="li" gap={3} align="stretch" py={2.5} px={3} row className={styles.row} data-wrong={isWrong || undefined}>
      <Small as="span" rigid pt={0.5} tabular className={styles.number}>
        <span className="visually-hidden">{words.row(row.number)}</span>
        <span aria-hidden="true">{row.number}</span>
      </Small>
      <Grid gapY={2} gapX={3} grow minWidth={0} className={styles.cells}>
        {columns.map(({ key, title }) =>
          isWrong ? (
            <TextField
              key={key}
              label={title}
              aria-label={words.cell(title, row.number)}
              autoComplete="off"
              {...bound(cells[key] ?? '', (next) => onEdit(key, next))}
              error={errorOf(key)}
            />
          ) : (
            cells[key] && (
              <Text key={key} minWidth={0}>
                <Text
                  as="small"
                  block
                  tone="ink-3"
                  text={key === identifying ? `${title} · ${words.identifies}` : title}
                />
                {cells[key]}
              </Text>
            )
          ),
        )}
        {others.map(({ column, message }) => (
          <Text as="p" key={column} allColumns tone="danger" size="s" text={message} />
        ))}
      </Grid>
    </Box>
  );
}

function Pages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const words = useBulkRecipientsText();
  const last = Math.max(1, Math.ceil(total / ROWS_PAGE));
  if (last === 1) return null;
  return (
    <Box gap={2} wrap row>
      <Button
        size="s"
        icon="chevronLeft"
        label={words.previous}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span role="status">{words.page(page, last)}</span>
      <Button
        size="s"
        trailingIcon="chevronRight"
        label={words.next}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      />
    </Box>
  );
}
