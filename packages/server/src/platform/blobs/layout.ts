import path from 'node:path';

/** The directories of DATA_DIR. */
export interface DataLayout {
  /** The embedded database (`pg/`) and its lock; absent with DATABASE_URL. */
  readonly db: string;
  /** Stored files, each under the digest of its content: `ab/abcd…`. Files are added, replaced and deleted, never changed. */
  readonly blobs: string;
  /** Files being written. On the same file system as `blobs`; its content may be deleted while no server runs. */
  readonly tmp: string;
}

/** The layout of a data directory. A backup needs `db` and `blobs`, in this order, and KEYS_DIR kept apart. */
export function dataLayout(dataDir: string): DataLayout {
  return { db: path.join(dataDir, 'db'), blobs: path.join(dataDir, 'blobs'), tmp: path.join(dataDir, 'tmp') };
}
