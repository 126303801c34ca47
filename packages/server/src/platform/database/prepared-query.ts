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
