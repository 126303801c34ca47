import { inArray, lt, sql } from 'drizzle-orm';
import { type BlobRemoval, type Digest, type Tx, blobRemoval, prepared } from '../../platform/index.ts';

/** A deletion that was begun this long ago has ended, however it was delayed on its way to an object store. */
const ENDED_MS = 3_600_000;

/** Tells every server that these blobs are being deleted; committed before their age is looked at. */
export async function beginRemovals(tx: Tx, digests: readonly Digest[], now: Date): Promise<void> {
  if (digests.length === 0) return;
  await tx
    .insert(blobRemoval)
    .values(digests.map((digest) => ({ digest, at: now })))
    .onConflictDoUpdate({ target: blobRemoval.digest, set: { at: now, settledAt: null } });
}

/** The store has answered: no deletion of these blobs is under way any more. */
export async function settleRemovals(tx: Tx, digests: readonly Digest[], now: Date): Promise<void> {
  if (digests.length === 0) return;
  await tx
    .update(blobRemoval)
    .set({ settledAt: now })
    .where(inArray(blobRemoval.digest, [...digests]));
}

/** Deletions that ended so long ago that no put can have begun before them. */
export async function purgeRemovals(tx: Tx, now: Date): Promise<void> {
  await tx.delete(blobRemoval).where(lt(blobRemoval.at, new Date(now.getTime() - ENDED_MS)));
}

const removals = prepared<{ readonly digest: Digest }, { settledAt: Date | null }[]>((tx) =>
  tx
    .select({ settledAt: blobRemoval.settledAt })
    .from(blobRemoval)
    .where(sql`${blobRemoval.digest} = ${sql.placeholder('digest')}`),
);

/** Whether this blob is being deleted, asked by the object store after each put. */
export async function findRemoval(tx: Tx, digest: Digest): Promise<BlobRemoval> {
  const [row] = await removals(tx, { digest });
  if (row === undefined) return 'NONE';
  return row.settledAt === null ? 'OPEN' : 'SETTLED';
}
