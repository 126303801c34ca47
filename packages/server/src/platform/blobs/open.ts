import { existsSync } from 'node:fs';
import { type Config, ConfigError } from '../config/index.ts';
import type { BlobStore } from './blob-store.ts';
import { openFsBlobStore } from './fs-blob-store.ts';
import { dataLayout } from './layout.ts';

/**
 * Opens the store that the settings name; the first start creates its directories.
 * @param isUsed whether the database names blobs: then no empty store is created, because its disk may just not be mounted
 * @throws ConfigError for a store that has vanished, and for S3, which this version cannot write to
 */
export async function openBlobStore(
  config: Pick<Config, 'dataDir' | 's3'>,
  isUsed: () => Promise<boolean>,
): Promise<BlobStore> {
  if (config.s3 !== null) {
    throw new ConfigError('These settings cannot be used:', ['S3_BUCKET: this version keeps files in DATA_DIR only']);
  }
  const { blobs, tmp } = dataLayout(config.dataDir);
  if (!existsSync(blobs) && (await isUsed())) {
    throw new ConfigError('The files that the database names are missing:', [
      `DATA_DIR: there is no ${blobs}; mount its disk or restore it (an empty directory of this name starts without them)`,
    ]);
  }
  return openFsBlobStore({ blobs, tmp });
}
