import { type Config, ConfigError } from '../config/config.ts';
import type { BlobStore } from './blob-store.ts';
import { openFsBlobStore } from './fs-blob-store.ts';
import { dataLayout } from './layout.ts';

/** Opens the store the settings name. @throws ConfigError for S3, which this version cannot write to */
export function openBlobStore(config: Pick<Config, 'dataDir' | 's3'>): Promise<BlobStore> {
  if (config.s3 !== null) {
    throw new ConfigError('These settings cannot be used:', ['S3_BUCKET: this version keeps files in DATA_DIR only']);
  }
  const { blobs, tmp } = dataLayout(config.dataDir);
  return openFsBlobStore({ blobs, tmp });
}
