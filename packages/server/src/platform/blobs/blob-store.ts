import type { Hash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Lower-case hex SHA-256 of a blob's bytes: its only name. */
export type Digest = string;

export interface StoredBlob {
  readonly digest: Digest;
  /** Size in bytes. */
  readonly size: number;
}

/** Part of a blob by byte offsets; both ends are included, as in an HTTP Range. */
export interface ByteSpan {
  readonly start: number;
  readonly end: number;
}

/** A whole blob in memory, for processing and for appending without copying or hashing it again. */
export interface LoadedBlob {
  readonly digest: Digest;
  /** Size in bytes. */
  readonly size: number;
  /**
   * The only view of their buffer: they may be transferred to a worker (`move`) and are then unusable here; no other member
   * needs them.
   */
  readonly bytes: Uint8Array;
  /** A new SHA-256 at each call that has already processed these bytes. */
  hashed(): Hash;
}

/** The loaded blob that `append` stores for these pieces, as the base of the next append. `base` keeps its bytes. */
export function extended(base: LoadedBlob, pieces: readonly Uint8Array[]): LoadedBlob {
  const hash = base.hashed();
  const size = pieces.reduce((sum, { length }) => sum + length, base.size);
  const bytes = new Uint8Array(size);
  bytes.set(base.bytes);
  let at = base.size;
  for (const piece of pieces) {
    hash.update(piece);
    bytes.set(piece, at);
    at += piece.length;
  }
  return { digest: hash.copy().digest('hex'), size, bytes, hashed: () => hash.copy() };
}

/**
 * Stores bytes under their own digest: storing the same bytes twice gives one blob, and a blob never changes. `put`
 * resolves once the bytes would survive a power cut, so that a row that names them may be committed afterwards (blob before
 * row).
 */
export interface BlobStore {
  /** @throws BlobTooLargeError when a stream has more than `maxBytes`; none of it is stored */
  put(content: Uint8Array | Readable, options?: { maxBytes?: number }): Promise<StoredBlob>;
  /** The whole blob, checked against its digest. @throws BlobMissingError, BlobDamagedError */
  get(digest: Digest): Promise<Buffer>;
  /**
   * The whole blob, as from `get`, as the base of an append.
   * @throws BlobMissingError, BlobDamagedError
   */
  load(digest: Digest): Promise<LoadedBlob>;
  /**
   * A new blob: the bytes of `base` followed by `pieces`, of which only these are stored; resolves like `put`. The new blob needs
   * the base (`links`).
   * @throws BlobMissingError
   */
  append(base: LoadedBlob, pieces: readonly Uint8Array[]): Promise<StoredBlob>;
  /**
   * A new blob: the bytes of these blobs, one after the other, which are not stored again; resolves like `put`.
   * @throws BlobMissingError, BlobDamagedError
   */
  join(digests: readonly Digest[]): Promise<StoredBlob>;
  /**
   * A stream of the bytes. Each part of them is authentic; the digest of the whole is not checked.
   * @throws BlobMissingError, BlobDamagedError, also as an error of the body
   */
  stream(digest: Digest, span?: ByteSpan): Promise<{ size: number; body: Readable }>;
  /** Its size in bytes, null when it does not exist. */
  has(digest: Digest): Promise<number | null>;
  /** The blobs that its bytes are stored with, and that must not be deleted before it. @throws BlobMissingError */
  links(digest: Digest): Promise<Digest[]>;
  /** Deleting a missing blob is not an error; with `before`, a blob that was put at that time or later is kept. */
  delete(digest: Digest, before?: Date): Promise<void>;
  /** Every blob, for collecting those that neither a row nor another blob needs. */
  list(): AsyncIterable<ListedBlob>;
}

export interface ListedBlob {
  readonly digest: Digest;
  /** Size of its segment on disk. */
  readonly stored: number;
  /** The instant at which it was last put. */
  readonly putAt: Date;
}

export class BlobMissingError extends Error {
  override readonly name = 'BlobMissingError';
  constructor(digest: string) {
    super(`there is no blob ${digest}`);
  }
}

export class BlobDamagedError extends Error {
  override readonly name = 'BlobDamagedError';
  readonly digest: Digest;
  constructor(digest: Digest, reason = 'its bytes are not those that were stored') {
    super(`blob ${digest} cannot be read: ${reason}`);
    this.digest = digest;
  }
}

export class BlobTooLargeError extends Error {
  override readonly name = 'BlobTooLargeError';
  constructor(maxBytes: number) {
    super(`the content is larger than ${maxBytes} bytes`);
  }
}
