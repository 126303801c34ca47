import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './data-table.module.css';

export interface Column<R> {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: R) => ReactNode;
  /** `main` names the row; `act` holds what can be done with it and `toggle` opens it, both without a visible head. */
  readonly kind?: 'main' | 'act' | 'number' | 'toggle';
}

interface TableProps<R> {
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  /** Stands beneath a row that was opened. */
  below?: (row: R) => ReactNode;
}

/** A quiet table; below 768 px each row is a card. What is too wide scrolls by itself. */
export function DataTable<R>({ label, columns, rows, keyOf, below }: TableProps<R>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div className={styles.holder} role="region" aria-label={label} tabIndex={0}>
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
    </div>
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

/** The table before it is known, about in its true size (ux 31). */
export function TableSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className={styles.skeletons} aria-hidden="true">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={styles.skeleton}>
          <Skeleton width={`${34 - (at % 3) * 6}%`} height={18} />
          <Skeleton width="22%" height={14} />
          <Skeleton width={84} height={32} radius={10} />
        </div>
      ))}
    </div>
  );
}
