import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Tx } from './database.ts';

interface Preparable<R> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<R> };
}

/**
 * A query with placeholders (`sql.placeholder`) that drizzle builds once per connection, for those that run many times in
 * every act.
 */
export function prepared<V extends Record<string, unknown>, R>(
  build: (tx: Tx) => Preparable<R>,
): (tx: Tx, values: V) => Promise<R> {
  const built = new WeakMap<object, ReturnType<Preparable<R>['prepare']>>();
  return (tx, values) => {
    const { session } = tx._;
    let query = built.get(session);
    if (query === undefined) {
      // The client names statements itself.
      query = build(tx).prepare('');
      built.set(session, query);
    }
    return query.execute(values);
  };
}

/**
 * An insertion of one row with values for these columns, whose text is built once per connection.
 * @param insert names the table again, as every statement that writes one does: from that follows which feature owns it
 */
export function preparedInsert<T extends PgTable, K extends keyof T['$inferInsert'] & string, R>(
  table: T,
  names: readonly K[],
  insert: (tx: Tx, values: T['$inferInsert']) => Preparable<R>,
): (tx: Tx, row: Pick<T['$inferInsert'], K>) => Promise<R> {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  // The columns of a prepared query would convert null as well.
  const values = Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`]));
  const execute = prepared<Record<string, unknown>, R>((tx) => insert(tx, values as T['$inferInsert']));
  return (tx, row) => {
    const entries = names.map((name) => [name, driverValue(columns[name], row[name])]);
    return execute(tx, Object.fromEntries(entries));
  };
}

const driverValue = (column: PgColumn | undefined, value: unknown): unknown =>
  value === null || value === undefined || column === undefined ? null : column.mapToDriverValue(value);

/**
 * A statement in SQL whose text is written once, for statements that drizzle cannot write.
 * @returns the rows, as the driver reads them; none of a statement that returns none
 */
export const preparedText =
  <R>(text: string): ((tx: Tx, values: readonly unknown[]) => Promise<R[]>) =>
  async (tx, values) => {
    const query = { sql: text, params: [...values] };
    const statement = tx._.session.prepareQuery(query, undefined, undefined, false);
    const { rows } = (await statement.execute()) as { rows: R[] };
    return rows;
  };

/**
 * Runs one statement (`preparedText`) in a transaction of its own whose commit is sent together with it.
 * @returns its answer once it is committed
 */
export async function runAlone<R>(db: Pick<Database, 'withTx'>, statement: (tx: Tx) => Promise<R>): Promise<R> {
  const sent: { answer: Promise<R> | null } = { answer: null };
  await db.withTx(async (tx) => {
    sent.answer = statement(tx);
    // Where it fails, so does the commit, which is waited for first.
    sent.answer.catch(() => {});
  });
  return sent.answer as Promise<R>;
}
