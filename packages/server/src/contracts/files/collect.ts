import { ATTACHMENT_KEEP_DAYS } from '@countersign/domain';
import { type Digest, type Job, type Services, enqueue, outageOf } from '../../platform/index.ts';
import { beginRemovals, purgeRemovals, settleRemovals } from './removals.ts';
import { deleteUnsigned } from './attachments.ts';
import { deleteDetached, deleteStaleUploads, namedDigests } from './store.ts';

/** Runs repeatedly: purges uploads that were never completed and blobs that no row names. */
export const COLLECT_JOB = 'file.collect';

const COLLECT_EVERY_MS = 3_600_000;
/** A blob is written before its row (conventions, rule 1): the row may still follow for this long. */
const KEEP_MS = 86_400_000;
const BATCH = 100;
/** Headers read at the same time: each is a request to an object store. */
const HEADERS_AT_ONCE = 16;

/** Deletes what a crash or an abandoned upload has left for more than a day, and nothing that another blob is stored with. */
export async function collect(services: Services, job: Job): Promise<void> {
  const now = services.clock.now();
  const before = new Date(now.getTime() - KEEP_MS);
  while ((await services.db.withTx((tx) => deleteStaleUploads(tx, before, BATCH))) === BATCH)
    job.abort.throwIfAborted();
  const unsigned = new Date(now.getTime() - ATTACHMENT_KEEP_DAYS * KEEP_MS);
  await services.db.withTx((tx) => deleteUnsigned(tx, unsigned));
  while ((await services.db.withTx((tx) => deleteDetached(tx, before, BATCH))) === BATCH) job.abort.throwIfAborted();
  await services.db.withTx((tx) => purgeRemovals(tx, now));
  const unnamed = await findUnnamed(services, job, before);
  if (unnamed.size > 0 && (await keepLinked(services, job, unnamed))) {
    const digests = [...unnamed];
    for (let at = 0; at < digests.length; at += BATCH)
      await deleteBlobs(services, digests.slice(at, at + BATCH), { now, before });
  }
  await services.db.withTx(async (tx) => {
    await job.finishIn(tx);
    const runAt = new Date(now.getTime() + COLLECT_EVERY_MS);
    await enqueue(tx, { id: services.ids.next(), kind: COLLECT_JOB, key: COLLECT_JOB, payload: {}, runAt, now });
  });
}

/** The blobs that were put before this instant and that no row names. */
async function findUnnamed(services: Services, job: Job, before: Date): Promise<Set<Digest>> {
  const unnamed = new Set<Digest>();
  let batch: Digest[] = [];
  const judge = async (): Promise<void> => {
    const named = await services.db.withTx((tx) => namedDigests(tx, batch));
    for (const digest of batch) if (!named.has(digest)) unnamed.add(digest);
    batch = [];
  };
  for await (const { digest, putAt } of services.blobs.list()) {
    job.abort.throwIfAborted();
    if (putAt < before) batch.push(digest);
    if (batch.length === BATCH) await judge();
  }
  await judge();
  return unnamed;
}

/**
 * Takes out of `unnamed` what the others are stored with, directly or through each other.
 * @returns false where one of the others cannot be read, so that it is unknown what it needs
 */
async function keepLinked(services: Services, job: Job, unnamed: Set<Digest>): Promise<boolean> {
  const needed: Digest[] = [];
  let batch: Digest[] = [];
  const read = async (): Promise<boolean> => {
    const links = await Promise.all(batch.map((digest) => linksOf(services, digest)));
    batch = [];
    for (const found of links) needed.push(...(found ?? []).filter((link) => unnamed.has(link)));
    return !links.includes(null);
  };
  for await (const { digest } of services.blobs.list()) {
    job.abort.throwIfAborted();
    if (!unnamed.has(digest)) batch.push(digest);
    if (batch.length === HEADERS_AT_ONCE && !(await read())) return false;
  }
  if (!(await read())) return false;
  for (let digest = needed.pop(); digest !== undefined; digest = needed.pop()) {
    const links = unnamed.delete(digest) ? await linksOf(services, digest) : [];
    if (links === null) return false;
    needed.push(...links);
  }
  return true;
}

/** What a blob is stored with; nothing if it has been deleted, null if it cannot be read. */
async function linksOf({ blobs, log }: Services, digest: Digest): Promise<readonly Digest[] | null> {
  try {
    return await blobs.links(digest);
  } catch (error) {
    if (outageOf(error) !== null) throw error;
    if ((error as Error).name === 'BlobMissingError') return [];
    log.error({ err: error, digest }, 'no blob is collected, because it is unknown which ones this one needs');
    return null;
  }
}

/** A row may have begun to name a blob in the meantime, or it was put again. */
async function deleteBlobs(
  { db, blobs }: Services,
  digests: readonly Digest[],
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<void> {
  // A backup copies the rows first, and then the files that they name: the next run deletes these.
  const isBegun = await db.withTx(async (tx) => {
    if (await db.isBeingCopied(tx)) return false;
    await beginRemovals(tx, digests, now);
    return true;
  });
  if (!isBegun) return;
  const named = await db.withTx((tx) => namedDigests(tx, digests));
  const settled: Digest[] = [];
  try {
    for (const digest of digests) {
      if (!named.has(digest)) await blobs.delete(digest, before);
      settled.push(digest);
    }
  } finally {
    // The one whose deletion failed may still be deleted.
    await db.withTx((tx) => settleRemovals(tx, settled, now));
  }
}
