import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Box, Card } from '../../../ui/layout.tsx';
import styles from './data-table.module.css';

export interface Column<R> {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: R) => ReactNode;
  /** `main` names the row; `act` holds its actions and `toggle` opens it, both without a visible header. */
  readonly kind?: 'main' | 'act' | 'number' | 'toggle';
}

interface TableProps<R> {
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  /** Shown below an opened row. */
  below?: (row: R) => ReactNode;
}

/** A plain table; below 768 px each row is a card. A table that is too wide scrolls inside its own region. */
export function DataTable<R>({ label, columns, rows, keyOf, below }: TableProps<R>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <Card overflowX="auto" className={styles.holder} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ key, head, kind }) => (
              <th key={key} scope="col" className={kind && styles[kind]}>
                {kind === 'act' || kind === 'toggle' ? <span className="visually-hidden">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={keyOf(row)} columns={columns} row={row} below={below?.(row) ?? null} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Row<R>({ columns, row, below }: { columns: readonly Column<R>[]; row: R; below: ReactNode }) {
  return (
    <>
      <tr className={styles.row} data-open={below !== null || undefined}>
        {columns.map(({ key, head, kind, cell }) => (
          <td
            key={key}
            className={kind && styles[kind]}
            data-label={kind === undefined || kind === 'number' ? head : undefined}
          >
            {cell(row)}
          </td>
        ))}
      </tr>
      {below !== null && (
        <tr className={styles.below}>
          <td colSpan={columns.length}>{below}</td>
        </tr>
      )}
    </>
  );
}

/** The placeholder of a loading table, about its true size (ux 31). */
export function TableSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Card aria-hidden="true">
      {Array.from({ length: rows }, (_, at) => (
        <Box key={at} gap={6} justify="between" py={3} px={5} row className={styles.skeleton}>
          <Skeleton width={`${34 - (at % 3) * 6}%`} height={18} />
          <Skeleton width="22%" height={14} />
          <Skeleton width={84} height={32} radius={10} />
        </Box>
      ))}
    </Card>
  );
}
