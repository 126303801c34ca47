import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** Transactions that name the same word follow one another, in whichever process they run, until each of them ends. */
export async function lockWord(tx: Tx, word: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${word}, 0))`);
}
