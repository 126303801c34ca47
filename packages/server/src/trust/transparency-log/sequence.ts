import { type Database, type Tx, lockKey } from '../../platform/index.ts';
import { insertLeaves, insertNodes, listUnlogged, logSize } from './store.ts';
import { filledTiles } from './tree.ts';

/** Rows that one transaction includes (conventions, rule 11). */
const SEQUENCE_BATCH = 100;

/**
 * docs/cycles/audit-log.md step 2: includes the next rows, in one short transaction under the lock of the log; returns how
 * many. Numbers are drawn before their transactions commit, so a row may be included after one with a higher number: its place
 * in the log is decisive.
 */
async function sequenceBatch(tx: Tx): Promise<number> {
  // Sent together: the others are read once the lock is held.
  const locked = lockKey(tx, 'audit log');
  const [rows, before] = await Promise.all([listUnlogged(tx, SEQUENCE_BATCH), logSize(tx), locked]);
  if (rows.length === 0) return 0;
  await insertLeaves(
    tx,
    rows.map(({ id, number, envelopeId, at, hash }, i) => ({
      index: before + i,
      auditId: id,
      auditNumber: number,
      envelopeId,
      at,
      rowHash: Buffer.from(hash, 'hex'),
    })),
  );
  await filledTiles(tx, before, before + rows.length, (node) => insertNodes(tx, [node]));
  return rows.length;
}

/** Includes all waiting rows, batch after batch; other work gets its turn in between. */
export async function sequenceAll(db: Pick<Database, 'withTx'>, goOn: () => void): Promise<void> {
  for (;;) {
    goOn();
    if ((await db.withTx(sequenceBatch)) < SEQUENCE_BATCH) return;
  }
}
