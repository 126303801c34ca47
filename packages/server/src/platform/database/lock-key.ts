import type { Tx } from './database.ts';
import { preparedText } from './prepared-text.ts';

const lock = preparedText('select pg_advisory_xact_lock(hashtextextended($1, 0))');

/**
 * Transactions that lock the same word run one after another, in any process; each holds the lock until it ends. What is asked
 * for after this call runs under the lock, even if it is sent together with it.
 */
export const lockKey = async (tx: Tx, word: string): Promise<void> => void (await lock(tx, [word]));
