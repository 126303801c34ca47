import { mkdir } from 'node:fs/promises';
import { asStoreError } from '../outage/index.ts';
import type { BlobStore } from './blob-store.ts';
import type { DataKeys } from './data-keys.ts';
import { clearAbandoned } from './disk-shelf.ts';
import type { S3Shelf } from './s3-shelf.ts';
import { segmentStore } from './segment-store.ts';

/** The age of an upload in parts after which its process must have been killed. */
const ABANDONED_MS = 24 * 3_600_000;

/** Blobs in the bucket of an object store (`s3-shelf.ts`). */
export async function openS3BlobStore(shelf: S3Shelf, keys: DataKeys, tmp: string): Promise<BlobStore> {
  await mkdir(tmp, { recursive: true });
  await clearAbandoned(tmp);
  // Not every store can list them, and a start does not depend on it.
  shelf.clearAbandoned(new Date(Date.now() - ABANDONED_MS)).catch(() => {});
  return segmentStore({ shelf, keys }, (work) =>
    work().catch((error: unknown) => {
      throw asStoreError(error);
    }),
  );
}
