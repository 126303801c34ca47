import type { Digest, ListedBlob } from './blob-store.ts';

/** A segment that is open for reading. */
export interface SegmentSource {
  /** The first octets, as many as were asked for or all of them. */
  readonly start: Buffer;
  /** `start` is all of it. */
  readonly isWhole: boolean;
  /**
   * Octets from this offset; fewer at the end of the segment.
   * @throws BlobDamagedError where another segment has taken its place
   */
  read(at: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** A segment that is being written; it cannot be read before it is settled. */
export interface UnfinishedSegment {
  write(octets: Buffer, at: number): Promise<void>;
  /** Makes it the segment of this blob, in place of any other; resolves once it would survive a power cut. */
  settle(digest: Digest): Promise<void>;
  /** Called once, also after `settle`. */
  discard(): Promise<void>;
}

/** Where segments are kept: a disk, or an object store. Every digest it is given is well-formed. */
export interface SegmentStorage {
  /** How often a segment that fails its checks is read again: what comes over a network may be damaged on the way. */
  readonly rereads: number;
  /** How many segments are opened while the one before them is read. */
  readonly ahead: number;
  /** Octets read when a segment is opened for its content. */
  readonly firstRead: number;
  /** Octets read at once from there on. */
  readonly readAtOnce: number;
  begin(): Promise<UnfinishedSegment>;
  /** @throws BlobMissingError only where the store itself answers */
  open(digest: Digest, firstRead: number): Promise<SegmentSource>;
  /** An existing segment counts as put now. */
  touch(digest: Digest): Promise<void>;
  /** As `BlobStore.delete`. */
  delete(digest: Digest, before?: Date): Promise<void>;
  list(): AsyncIterable<ListedBlob>;
}
