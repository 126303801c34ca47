// Files under their SHA-256, and the layout of DATA_DIR.
export {
  type BlobStore,
  type ByteSpan,
  type Digest,
  type LoadedBlob,
  type StoredBlob,
  extended,
} from './blob-store.ts';
export { type DataKey, cachedDataKeys } from './data-keys.ts';
export { UNFINISHED } from './disk-storage.ts';
export { dataLayout } from './layout.ts';
export { demandBlobs, openBlobStore } from './open.ts';
export type { BlobRemoval } from './s3-storage.ts';
export { type SegmentFiles, openSegmentFiles } from './segment-files.ts';
export { ANSWER_MS, withinTime } from './within-time.ts';
