import { createHash, type Hash } from 'node:crypto';
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
import type { DataKeys } from './data-keys.ts';
import { AT_ONCE, SegmentReader, SegmentWriter } from './segment-file.ts';
import { HEADER_MAX, LINKS_MAX, type Header, type Link, isDigest, linksAfter } from './segment-format.ts';
import type { SegmentStorage } from './segment-storage.ts';
import type { WithinTime } from './within-time.ts';

interface Store {
  readonly storage: SegmentStorage;
  readonly keys: DataKeys;
}

/** Blobs as segments (`segment-format.ts`) in a storage; `guard` bounds and translates each operation. */
export function segmentStore(store: Store, guard: WithinTime): BlobStore {
  const { storage } = store;
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
        const header = await headerOf(store, digest).catch(nullIfMissing);
        return header?.size ?? null;
      }),
    links: (digest) => guard(async () => (await headerOf(store, digest)).links.map((link) => link.digest)),
    delete: (digest, before) =>
      guard(async () => {
        demandName(digest);
        await storage.delete(digest, before);
      }),
    list: () => storage.list(),
  };
}

/** Rejects every other name before the storage sees it. */
function demandName(digest: Digest): void {
  if (!isDigest(digest)) throw new BlobMissingError(digest.slice(0, 64));
}

function nullIfMissing(error: unknown): null {
  if (error instanceof BlobMissingError) return null;
  throw error;
}

/** An open segment whose header is checked. @throws BlobMissingError, BlobDamagedError */
async function openSegment(
  { storage, keys }: Store,
  digest: Digest,
  firstRead = storage.firstRead,
): Promise<SegmentReader> {
  demandName(digest);
  for (let again = storage.rereads; ; again -= 1) {
    const source = await storage.open(digest, firstRead);
    try {
      return await SegmentReader.over(source, digest, { keys, readAtOnce: storage.readAtOnce });
    } catch (error) {
      await source.close();
      if (again <= 0 || !(error instanceof BlobDamagedError)) throw error;
    }
  }
}

/** The header alone. @throws BlobMissingError, BlobDamagedError */
async function headerOf(store: Store, digest: Digest): Promise<Header> {
  const segment = await openSegment(store, digest, HEADER_MAX);
  await segment.close();
  return segment.header;
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
      for await (const piece of contentOf(store, await openSegment(store, digest), { from: 0, to: size })) {
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
async function touched({ storage }: Store, { digest, size }: Header): Promise<StoredBlob> {
  await storage.touch(digest);
  return { digest, size };
}

/** Writes a segment and stores it under its digest. */
async function finish(
  { storage, keys }: Store,
  links: readonly Link[],
  fill: (segment: SegmentWriter) => Promise<StoredBlob>,
): Promise<StoredBlob> {
  const key = await keys.current();
  const unfinished = await storage.begin();
  try {
    const segment = new SegmentWriter(unfinished, key, links);
    const made = await fill(segment);
    await segment.end(made.digest, made.size);
    await unfinished.settle(made.digest);
    return made;
  } finally {
    await unfinished.discard();
  }
}

/** Of the content of a blob, the bytes from `from` up to `to`. */
interface Interval {
  readonly from: number;
  readonly to: number;
}

/**
 * Yields an interval of the content, and reads only the segments in which it lies. Each frame is authentic; the digest of the
 * whole is not checked. Where the storage allows it, a segment that fails its checks is read again, from the byte reached.
 * @param opened the segment of this blob, which is closed here
 * @param below the blob is smaller than this; links lead to smaller blobs only, so that following them ends
 */
async function* contentOf(
  store: Store,
  opened: SegmentReader,
  { from, to }: Interval,
  below = Infinity,
): AsyncGenerator<Buffer> {
  const { digest } = opened.header;
  let [segment, at] = [opened, from];
  for (let again = store.storage.rereads; ; again -= 1) {
    try {
      for await (const piece of contentOfSegment(store, segment, { from: at, to }, below)) {
        at += piece.length;
        yield piece;
      }
      return;
    } catch (error) {
      if (again <= 0 || !(error instanceof BlobDamagedError) || error.digest !== digest) throw error;
    } finally {
      await segment.close();
    }
    segment = await openSegment(store, digest);
  }
}

async function* contentOfSegment(
  store: Store,
  segment: SegmentReader,
  { from, to }: Interval,
  below: number,
): AsyncGenerator<Buffer> {
  const { digest, size, links, ownSize } = segment.header;
  if (size >= below || to > size || ownSize < 0) throw new BlobDamagedError(digest);
  const wanted: (Interval & { readonly digest: Digest })[] = [];
  let at = 0;
  for (const link of links) {
    const [start, end] = [Math.max(from, at), Math.min(to, at + link.length)];
    const shift = link.from - at;
    if (start < end) wanted.push({ digest: link.digest, from: start + shift, to: end + shift });
    at += link.length;
  }
  for await (const [linked, opened] of openedAhead(store, wanted)) yield* contentOf(store, opened, linked, size);
  if (to > at) yield* segment.own(Math.max(from, at) - at, to - at);
}

/** Opens these segments in their order, some of them in advance; the caller who takes one closes it. */
async function* openedAhead<T extends { readonly digest: Digest }>(
  store: Store,
  wanted: readonly T[],
): AsyncGenerator<[T, SegmentReader]> {
  const opening: Promise<SegmentReader>[] = [];
  let taken = 0;
  try {
    for (const [n, one] of wanted.entries()) {
      for (const next of wanted.slice(opening.length, n + 1 + store.storage.ahead)) {
        const promise = openSegment(store, next.digest);
        // It is awaited later, if ever.
        promise.catch(() => {});
        opening.push(promise);
      }
      const segment = await opening[n];
      taken = n + 1;
      if (segment !== undefined) yield [one, segment];
    }
  } finally {
    for (const left of opening.slice(taken)) {
      left.then(
        (segment) => segment.close(),
        () => {},
      );
    }
  }
}

async function load(store: Store, digest: Digest): Promise<LoadedBlob> {
  const segment = await openSegment(store, digest);
  const { size } = segment.header;
  const bytes = new Uint8Array(size);
  const hash = createHash('sha256');
  let at = 0;
  for await (const piece of contentOf(store, segment, { from: 0, to: size })) {
    hash.update(piece);
    bytes.set(piece, at);
    at += piece.length;
  }
  return checked({ digest, size, bytes }, hash);
}

function checked(found: Omit<LoadedBlob, 'hashed'>, hash: Hash): LoadedBlob {
  if (hash.copy().digest('hex') !== found.digest) throw new BlobDamagedError(found.digest);
  return { ...found, hashed: () => hash.copy() };
}

async function stream(store: Store, digest: Digest, span?: ByteSpan): Promise<{ size: number; body: Readable }> {
  const segment = await openSegment(store, digest);
  const { size } = segment.header;
  const to = Math.min(size, (span?.end ?? size) + 1);
  const pieces = contentOf(store, segment, { from: Math.min(span?.start ?? 0, to), to });
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
