import { createHash, type Hash, randomBytes } from 'node:crypto';
import { type Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  BlobDamagedError,
  BlobMissingError,
  type BlobStore,
  BlobTooLargeError,
  type ByteSpan,
  type Digest,
  type ListedBlob,
  type LoadedBlob,
  type StoredBlob,
} from './blob-store.ts';
import type { DataKeys } from './data-keys.ts';
import { asStoreError } from '../outage/index.ts';
import type { DataLayout } from './layout.ts';
import { AT_ONCE, SegmentReader, SegmentWriter } from './segment-file.ts';
import { LINKS_MAX, type Header, type Link, linksAfter } from './segment-format.ts';
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
 * Blobs as files `ab/<digest>`, each a segment (`segment-format.ts`): written to `tmp`, synced, renamed to their name, and the
 * directory synced, so that a name either stands for all of its bytes or does not exist, also after a power cut.
 */
export async function openFsBlobStore(places: Places, keys: DataKeys, answerMs = ANSWER_MS): Promise<BlobStore> {
  const { blobs, tmp } = places;
  await mkdir(blobs, { recursive: true });
  await mkdir(tmp, { recursive: true });
  await clearAbandoned(tmp);
  const answered = withinTime(answerMs);
  const guard: WithinTime = (work, discard) =>
    answered(() => work().catch((error: unknown) => judge(places, error)), discard);
  const store: Store = { places, keys };
  return {
    put: (content, options) => guard(() => put(store, content, options?.maxBytes ?? Infinity)),
    get: (digest) => guard(async () => Buffer.from((await load(store, digest)).bytes.buffer)),
    load: (digest) => guard(() => load(store, digest)),
    append: (base, pieces) => guard(() => append(store, base, pieces)),
    join: (digests) => guard(() => join(store, digests)),
    stream: (digest, span) =>
      guard(
        () => stream(store, digest, span),
        ({ body }) => body.destroy(),
      ),
    has: (digest) =>
      guard(async () => {
        if (!DIGEST.test(digest)) return null;
        const header = await headerOf(store, digest).catch(nullIfMissing);
        if (header === null) await demandStore({ blobs });
        return header?.size ?? null;
      }),
    links: (digest) => guard(async () => (await headerOf(store, digest)).links.map((link) => link.digest)),
    delete: (digest, before) =>
      guard(async () => {
        const file = pathOf(blobs, digest);
        const found = await statOrNull(file);
        if (found === null) await demandStore({ blobs });
        else if (before === undefined || found.mtimeMs < before.getTime()) await rm(file, { force: true });
      }),
    list: () => list(blobs),
  };
}

interface Store {
  readonly places: Places;
  readonly keys: DataKeys;
}

/** The only mapping from a name to a path, so that no name leads outside. */
function pathOf(blobs: string, digest: Digest): string {
  if (!DIGEST.test(digest)) throw new BlobMissingError(digest.slice(0, 64));
  return path.join(blobs, digest.slice(0, 2), digest);
}

const headerOf = async ({ places, keys }: Store, digest: Digest): Promise<Header> =>
  SegmentReader.headerOf(pathOf(places.blobs, digest), digest, keys);

function nullIfMissing(error: unknown): null {
  if (error instanceof BlobMissingError) return null;
  throw error;
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

async function put(store: Store, content: Uint8Array | Readable, maxBytes: number): Promise<StoredBlob> {
  return finish(store, [], async (segment) => {
    const hash = createHash('sha256');
    let size = 0;
    for await (const piece of content instanceof Readable ? (content as AsyncIterable<Uint8Array>) : slices(content)) {
      size += piece.length;
      if (size > maxBytes) throw new BlobTooLargeError(maxBytes);
      hash.update(piece);
      await segment.write(piece);
    }
    return { digest: hash.digest('hex'), size };
  });
}

function* slices(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += AT_ONCE) yield bytes.subarray(at, at + AT_ONCE);
}

/**
 * Only the pieces are written, in a segment that is linked to the base. The base is not hashed again: the digest continues from
 * the state that `load` has kept.
 */
async function append(store: Store, base: LoadedBlob, pieces: readonly Uint8Array[]): Promise<StoredBlob> {
  const header = await headerOf(store, base.digest);
  if (header.size !== base.size) throw new BlobDamagedError(base.digest);
  const size = pieces.reduce((sum, { length }) => sum + length, base.size);
  if (size === base.size) return touched(store, header);
  return finish(store, linksAfter(header), async (segment) => {
    const hash = base.hashed();
    for (const piece of pieces) {
      hash.update(piece);
      for (const slice of slices(piece)) await segment.write(slice);
    }
    return { digest: hash.digest('hex'), size };
  });
}

/** Reads the blobs for the digest of the whole; where there are too many for links, their bytes are stored once more. */
async function join(store: Store, digests: readonly Digest[]): Promise<StoredBlob> {
  const parts: Header[] = [];
  for (const digest of digests) parts.push(await headerOf(store, digest));
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return touched(store, only);
  // Without an empty one, a link never leads to a blob as large as the whole.
  const isLinked = parts.length <= LINKS_MAX && parts.every(({ size }) => size > 0);
  const links = isLinked ? parts.map(({ digest, size }): Link => ({ digest, from: 0, length: size })) : [];
  return finish(store, links, async (segment) => {
    const hash = createHash('sha256');
    let joined = 0;
    for (const { digest, size } of parts) {
      const own = createHash('sha256');
      for await (const piece of contentOf(store, digest, { from: 0, to: size })) {
        own.update(piece);
        hash.update(piece);
        if (!isLinked) await segment.write(piece);
      }
      if (own.digest('hex') !== digest) throw new BlobDamagedError(digest);
      joined += size;
    }
    return { digest: hash.digest('hex'), size: joined };
  });
}

/** An existing blob that counts as put now. */
async function touched({ places }: Store, { digest, size }: Header): Promise<StoredBlob> {
  const now = new Date();
  await utimes(pathOf(places.blobs, digest), now, now);
  return { digest, size };
}

/** Creates a segment under a temporary name and renames it to its digest. */
async function finish(
  { places, keys }: Store,
  links: readonly Link[],
  fill: (segment: SegmentWriter) => Promise<StoredBlob>,
): Promise<StoredBlob> {
  const key = await keys.current();
  const unfinished = path.join(places.tmp, `${UNFINISHED}${randomBytes(12).toString('hex')}`);
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    let made: StoredBlob;
    try {
      const segment = new SegmentWriter(handle, key, links);
      made = await fill(segment);
      await segment.end(made.digest, made.size);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await settle(places.blobs, unfinished, pathOf(places.blobs, made.digest));
    return made;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Renames the finished file. An existing file with the same bytes is replaced and counts as put now. */
async function settle(blobs: string, finished: string, target: string): Promise<void> {
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

/** Of the content of a blob, the bytes from `from` up to `to`. */
interface Interval {
  readonly from: number;
  readonly to: number;
}

/**
 * Yields an interval of the content, and reads only the segments in which it lies. Each frame is authentic; the digest of the
 * whole is not checked.
 * @param below the blob is smaller than this; links lead to smaller blobs only, so that following them ends
 */
async function* contentOf(
  store: Store,
  digest: Digest,
  { from, to }: Interval,
  below = Infinity,
): AsyncGenerator<Buffer> {
  const segment = await SegmentReader.open(pathOf(store.places.blobs, digest), digest, store.keys);
  try {
    yield* contentOfSegment(store, segment, { from, to }, below);
  } finally {
    await segment.close();
  }
}

async function* contentOfSegment(
  store: Store,
  segment: SegmentReader,
  { from, to }: Interval,
  below = Infinity,
): AsyncGenerator<Buffer> {
  const { digest, size, links, ownSize } = segment.header;
  if (size >= below || to > size || ownSize < 0) throw new BlobDamagedError(digest);
  let at = 0;
  for (const link of links) {
    const [start, end] = [Math.max(from, at), Math.min(to, at + link.length)];
    const shift = link.from - at;
    if (start < end) yield* contentOf(store, link.digest, { from: start + shift, to: end + shift }, size);
    at += link.length;
  }
  if (to > at) yield* segment.own(Math.max(from, at) - at, to - at);
}

async function load(store: Store, digest: Digest): Promise<LoadedBlob> {
  const segment = await SegmentReader.open(pathOf(store.places.blobs, digest), digest, store.keys);
  try {
    const { size } = segment.header;
    const bytes = new Uint8Array(size);
    const hash = createHash('sha256');
    let at = 0;
    for await (const piece of contentOfSegment(store, segment, { from: 0, to: size })) {
      hash.update(piece);
      bytes.set(piece, at);
      at += piece.length;
    }
    return checked({ digest, size, bytes }, hash);
  } finally {
    await segment.close();
  }
}

function checked(found: Omit<LoadedBlob, 'hashed'>, hash: Hash): LoadedBlob {
  if (hash.copy().digest('hex') !== found.digest) throw new BlobDamagedError(found.digest);
  return { ...found, hashed: () => hash.copy() };
}

async function stream(store: Store, digest: Digest, span?: ByteSpan): Promise<{ size: number; body: Readable }> {
  const segment = await SegmentReader.open(pathOf(store.places.blobs, digest), digest, store.keys);
  const { size } = segment.header;
  const to = Math.min(size, (span?.end ?? size) + 1);
  const pieces = closing(segment, contentOfSegment(store, segment, { from: Math.min(span?.start ?? 0, to), to }));
  // Begins before it answers: what is missing or damaged at the start is an error of this call, not of the body.
  let first: IteratorResult<Buffer> | null = await pieces.next();
  const body: AsyncIterableIterator<Buffer> = {
    next: () => {
      const given = first === null ? pieces.next() : Promise.resolve(first);
      first = null;
      return given;
    },
    return: () => pieces.return(undefined),
    [Symbol.asyncIterator]: () => body,
  };
  return { size, body: Readable.from(body, { objectMode: false }) };
}

async function* closing(segment: SegmentReader, pieces: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* pieces;
  } finally {
    await segment.close();
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
      const found = DIGEST.test(name) ? await statOrNull(path.join(directory, name)) : null;
      if (found !== null) yield { digest: name, stored: found.size, putAt: new Date(found.mtimeMs) };
    }
  }
}
