import type { Tx } from './database.ts';

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
