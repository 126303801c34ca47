import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import type { House } from '../../platform/config/house.ts';
import { rootOf } from './merkle.ts';
import { checkpointText, signedNote } from './note.ts';
import { sequenceAll } from './sequence.ts';
import { type CheckpointRow, insertCheckpoint, lastCheckpoint, logSize } from './store.ts';
import { treeReader } from './tree.ts';

export type LogHouse = Pick<House, 'db' | 'signer' | 'log'>;

/** The tree no longer begins with what the last checkpoint has signed: rows of the log were changed or cut off. */
export class LogRewrittenError extends Error {
  override readonly name = 'LogRewrittenError';
  readonly kind = 'LOG_REWRITTEN';
}

/** What is to be signed next; null where the last checkpoint says all there is. */
interface Due {
  readonly size: number;
  readonly root: Uint8Array;
}

/**
 * docs/cycles/audit-log.md steps 2 to 4: takes up what was committed, then signs and stamps the tree. Answers the last
 * checkpoint there is, null while the log is empty. `goOn` throws where the work is to stop.
 * @throws LogRewrittenError; then nothing is signed
 */
export async function advanceLog(house: LogHouse, goOn: () => void = () => {}): Promise<CheckpointRow | null> {
  const { db, signer } = house;
  await sequenceAll(db, goOn);
  const { due, last } = await db.withTx(readDue);
  if (due === null) return last;
  try {
    const made = await signDue(signer, due);
    goOn();
    return await db.withTx(async (tx) => {
      await insertCheckpoint(tx, made);
      return lastCheckpoint(tx);
    });
  } catch (error) {
    // Another process has signed a longer tree meanwhile; the signer signs none that is shorter.
    const further = await db.withTx(lastCheckpoint);
    if (further !== null && further.size > due.size) return further;
    throw error;
  }
}

async function signDue(signer: LogHouse['signer'], due: Due): Promise<CheckpointRow> {
  const { origin } = await signer.logKey();
  const text = checkpointText({ origin, ...due });
  const { signature, publicKey, certificate } = await signer.signLogNote({ text });
  const note = signedNote(text, { name: origin, publicKey }, signature);
  const { token, time } = await signer.timestampDigest(createHash('sha256').update(note).digest());
  return { ...due, note, certificate, token, at: time };
}

/** Nobody signs a tree that is not the continuation of the last one that was signed. */
async function readDue(tx: Tx): Promise<{ readonly due: Due | null; readonly last: CheckpointRow | null }> {
  const size = await logSize(tx);
  const last = await lastCheckpoint(tx);
  if (last !== null && size < last.size) throw new LogRewrittenError(`the log has lost rows: ${last.size} were signed`);
  if (size === (last?.size ?? 0)) return { due: null, last };
  const read = treeReader(tx, size);
  const before = await rootOf(last?.size ?? 0, read);
  if (last !== null && Buffer.compare(before, last.root) !== 0)
    throw new LogRewrittenError(`the first ${last.size} rows of the log are not those that were signed`);
  return { due: { size, root: await rootOf(size, read) }, last };
}
