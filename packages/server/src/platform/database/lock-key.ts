import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** Transactions that lock the same word run one after another, in any process; each holds the lock until it ends. */
export async function lockKey(tx: Tx, word: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${word}, 0))`);
}
