import { existsSync } from 'node:fs';
import { type Config, ConfigError } from '../config/config.ts';
import type { BlobStore } from './blob-store.ts';
import { openFsBlobStore } from './fs-blob-store.ts';
import { dataLayout } from './layout.ts';

/**
 * Opens the store the settings name; its directories are made on the first start.
 * @param isUsed whether the database names blobs: no empty store is made for it, whose disk may only not be mounted
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
    throw new ConfigError('The files that the database names are not there:', [
      `DATA_DIR: there is no ${blobs}; mount its disk or restore it (an empty directory of this name starts without them)`,
    ]);
  }
  return openFsBlobStore({ blobs, tmp });
}
