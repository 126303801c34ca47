import { SQL, getTableColumns, is } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database.ts';
import { preparedText } from './prepared-text.ts';

/** The row as the database stores it: what it leaves out is the default of its column, or null. */
export function storedRow<T extends PgTable>(table: T, given: T['$inferInsert']): T['$inferSelect'] {
  const values: Readonly<Record<string, unknown>> = given;
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, values[name] ?? defaultOf(column, values[name])]),
  ) as T['$inferSelect'];
}

function defaultOf(column: PgColumn, given: unknown): unknown {
  if (given === null || column.default === undefined) return null;
  if (is(column.default, SQL)) throw new Error(`the default of ${column.name} is known to the database alone`);
  return column.default;
}

interface RowsText {
  /** All columns of the table. */
  readonly columns: string;
  /** What they are selected from. */
  readonly rows: string;
}

/**
 * An insertion of any number of rows, whose text is built once. Their values come as JSON; bytes are not possible.
 * @param text SQL that names the table again: from that follows which feature owns it
 * @returns the rows as they are stored, without waiting for it
 */
export function preparedRecords<T extends PgTable>(
  table: T,
  name: string,
  text: (parts: RowsText) => string,
): (tx: Tx, rows: readonly T['$inferInsert'][]) => Promise<T['$inferSelect'][]> {
  const known = Object.entries(getTableColumns(table) as Readonly<Record<string, PgColumn>>);
  const columns = known.map(([, column]) => `"${column.name}"`).join(', ');
  const insert = preparedText<never>(text({ columns, rows: `json_populate_recordset(null::"${name}", $1::json)` }));
  return async (tx, given) => {
    const rows = given.map((row) => storedRow(table, row));
    const asJson = rows.map((row: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(known.map(([key, column]) => [column.name, row[key]])),
    );
    if (rows.length > 0) await insert(tx, [JSON.stringify(asJson)]);
    return rows;
  };
}
