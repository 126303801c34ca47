import { randomBytes } from 'node:crypto';
import { type Dirent } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { BlobMissingError, type Digest, type ListedBlob } from './blob-store.ts';
import { asStoreError } from '../outage/index.ts';
import type { DataLayout } from './layout.ts';
import { AT_ONCE } from './segment-file.ts';
import { isDigest } from './segment-format.ts';
import type { UnfinishedSegment, SegmentSource, SegmentStorage } from './segment-storage.ts';

export type Places = Pick<DataLayout, 'blobs' | 'tmp'>;

/** Octets read when a segment is opened: its header and, if it is the increment of one signature, all of its bytes. */
const FIRST_READ = 32 << 10;
/** Prefix of files that are being written, or exist only while they are processed. */
export const UNFINISHED = 'blob-';
/**
 * The age of a temporary file after which its process must have been killed; others may be writing the younger ones.
 * Measured by the clock of the file system.
 */
const ABANDONED_MS = 24 * 3_600_000;

/**
 * Segments as files `ab/<digest>`: written to `tmp`, synced, renamed to their name, and the directory synced, so that a name
 * either stands for all of its bytes or does not exist, also after a power cut.
 */
export function diskStorage({ blobs, tmp }: Places): SegmentStorage {
  const pathOf = (digest: Digest): string => path.join(blobs, digest.slice(0, 2), digest);
  return {
    rereads: 0,
    ahead: 0,
    firstRead: FIRST_READ,
    readAtOnce: AT_ONCE,
    begin: async () => {
      const { file, handle, write, discard } = await openUnfinished(tmp);
      let isSettled = false;
      const settle = async (digest: Digest): Promise<void> => {
        await handle.sync();
        await handle.close();
        await settleFile(blobs, file, pathOf(digest));
        isSettled = true;
      };
      return { write, settle, discard: async () => (isSettled ? undefined : discard()) };
    },
    async open(digest, firstRead) {
      const handle = await open(pathOf(digest), 'r').catch(async (error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        // A missing file is a missing blob only while the directory of the store exists.
        await demandDirectory(blobs);
        throw new BlobMissingError(digest);
      });
      return openSource(handle, firstRead);
    },
    async touch(digest) {
      const now = new Date();
      await utimes(pathOf(digest), now, now);
    },
    async delete(digest, before) {
      const found = await statOrNull(pathOf(digest));
      if (found === null) await demandDirectory(blobs);
      else if (before === undefined || found.mtimeMs < before.getTime()) await rm(pathOf(digest), { force: true });
    },
    list: () => list(blobs),
  };
}

/** A new file in `tmp`, which `discard` removes. */
export async function openUnfinished(
  tmp: string,
): Promise<Pick<UnfinishedSegment, 'write' | 'discard'> & { readonly file: string; readonly handle: FileHandle }> {
  const file = path.join(tmp, `${UNFINISHED}${randomBytes(12).toString('hex')}`);
  const handle = await open(file, 'wx+', 0o600);
  return {
    file,
    handle,
    async write(octets, position) {
      for (let at = 0; at < octets.length;)
        at += (await handle.write(octets, at, octets.length - at, position + at)).bytesWritten;
    },
    async discard() {
      await handle.close();
      await rm(file, { force: true });
    },
  };
}

async function openSource(handle: FileHandle, firstRead: number): Promise<SegmentSource> {
  try {
    const start = await readAt(handle, 0, firstRead);
    return {
      start,
      isWhole: start.length < firstRead,
      read: (at, length) => readAt(handle, at, length),
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Fewer octets at the end of the file. */
export async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const octets = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await handle.read(octets, filled, length - filled, position + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return octets.subarray(0, filled);
}

/** @throws StorageAwayError where it is missing */
async function demandDirectory(directory: string): Promise<void> {
  await stat(directory).catch((error: unknown) => {
    throw asStoreError(error);
  });
}

/** Removes the temporary files of processes that were killed. */
export async function clearAbandoned(tmp: string): Promise<void> {
  for (const name of await readdir(tmp)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const file = path.join(tmp, name);
    const found = await statOrNull(file);
    if (found !== null && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}

async function statOrNull(file: string): Promise<{ size: number; mtimeMs: number } | null> {
  try {
    return await stat(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Renames the finished file. An existing file with the same bytes is replaced and counts as put now. */
async function settleFile(blobs: string, finished: string, target: string): Promise<void> {
  const directory = path.dirname(target);
  const isNew = await rename(finished, target).then(
    () => false,
    async (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      // Never `blobs` itself: below the mount point of an unmounted disk, files would be hidden when it is mounted again.
      await makeDirectory(directory);
      await rename(finished, target);
      return true;
    },
  );
  await syncDirectory(directory);
  if (isNew) await syncDirectory(blobs);
}

async function makeDirectory(directory: string): Promise<void> {
  await mkdir(directory).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* list(blobs: string): AsyncIterable<ListedBlob> {
  const inside = (directory: string): Promise<Dirent[]> =>
    readdir(directory, { withFileTypes: true }).catch((error: unknown) => {
      throw asStoreError(error);
    });
  for (const first of await inside(blobs)) {
    const directory = path.join(blobs, first.name);
    for (const { name } of await inside(directory)) {
      const found = isDigest(name) ? await statOrNull(path.join(directory, name)) : null;
      if (found !== null) yield { digest: name, stored: found.size, putAt: new Date(found.mtimeMs) };
    }
  }
}
