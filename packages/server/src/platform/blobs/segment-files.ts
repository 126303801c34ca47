import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { Config } from '../config/index.ts';
import type { Digest, ListedBlob } from './blob-store.ts';
import { diskStorage } from './disk-storage.ts';
import { dataLayout } from './layout.ts';
import { openS3Calls } from './s3-calls.ts';
import { s3Storage } from './s3-storage.ts';
import type { SegmentStorage } from './segment-storage.ts';

/** The stored form of blobs, encrypted as it is: for copies that need no key. */
export interface SegmentFiles {
  list(): AsyncIterable<ListedBlob>;
  /** @throws BlobMissingError */
  read(digest: Digest): AsyncIterable<Buffer>;
  /** Stores the segment of a blob, on disk before this resolves; nothing is stored where `octets` ends with an error. */
  write(digest: Digest, octets: AsyncIterable<Buffer>): Promise<void>;
  close(): void;
}

/** Opens the store that the settings name, without a server on it. The directories of DATA_DIR are created by the first write. */
export async function openSegmentFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<SegmentFiles> {
  const { blobs, tmp } = dataLayout(dataDir);
  if (s3 === null) {
    const files = over(diskStorage({ blobs, tmp }), [blobs, tmp]);
    return { ...files, list: () => (existsSync(blobs) ? files.list() : nothing()), close: () => {} };
  }
  const calls = await openS3Calls(s3);
  return { ...over(s3Storage({ calls, tmp, removalOf: async () => 'NONE' }), [tmp]), close: () => calls.close() };
}

async function* nothing(): AsyncGenerator<ListedBlob> {}

function over(storage: SegmentStorage, needed: readonly string[]): Omit<SegmentFiles, 'close'> {
  let ready: Promise<unknown> | null = null;
  const prepare = (): Promise<unknown> =>
    (ready ??= Promise.all(needed.map((directory) => mkdir(directory, { recursive: true }))));
  return {
    list: () => storage.list(),
    read: (digest) => octetsOf(storage, digest),
    async write(digest, octets) {
      await prepare();
      const unfinished = await storage.begin();
      try {
        let at = 0;
        for await (const piece of octets) {
          await unfinished.write(piece, at);
          at += piece.length;
        }
        await unfinished.settle(digest);
      } finally {
        await unfinished.discard();
      }
    },
  };
}

async function* octetsOf({ open, readAtOnce }: SegmentStorage, digest: Digest): AsyncGenerator<Buffer> {
  const source = await open(digest, readAtOnce);
  try {
    yield source.start;
    let at = source.start.length;
    for (let isWhole = source.isWhole; !isWhole;) {
      // One octet again: an object store refuses a range that begins at the end.
      const piece = await source.read(at - 1, readAtOnce);
      at += piece.length - 1;
      isWhole = piece.length < readAtOnce;
      yield piece.subarray(1);
    }
  } finally {
    await source.close();
  }
}
