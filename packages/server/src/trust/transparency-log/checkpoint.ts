import { createHash } from 'node:crypto';
import { type Services, type Tx, runAlone } from '../../platform/index.ts';
import { rootOf } from './merkle.ts';
import { checkpointText, signedNote } from './note.ts';
import { sequenceAll } from './sequence.ts';
import { type CheckpointRow, insertCheckpoint, lastCheckpoint, readLogHead } from './store.ts';
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
export function advanceLog(services: LogServices, goOn: () => void = () => {}): Promise<CheckpointRow | null> {
  const { db } = services;
  const before = advancing.get(db) ?? Promise.resolve();
  const mine = before.then(() => advance(services, goOn));
  advancing.set(
    db,
    mine.catch(() => {}),
  );
  return mine;
}

/** What advances the log of each database in this process: a second caller waits, and then mostly finds nothing to do. */
const advancing = new WeakMap<LogServices['db'], Promise<unknown>>();

async function advance(services: LogServices, goOn: () => void): Promise<CheckpointRow | null> {
  const { db, signer } = services;
  goOn();
  const head = await db.withTx(readLogHead);
  if (!head.isWaiting && head.size === (head.last?.size ?? 0)) return head.last;
  if (head.isWaiting) await sequenceAll(db, goOn);
  const { due, last } = await db.withTx(readDue);
  if (due === null) return last;
  try {
    const made = await signDue(signer, due);
    goOn();
    const isFirst = await runAlone(db, (tx) => insertCheckpoint(tx, made));
    return isFirst ? made : await db.withTx(lastCheckpoint);
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
  // As it is read later.
  const bytes = { root: Buffer.from(due.root), certificate: Buffer.from(certificate), token: Buffer.from(token) };
  return { size: due.size, note, at: time, ...bytes };
}

/** Checks that the tree continues the last signed one; no other tree is signed. */
async function readDue(tx: Tx): Promise<{ readonly due: Due | null; readonly last: CheckpointRow | null }> {
  const { size, last } = await readLogHead(tx);
  if (last !== null && size < last.size) throw new LogRewrittenError(`the log has lost rows: ${last.size} were signed`);
  if (size === (last?.size ?? 0)) return { due: null, last };
  const read = treeReader(tx, size);
  const before = await rootOf(last?.size ?? 0, read);
  if (last !== null && Buffer.compare(before, last.root) !== 0)
    throw new LogRewrittenError(`the first ${last.size} signed rows of the log were changed`);
  return { due: { size, root: await rootOf(size, read) }, last };
}
