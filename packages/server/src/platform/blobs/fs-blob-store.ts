import { createHash, randomBytes } from 'node:crypto';
import type { Dirent } from 'node:fs';
import {
  constants,
  copyFile,
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  BlobDamagedError,
  BlobMissingError,
  type BlobStore,
  BlobTooLargeError,
  type ByteSpan,
  type Digest,
  type LoadedBlob,
  type StoredBlob,
} from './blob-store.ts';
import { asStoreError } from '../outage/index.ts';
import type { DataLayout } from './layout.ts';
import { ANSWER_MS, type WithinTime, withinTime } from './within-time.ts';

type Places = Pick<DataLayout, 'blobs' | 'tmp'>;

const DIGEST = /^[0-9a-f]{64}$/;
/**
 * The age of a temporary file after which its process must have been killed; others may be writing the younger ones.
 * Measured by the clock of the file system.
 */
const ABANDONED_MS = 24 * 3_600_000;
/** Prefix of files that are being written, or exist only while they are processed. */
export const UNFINISHED = 'blob-';

/**
 * Blobs as files `ab/cd/<digest>`: written to `tmp`, synced, renamed to their name, and the directory synced, so that a
 * name either stands for all of its bytes or does not exist, also after a power cut.
 */
export async function openFsBlobStore({ blobs, tmp }: Places, answerMs = ANSWER_MS): Promise<BlobStore> {
  await mkdir(blobs, { recursive: true });
  await mkdir(tmp, { recursive: true });
  await clearAbandoned(tmp);
  const answered = withinTime(answerMs);
  const pathOf = (digest: Digest): string => {
    // The only mapping from a name to a path, so that no name leads outside.
    if (!DIGEST.test(digest)) throw new BlobMissingError(digest.slice(0, 64));
    return path.join(blobs, digest.slice(0, 2), digest.slice(2, 4), digest);
  };
  const guard: WithinTime = (work, discard) =>
    answered(() => work().catch((error: unknown) => judge({ blobs, tmp }, error)), discard);
  return {
    put: (content, options) => guard(() => put({ blobs, tmp }, pathOf, content, options?.maxBytes ?? Infinity)),
    get: (digest) => guard(async () => get(pathOf(digest), digest)),
    load: (digest) => guard(async () => load(pathOf(digest), digest)),
    append: (base, pieces) => guard(() => append({ blobs, tmp }, pathOf, base, pieces)),
    stream: (digest, span) =>
      guard(
        async () => stream(pathOf(digest), digest, span),
        ({ body }) => body.destroy(),
      ),
    has: (digest) =>
      guard(async () => {
        if (!DIGEST.test(digest)) return null;
        const found = await statOrNull(pathOf(digest));
        if (found === null) await demandStore({ blobs });
        return found?.size ?? null;
      }),
    delete: (digest) =>
      guard(async () => {
        const file = pathOf(digest);
        if ((await statOrNull(file)) === null) await demandStore({ blobs });
        await rm(file, { force: true });
      }),
    list: () => list(blobs),
  };
}

/** @throws StorageAwayError where one of the directories is missing */
async function demandStore(places: Partial<Places>): Promise<void> {
  for (const directory of Object.values(places)) {
    await stat(directory).catch((error: unknown) => {
      throw asStoreError(error);
    });
  }
}

/** A missing file is a missing blob only while the directories of the store exist. */
async function judge(places: Places, error: unknown): Promise<never> {
  if (error instanceof BlobMissingError) await demandStore(places);
  throw asStoreError(error);
}

async function clearAbandoned(tmp: string): Promise<void> {
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

async function put(
  { blobs, tmp }: Places,
  pathOf: (digest: Digest) => string,
  content: Uint8Array | Readable,
  maxBytes: number,
): Promise<StoredBlob> {
  return finish({ blobs, tmp }, pathOf, async (unfinished) => {
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      const written = await write(handle, content, maxBytes);
      await handle.sync();
      return written;
    } finally {
      await handle.close();
    }
  });
}

/** Creates a file under a temporary name and renames it to its digest. */
async function finish(
  { blobs, tmp }: Places,
  pathOf: (digest: Digest) => string,
  make: (unfinished: string) => Promise<StoredBlob>,
): Promise<StoredBlob> {
  const unfinished = path.join(tmp, `${UNFINISHED}${randomBytes(12).toString('hex')}`);
  try {
    const made = await make(unfinished);
    await settle(blobs, unfinished, pathOf(made.digest));
    return made;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * The file system copies the base, sharing its blocks where it can; it is not hashed again: the digest continues from the
 * state that `load` has kept.
 */
function append(
  places: Places,
  pathOf: (digest: Digest) => string,
  base: LoadedBlob,
  pieces: readonly Uint8Array[],
): Promise<StoredBlob> {
  return finish(places, pathOf, async (unfinished) => {
    await copyFile(pathOf(base.digest), unfinished, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE).catch(
      missing(base.digest),
    );
    const handle = await open(unfinished, 'r+');
    try {
      const hash = base.hashed();
      let { size } = base;
      if ((await handle.stat()).size !== size) throw new BlobDamagedError(base.digest);
      for (const piece of pieces) {
        hash.update(piece);
        await writeAt(handle, piece, size);
        size += piece.length;
      }
      await handle.sync();
      return { digest: hash.digest('hex'), size };
    } finally {
      await handle.close();
    }
  });
}

async function writeAt(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let at = 0; at < bytes.length;)
    at += (await handle.write(bytes, at, bytes.length - at, position + at)).bytesWritten;
}

/** Translates the file system's error for a missing file into ours. */
const missing =
  (digest: Digest) =>
  (error: unknown): never => {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new BlobMissingError(digest) : error;
  };

async function write(handle: FileHandle, content: Uint8Array | Readable, maxBytes: number): Promise<StoredBlob> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of content instanceof Readable ? content : [content]) {
    const bytes = piece as Uint8Array;
    size += bytes.length;
    if (size > maxBytes) throw new BlobTooLargeError(maxBytes);
    hash.update(bytes);
    for (let at = 0; at < bytes.length;) at += (await handle.write(bytes, at)).bytesWritten;
  }
  return { digest: hash.digest('hex'), size };
}

/** Renames the finished file. An existing file with the same bytes is replaced and counts as put now. */
async function settle(blobs: string, finished: string, target: string): Promise<void> {
  const directory = path.dirname(target);
  const parent = path.dirname(directory);
  // Never `blobs` itself: below the mount point of an unmounted disk, files would be hidden when it is mounted again.
  const isNew = [await makeDirectory(parent), await makeDirectory(directory)].includes(true);
  await rename(finished, target);
  await syncDirectory(directory);
  if (!isNew) return;
  await syncDirectory(parent);
  await syncDirectory(blobs);
}

/** False where it existed. */
async function makeDirectory(directory: string): Promise<boolean> {
  try {
    await mkdir(directory);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function get(file: string, digest: Digest): Promise<Buffer> {
  const bytes = await readFile(file).catch(missing(digest));
  if (createHash('sha256').update(bytes).digest('hex') !== digest) throw new BlobDamagedError(digest);
  return bytes;
}

/** Octets that are read and hashed before other work gets its turn: half a millisecond of work. */
const READ_AT_ONCE = 1 << 20;

async function load(file: string, digest: Digest): Promise<LoadedBlob> {
  const handle = await open(file, 'r').catch(missing(digest));
  try {
    const { size } = await handle.stat();
    const bytes = new Uint8Array(size);
    const hash = createHash('sha256');
    for (let at = 0; at < size;) {
      const { bytesRead } = await handle.read(bytes, at, Math.min(READ_AT_ONCE, size - at), at);
      if (bytesRead === 0) throw new BlobDamagedError(digest);
      hash.update(bytes.subarray(at, at + bytesRead));
      at += bytesRead;
    }
    if (hash.copy().digest('hex') !== digest) throw new BlobDamagedError(digest);
    return { digest, size, bytes, hashed: () => hash.copy() };
  } finally {
    await handle.close();
  }
}

async function stream(file: string, digest: Digest, span?: ByteSpan): Promise<{ size: number; body: Readable }> {
  const handle = await open(file, 'r').catch(missing(digest));
  const { size } = await handle.stat();
  return { size, body: handle.createReadStream(span === undefined ? {} : { start: span.start, end: span.end }) };
}

async function* list(blobs: string): AsyncIterable<StoredBlob & { putAt: Date }> {
  const inside = (directory: string): Promise<Dirent[]> =>
    readdir(directory, { withFileTypes: true }).catch((error: unknown) => {
      throw asStoreError(error);
    });
  for (const first of await inside(blobs)) {
    for (const second of await inside(path.join(blobs, first.name))) {
      const directory = path.join(blobs, first.name, second.name);
      for (const { name } of await inside(directory)) {
        const found = DIGEST.test(name) ? await statOrNull(path.join(directory, name)) : null;
        if (found !== null) yield { digest: name, size: found.size, putAt: new Date(found.mtimeMs) };
      }
    }
  }
}
