import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Tx } from '../../../packages/server/src/platform/database/index.ts';
import type { Question } from '../../../packages/server/src/platform/database/merged.ts';

/** A statement as the product sent it. */
export interface Sent {
  readonly text: string;
  readonly values: unknown[];
  readonly ms: number;
}

const dialect = new PgDialect();

/** A transaction of the product over one connection, which notes its statements. @param isNamed whether they are prepared */
export function recordedTx(
  client: pg.Client,
  { isNamed }: { isNamed: boolean },
): { open(): Tx; readonly sent: Sent[] } {
  const names = new Map<string, string>();
  const sent: Sent[] = [];
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `r${names.size}`;
    names.set(text, name);
    return name;
  };
  const query = async (config: pg.QueryConfig, values: unknown[] = []): Promise<pg.QueryResult> => {
    const began = performance.now();
    const result = await client.query(isNamed ? { ...config, name: nameOf(config.text) } : config, values);
    sent.push({ text: config.text, values, ms: performance.now() - began });
    return result;
  };
  const ask = async (question: Question, values: readonly unknown[]): Promise<unknown[]> =>
    (await query(question.query, [...values])).rows;
  const session = new NodePgSession({ query, send: query, ask } as unknown as pg.PoolClient, dialect, undefined);
  return { open: () => new NodePgTransaction(dialect, session, undefined) as unknown as Tx, sent };
}
