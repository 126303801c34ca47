import { asc, eq, gt } from 'drizzle-orm';
import { type Database, logCheckpoint } from '../../platform/index.ts';
import type { Findings } from './findings.ts';
import { type LogTrust, judgeCheckpoint } from './judge-checkpoint.ts';
import { type SignedNote, isSignedBy, parseCheckpoint, parseNote } from './note.ts';
import type { CheckpointRow } from './store.ts';
import { parseCertificate } from '@countersign/asn1';
import { authorityState } from '../signer/views.ts';

/** The required tree of a size, and the source of the requirement. */
export interface ExpectedRoot {
  readonly size: number;
  readonly root: Uint8Array;
  readonly at: Date | null;
  readonly by: string;
}

const PAGE = 500;

/** Verifies every checkpoint of the database by itself; returns the required roots, by size. */
export async function verifyCheckpoints(
  db: Pick<Database, 'withTx'>,
  trust: LogTrust,
  findings: Findings,
): Promise<ExpectedRoot[]> {
  const expected: ExpectedRoot[] = [];
  let lastAt: Date | null = null;
  for (let after = -1; ;) {
    const page = await db.withTx((tx) =>
      tx.select().from(logCheckpoint).where(gt(logCheckpoint.size, after)).orderBy(asc(logCheckpoint.size)).limit(PAGE),
    );
    for (const row of page) {
      judgeRow(row, trust, findings);
      if (lastAt !== null && row.at < lastAt)
        findings.add('CHECKPOINT', null, `${nameOf(row)} is older than the previous one`);
      lastAt = row.at;
      expected.push({ size: row.size, root: row.root, at: row.at, by: nameOf(row) });
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return expected;
    after = last.size;
  }
}

const nameOf = ({ size, at }: Pick<CheckpointRow, 'size' | 'at'>): string =>
  `the checkpoint of ${size} rows of ${at.toISOString()}`;

function judgeRow(row: CheckpointRow, trust: LogTrust, findings: Findings): void {
  const { checkpoint, time, problems } = judgeCheckpoint(row, trust);
  for (const problem of problems) findings.add('CHECKPOINT', null, `${nameOf(row)}: ${problem}`);
  if (checkpoint === null) return;
  if (checkpoint.size !== row.size || Buffer.compare(checkpoint.root, row.root) !== 0)
    findings.add('CHECKPOINT', null, `${nameOf(row)}: its note names another size or root`);
  if (time !== null && time.getTime() !== row.at.getTime())
    findings.add('CHECKPOINT', null, `${nameOf(row)}: its time-stamp says ${time.toISOString()}`);
}

/** The signer's own record of the last signed tree (trust/signer/state-store.ts); empty if it has signed none. */
export async function readSignedState(db: Pick<Database, 'withTx'>): Promise<ExpectedRoot[]> {
  const rows = await db.withTx((tx) =>
    tx
      .select({ size: authorityState.number, root: authorityState.der, at: authorityState.at })
      .from(authorityState)
      .where(eq(authorityState.name, 'log')),
  );
  return rows.flatMap(({ size, root }) =>
    root === null ? [] : [{ size, root, at: null, by: `the last tree of the signer, of ${size} rows,` }],
  );
}

/** The reason why a checkpoint that was kept elsewhere cannot be used. */
export class OutsideCheckpointError extends Error {
  override readonly name = 'OutsideCheckpointError';
}

/**
 * Reads a checkpoint from outside, which is trusted if one of the log's keys has signed it.
 * @throws OutsideCheckpointError
 */
export async function readOutsideCheckpoint(db: Pick<Database, 'withTx'>, note: string): Promise<ExpectedRoot> {
  const signed = parseNote(note);
  const checkpoint = signed && parseCheckpoint(signed.text);
  if (signed === null || checkpoint === null)
    throw new OutsideCheckpointError('the file of --checkpoint is no signed checkpoint');
  if (!(await isOfThisLog(db, signed, checkpoint.origin)))
    throw new OutsideCheckpointError('none of the keys of this log has signed the checkpoint given');
  const { size, root } = checkpoint;
  return { size, root, at: null, by: `the checkpoint of ${size} rows that was kept elsewhere` };
}

async function isOfThisLog(db: Pick<Database, 'withTx'>, signed: SignedNote, name: string): Promise<boolean> {
  const certificates = await db.withTx((tx) =>
    tx.selectDistinct({ certificate: logCheckpoint.certificate }).from(logCheckpoint),
  );
  return certificates.some(({ certificate }) =>
    isSignedBy(signed, { name, publicKey: parseCertificate(certificate).publicKey.keyBits }),
  );
}
