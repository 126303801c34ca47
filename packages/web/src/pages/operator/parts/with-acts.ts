import type { Column } from '../../../parts/data-table/data-table.tsx';

/** The columns of a list, without that of its acts where the roles of the operator permit none of them. */
export const withActs = <T>(may: boolean, columns: readonly Column<T>[]): Column<T>[] =>
  columns.filter(({ kind }) => may || kind !== 'act');
