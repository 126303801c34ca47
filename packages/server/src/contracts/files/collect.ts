import { type Job, type Services, enqueue } from '../../platform/index.ts';
import { deleteStaleUploads, namedDigests } from './store.ts';

/** Runs repeatedly: purges uploads that were never completed and blobs that no row names. */
export const COLLECT_JOB = 'file.collect';

const COLLECT_EVERY_MS = 3_600_000;
/** A blob is written before its row (conventions, rule 1): the row may still follow for this long. */
const KEEP_MS = 86_400_000;
const BATCH = 100;

/** Deletes what a crash or an abandoned upload has left for more than a day. */
export async function collect(services: Services, job: Job): Promise<void> {
  const now = services.clock.now();
  const before = new Date(now.getTime() - KEEP_MS);
  while ((await services.db.withTx((tx) => deleteStaleUploads(tx, before, BATCH))) === BATCH)
    job.abort.throwIfAborted();
  let batch: string[] = [];
  for await (const { digest, putAt } of services.blobs.list()) {
    job.abort.throwIfAborted();
    if (putAt < before) batch.push(digest);
    if (batch.length === BATCH) {
      await collectBlobs(services, batch);
      batch = [];
    }
  }
  await collectBlobs(services, batch);
  await services.db.withTx(async (tx) => {
    await job.finishIn(tx);
    const runAt = new Date(now.getTime() + COLLECT_EVERY_MS);
    await enqueue(tx, { id: services.ids.next(), kind: COLLECT_JOB, key: COLLECT_JOB, payload: {}, runAt, now });
  });
}

async function collectBlobs(services: Services, digests: readonly string[]): Promise<void> {
  const named = await services.db.withTx((tx) => namedDigests(tx, digests));
  for (const digest of digests) if (!named.has(digest)) await services.blobs.delete(digest);
}
