import { existsSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Config, ConfigError, type S3Config } from '../config/index.ts';
import type { BlobStore, Digest } from './blob-store.ts';
import type { DataKeys } from './data-keys.ts';
import { openFsBlobStore } from './fs-blob-store.ts';
import { dataLayout } from './layout.ts';
import { openS3BlobStore } from './s3-blob-store.ts';
import { openS3Calls } from './s3-calls.ts';
import { type BlobRemoval, OBJECT_PREFIX, s3Storage } from './s3-storage.ts';
import { isSegment } from './segment-format.ts';

type StoreConfig = Pick<Config, 'dataDir' | 's3'>;

/**
 * Checks that the store which the settings name can be opened; the first start creates the one in DATA_DIR, and a bucket must exist.
 * @param isUsed whether the database names blobs: then no empty store is used, because its disk may just not be mounted
 * @throws ConfigError for a store that has vanished, is of another version, or does not answer
 */
export async function demandBlobs(config: StoreConfig, isUsed: () => Promise<boolean>): Promise<void> {
  await (config.s3 === null ? demandDirectory(config.dataDir, isUsed) : demandBucket(config.s3, isUsed));
}

async function demandDirectory(dataDir: string, isUsed: () => Promise<boolean>): Promise<void> {
  const { blobs } = dataLayout(dataDir);
  if (!existsSync(blobs)) {
    if (!(await isUsed())) return;
    throw new ConfigError('The files that the database names are missing:', [
      `DATA_DIR: there is no ${blobs}; mount its disk or restore it (an empty directory of this name starts without them)`,
    ]);
  }
  const file = await firstFile(blobs);
  if (file !== null && !(await isSegmentFile(file))) {
    throw new ConfigError('The stored files are of another version:', [
      `DATA_DIR: ${blobs} holds files of a version before the first release, and there is no upgrade from it: keep it with the ` +
        'version that made it, and start this version with an empty DATA_DIR',
    ]);
  }
}

async function demandBucket(s3: S3Config, isUsed: () => Promise<boolean>): Promise<void> {
  const calls = await openS3Calls(s3);
  try {
    const found = await s3Storage({ calls, tmp: '', removalOf: async () => 'NONE' })
      .any()
      .catch((error: unknown) => {
        const { cause } = error as { cause?: { name?: string; message?: string } };
        throw new ConfigError('The object store cannot be used:', [
          `S3_BUCKET: ${s3.bucket} cannot be read (${cause?.name ?? 'Error'}: ${cause?.message ?? String(error)})`,
        ]);
      });
    if (found === null && (await isUsed()))
      throw new ConfigError('The files that the database names are missing:', [
        `S3_BUCKET: ${s3.bucket} has no object whose name begins with ${OBJECT_PREFIX}; restore them, or name the right bucket`,
      ]);
    if (found !== null && !isSegment(found.start))
      throw new ConfigError('The stored files are of another version:', [
        `S3_BUCKET: ${OBJECT_PREFIX}${found.digest} in ${s3.bucket} was not stored by this program, or is damaged`,
      ]);
  } finally {
    calls.close();
  }
}

/** Opens the store that the settings name, and creates the directories of DATA_DIR where they are missing. */
export async function openBlobStore(
  { dataDir, s3 }: StoreConfig,
  keys: DataKeys,
  removalOf: (digest: Digest) => Promise<BlobRemoval>,
): Promise<BlobStore> {
  const { blobs, tmp } = dataLayout(dataDir);
  if (s3 === null) return openFsBlobStore({ blobs, tmp }, keys);
  return openS3BlobStore(s3Storage({ calls: await openS3Calls(s3), tmp, removalOf }), keys, tmp);
}

/** Any file of the store; all are of one version. */
async function firstFile(directory: string): Promise<string | null> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const at = path.join(directory, entry.name);
    const found = entry.isDirectory() ? await firstFile(at) : at;
    if (found !== null) return found;
  }
  return null;
}

async function isSegmentFile(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return isSegment(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}
