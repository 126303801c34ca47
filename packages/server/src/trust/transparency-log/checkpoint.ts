import { createHash } from 'node:crypto';
import type { Services, Tx } from '../../platform/index.ts';
import { rootOf } from './merkle.ts';
import { checkpointText, signedNote } from './note.ts';
import { sequenceAll } from './sequence.ts';
import { type CheckpointRow, insertCheckpoint, lastCheckpoint, logSize } from './store.ts';
import { treeReader } from './tree.ts';

export type LogServices = Pick<Services, 'db' | 'signer' | 'log'>;

/** The tree does not continue the last signed checkpoint: rows of the log were changed or removed. */
export class LogRewrittenError extends Error {
  override readonly name = 'LogRewrittenError';
  readonly kind = 'LOG_REWRITTEN';
}

/** The state to sign next; null if the last checkpoint is up to date. */
interface Due {
  readonly size: number;
  readonly root: Uint8Array;
}

/**
 * docs/cycles/audit-log.md steps 2 to 4: includes committed rows, then signs and time-stamps the tree. Returns the last
 * checkpoint, null while the log is empty. `goOn` throws when the work is to stop.
 * @throws LogRewrittenError; then nothing is signed
 */
export async function advanceLog(services: LogServices, goOn: () => void = () => {}): Promise<CheckpointRow | null> {
  const { db, signer } = services;
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
    // Another process has meanwhile signed a longer tree; the signer refuses a shorter one.
    const further = await db.withTx(lastCheckpoint);
    if (further !== null && further.size > due.size) return further;
    throw error;
  }
}

async function signDue(signer: LogServices['signer'], due: Due): Promise<CheckpointRow> {
  const { origin } = await signer.logKey();
  const text = checkpointText({ origin, ...due });
  const { signature, publicKey, certificate } = await signer.signLogNote({ text });
  const note = signedNote(text, { name: origin, publicKey }, signature);
  const { token, time } = await signer.timestampDigest(createHash('sha256').update(note).digest());
  return { ...due, note, certificate, token, at: time };
}

/** Checks that the tree continues the last signed one; no other tree is signed. */
async function readDue(tx: Tx): Promise<{ readonly due: Due | null; readonly last: CheckpointRow | null }> {
  const size = await logSize(tx);
  const last = await lastCheckpoint(tx);
  if (last !== null && size < last.size) throw new LogRewrittenError(`the log has lost rows: ${last.size} were signed`);
  if (size === (last?.size ?? 0)) return { due: null, last };
  const read = treeReader(tx, size);
  const before = await rootOf(last?.size ?? 0, read);
  if (last !== null && Buffer.compare(before, last.root) !== 0)
    throw new LogRewrittenError(`the first ${last.size} signed rows of the log were changed`);
  return { due: { size, root: await rootOf(size, read) }, last };
}
