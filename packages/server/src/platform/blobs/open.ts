import { existsSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Config, ConfigError } from '../config/index.ts';
import type { BlobStore } from './blob-store.ts';
import type { DataKeys } from './data-keys.ts';
import { openFsBlobStore } from './fs-blob-store.ts';
import { dataLayout } from './layout.ts';
import { isSegment } from './segment-format.ts';

type StoreConfig = Pick<Config, 'dataDir' | 's3'>;

/**
 * Checks that the store which the settings name can be opened; the first start creates it.
 * @param isUsed whether the database names blobs: then no empty store is created, because its disk may just not be mounted
 * @throws ConfigError for a store that has vanished or is of another version, and for S3, which this version cannot write to
 */
export async function demandBlobs(config: StoreConfig, isUsed: () => Promise<boolean>): Promise<void> {
  if (config.s3 !== null) {
    throw new ConfigError('These settings cannot be used:', ['S3_BUCKET: this version keeps files in DATA_DIR only']);
  }
  const { blobs } = dataLayout(config.dataDir);
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

/** Opens the store in DATA_DIR, and creates its directories where they are missing. */
export async function openBlobStore({ dataDir }: Pick<Config, 'dataDir'>, keys: DataKeys): Promise<BlobStore> {
  const { blobs, tmp } = dataLayout(dataDir);
  return openFsBlobStore({ blobs, tmp }, keys);
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
