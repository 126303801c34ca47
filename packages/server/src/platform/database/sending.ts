import { DrizzleQueryError } from 'drizzle-orm/errors';
import type pg from 'pg';
import type { Tx } from './database.ts';
import type { GuardedClient } from './guarded-client.ts';
import type { Effects } from './merged.ts';
import type { Writing } from './turn.ts';

/** The connection of a transaction. */
export const clientOf = (tx: Tx): GuardedClient =>
  (tx._.session as unknown as { readonly client: GuardedClient }).client;

export const ask = (tx: Tx, query: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> =>
  named(query, values, clientOf(tx).query(query, values));

/** Drizzle throws a failed statement so. */
export async function named<R>(query: pg.QueryConfig, values: unknown[], answer: Promise<R>): Promise<R> {
  try {
    return await answer;
  } catch (error) {
    throw new DrizzleQueryError(query.text, values, error as Error);
  }
}

/** What a change has to do with others of its transaction, by its values: see `Effects`. */
export type EffectsOf<V> = (values: V) => Effects;

export const answerOf = (tx: Tx, writing: Writing): Promise<unknown[]> =>
  new Promise(
    (answer, fail) =>
      void clientOf(tx)
        .write({ ...writing, answer, fail })
        .catch(fail),
  );
