import { mkdir } from 'node:fs/promises';
import { asStoreError } from '../outage/index.ts';
import type { BlobStore } from './blob-store.ts';
import type { DataKeys } from './data-keys.ts';
import { type Places, clearAbandoned, diskStorage } from './disk-storage.ts';
import { segmentStore } from './segment-store.ts';
import { ANSWER_MS, type WithinTime, withinTime } from './within-time.ts';

/** Blobs on disk (`disk-storage.ts`). */
export async function openFsBlobStore(places: Places, keys: DataKeys, answerMs = ANSWER_MS): Promise<BlobStore> {
  await mkdir(places.blobs, { recursive: true });
  await mkdir(places.tmp, { recursive: true });
  await clearAbandoned(places.tmp);
  const answered = withinTime(answerMs);
  const guard: WithinTime = (work, discard) =>
    answered(
      () =>
        work().catch((error: unknown) => {
          throw asStoreError(error);
        }),
      discard,
    );
  return segmentStore({ storage: diskStorage(places), keys }, guard);
}
