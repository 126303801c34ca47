import type { Database } from '../../platform/index.ts';
import { type Finding, Findings } from './findings.ts';
import type { LogTrust } from './judge-checkpoint.ts';
import { verifyChains, verifyUnlogged } from './verify-chains.ts';
import { type ExpectedRoot, readOutsideCheckpoint, readSignedState, verifyCheckpoints } from './verify-checkpoints.ts';
import { verifyTree } from './verify-tree.ts';

export interface LogReport {
  /** There are no findings. */
  readonly ok: boolean;
  /** Rows in the log, and rows that wait for inclusion. */
  readonly size: number;
  readonly waiting: number;
  readonly checkpoints: number;
  /** The last checkpoint's size and time; null if there is none. */
  readonly last: { readonly size: number; readonly at: string } | null;
  /** The number of findings; `findings` holds the first ten thousand. */
  readonly found: number;
  readonly findings: readonly Finding[];
}

/**
 * Checks the whole audit of a database (docs/cycles/audit-log.md "Checking"): every row, every chain, the tree, every
 * checkpoint, and one that was kept elsewhere.
 * @param outside the note of such a checkpoint; null for none
 * @throws OutsideCheckpointError where it cannot be used
 */
export async function verifyLog(
  db: Pick<Database, 'withTx'>,
  { trust, outside }: { readonly trust: LogTrust; readonly outside: string | null },
): Promise<LogReport> {
  const findings = new Findings();
  const own = await verifyCheckpoints(db, trust, findings);
  const kept = outside === null ? [] : [await readOutsideCheckpoint(db, outside)];
  const expected = [...own, ...(await readSignedState(db)), ...kept].toSorted((one, other) => one.size - other.size);
  const size = await verifyTree(db, expected, findings);
  await verifyChains(db, findings);
  const last = own.at(-1) ?? null;
  const waiting = await verifyUnlogged(db, last?.at ?? null, findings);
  return {
    ok: findings.count === 0,
    size,
    waiting,
    checkpoints: own.length,
    last: lastOf(last),
    found: findings.count,
    findings: findings.kept,
  };
}

const lastOf = (last: ExpectedRoot | null): LogReport['last'] =>
  last === null ? null : { size: last.size, at: last.at?.toISOString() ?? '' };
