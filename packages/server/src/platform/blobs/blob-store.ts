import type { Hash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Lower-case hex SHA-256 of a blob's bytes: its only name. */
export type Digest = string;

export interface StoredBlob {
  readonly digest: Digest;
  /** Bytes. */
  readonly size: number;
}

/** Part of a blob by byte offsets; both ends belong to it, as in an HTTP Range. */
export interface ByteSpan {
  readonly start: number;
  readonly end: number;
}

/** A whole blob in memory, to be worked on and appended to without being copied or hashed again. */
export interface LoadedBlob {
  readonly digest: Digest;
  /** Bytes. */
  readonly size: number;
  /** Alone in their buffer: they may be handed over to a worker (`move`), and are gone then. Nothing else here needs them. */
  readonly bytes: Uint8Array;
  /** A SHA-256 that has been fed these bytes, anew at each call. */
  hashed(): Hash;
}

/** The blob that `append` stores for these pieces, loaded: for what is to be appended next. `base` has its bytes still. */
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
 * Bytes under their own digest: writing the same twice is one blob, a blob never changes. `put` answers when the bytes
 * would outlive a power cut, so that a row naming them may be committed after it (blob before row).
 */
export interface BlobStore {
  /** @throws BlobTooLargeError when a stream brings more than `maxBytes`; nothing is kept of it. */
  put(content: Uint8Array | Readable, options?: { maxBytes?: number }): Promise<StoredBlob>;
  /** The whole blob, checked against its digest. @throws BlobMissingError, BlobDamagedError */
  get(digest: Digest): Promise<Buffer>;
  /** The whole blob, as `get` gives it, to be appended to. @throws BlobMissingError, BlobDamagedError */
  load(digest: Digest): Promise<LoadedBlob>;
  /** A new blob: the bytes of `base` with `pieces` after them, answered as by `put`. @throws BlobMissingError */
  append(base: LoadedBlob, pieces: readonly Uint8Array[]): Promise<StoredBlob>;
  /** For sending on; not checked. @throws BlobMissingError */
  stream(digest: Digest, span?: ByteSpan): Promise<{ size: number; body: Readable }>;
  /** Its size in bytes, null when it is not there. */
  has(digest: Digest): Promise<number | null>;
  /** Deleting what is not there is no error. */
  delete(digest: Digest): Promise<void>;
  /** Every blob with the instant it was last put: for collecting those that no row names. */
  list(): AsyncIterable<StoredBlob & { putAt: Date }>;
}

export class BlobMissingError extends Error {
  override readonly name = 'BlobMissingError';
  constructor(digest: string) {
    super(`there is no blob ${digest}`);
  }
}

export class BlobDamagedError extends Error {
  override readonly name = 'BlobDamagedError';
  constructor(digest: Digest) {
    super(`the bytes of blob ${digest} are not those that were stored`);
  }
}

export class BlobTooLargeError extends Error {
  override readonly name = 'BlobTooLargeError';
  constructor(maxBytes: number) {
    super(`the content is larger than ${maxBytes} bytes`);
  }
}
