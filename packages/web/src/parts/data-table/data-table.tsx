import type { ReactNode } from 'react';
import { Card, Row, Skeleton } from '../../ui/index.ts';
import { useDense } from './density.ts';
import styles from './data-table.module.css';

export interface Column<R> {
  /** The text of the header, also shown before the value on a phone; or an input that the header holds. */
  readonly head: ReactNode;
  readonly cell: (row: R) => ReactNode;
  /**
   * `main` names the row; `act` holds its actions and `toggle` opens or chooses it, both without a visible text in the
   * header; an `amount` is a number aligned to the right.
   */
  readonly kind?: 'main' | 'act' | 'number' | 'amount' | 'toggle';
  readonly width?: `${number}%`;
  /** True for a row whose cell is left out on a phone. */
  readonly isBlank?: (row: R) => boolean;
}

interface TableProps<R> {
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  /** Shown below an opened row. */
  below?: (row: R) => ReactNode;
  isChosen?: (row: R) => boolean;
}

/**
 * A plain table, dense if the reader chose so; on a phone each row is a card. A table that is too wide scrolls inside its own
 * region.
 */
export function DataTable<R>({ label, columns, rows, keyOf, below, isChosen }: TableProps<R>) {
  const isDense = useDense();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <Card overflowX="auto" className={styles.holder} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table} data-dense={isDense || undefined}>
        <thead>
          <tr>
            {columns.map(({ head, kind, width }, at) => (
              <th key={at} scope="col" className={kind && styles[kind]} style={{ width }}>
                {(kind === 'act' || kind === 'toggle') && typeof head === 'string' ? (
                  <span className="visually-hidden">{head}</span>
                ) : (
                  head
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow
              key={keyOf(row)}
              columns={columns}
              row={row}
              below={below?.(row) ?? null}
              isChosen={isChosen?.(row) ?? false}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface RowProps<R> {
  columns: readonly Column<R>[];
  row: R;
  below: ReactNode;
  isChosen: boolean;
}
function TableRow<R>({ columns, row, below, isChosen }: RowProps<R>) {
  return (
    <>
      <tr className={styles.row} data-open={below !== null || undefined} data-chosen={isChosen || undefined}>
        {columns.map(({ head, kind, cell, isBlank }, at) => {
          const isLabelled = kind === undefined || kind === 'number' || kind === 'amount';
          return (
            <td
              key={at}
              className={kind && styles[kind]}
              data-label={isLabelled && typeof head === 'string' ? head : undefined}
              data-blank={isBlank?.(row) || undefined}
            >
              {cell(row)}
            </td>
          );
        })}
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
export const TableSkeleton = ({ rows = 6 }: { rows?: number }) => (
  <Card aria-hidden="true">
    {Array.from({ length: rows }, (_, at) => (
      <Row key={at} gap={6} justify="between" py={3} px={5} className={styles.skeleton}>
        <Skeleton width={`${34 - (at % 3) * 6}%`} height={18} />
        <Skeleton width="22%" height={14} />
        <Skeleton width={84} height={32} radius={10} />
      </Row>
    ))}
  </Card>
);
