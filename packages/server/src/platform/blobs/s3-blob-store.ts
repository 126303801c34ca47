import { mkdir } from 'node:fs/promises';
import { asStoreError } from '../outage/index.ts';
import type { BlobStore } from './blob-store.ts';
import type { DataKeys } from './data-keys.ts';
import { clearAbandoned } from './disk-storage.ts';
import type { S3Storage } from './s3-storage.ts';
import { segmentStore } from './segment-store.ts';

/** The age of an upload in parts after which its process must have been killed. */
const ABANDONED_MS = 24 * 3_600_000;

/** Blobs in the bucket of an object store (`s3-storage.ts`). */
export async function openS3BlobStore(storage: S3Storage, keys: DataKeys, tmp: string): Promise<BlobStore> {
  await mkdir(tmp, { recursive: true });
  await clearAbandoned(tmp);
  // Not every store can list them, and a start does not depend on it.
  storage.clearAbandoned(new Date(Date.now() - ABANDONED_MS)).catch(() => {});
  return segmentStore({ storage, keys }, (work) =>
    work().catch((error: unknown) => {
      throw asStoreError(error);
    }),
  );
}
