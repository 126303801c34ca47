import { getTableColumns, getTableName, getViewSelectedFields, is } from 'drizzle-orm';
import { type PgColumn, type PgTable, PgView, type PgViewWithSelection } from 'drizzle-orm/pg-core';

type ColumnsOf<T extends PgTable> = T['_']['columns'];

/**
 * What features other than its owner may read of a table: a query selects from it and joins it like the table itself, and no
 * statement can write it. The database has no object for it; the statement names the table. An alias of it can be joined; drizzle
 * forgets the name of the table where an alias comes first (`from`).
 * @param columns their names in the schema; others are no property of the result
 */
export function readable<T extends PgTable, K extends keyof ColumnsOf<T> & string>(
  table: T,
  columns: readonly K[],
): PgViewWithSelection<T['_']['name'], true, Pick<ColumnsOf<T>, K>> {
  const all: ColumnsOf<T> = getTableColumns(table);
  const selectedFields = Object.fromEntries(columns.map((name) => [name, all[name]])) as Pick<ColumnsOf<T>, K>;
  const config = { name: getTableName(table) as T['_']['name'], schema: undefined, selectedFields, query: undefined };
  const view = new PgView<T['_']['name'], true, Pick<ColumnsOf<T>, K>>({ pgConfig: undefined, config });
  return Object.assign(view, selectedFields);
}

/** A table, or what may be read of it. */
export type Readable = (PgTable | PgView) & { readonly $inferSelect: object };

export const columnsOf = (source: Readable): Readonly<Record<string, PgColumn>> =>
  is(source, PgView) ? (getViewSelectedFields(source) as Record<string, PgColumn>) : getTableColumns(source);
