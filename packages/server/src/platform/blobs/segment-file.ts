import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { BlobDamagedError, type Digest } from './blob-store.ts';
import type { DataKey, DataKeys } from './data-keys.ts';
import {
  FRAME_BYTES,
  type Header,
  type Link,
  SegmentKey,
  framesLength,
  headerLength,
  readHeader,
} from './segment-format.ts';
import type { UnfinishedSegment, SegmentSource } from './segment-storage.ts';

/** Octets that are read or written at once, and decrypted before other work gets its turn: about a millisecond of work. */
export const AT_ONCE = 1 << 20;

/** Own bytes of at least this number, and of less than a frame, are compressed: increments of PDFs, and texts. */
const DEFLATED_MIN = 512;

/** Writes one segment to an empty unfinished. */
export class SegmentWriter {
  readonly #unfinished: Pick<UnfinishedSegment, 'write'>;
  readonly #key: SegmentKey;
  readonly #links: readonly Link[];
  /** Sealed, to be written at `#at`. */
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #at: number;
  #frames = 0;
  readonly #partial: Buffer[] = [];
  #partialBytes = 0;

  constructor(unfinished: Pick<UnfinishedSegment, 'write'>, key: DataKey, links: readonly Link[]) {
    this.#unfinished = unfinished;
    this.#key = new SegmentKey(key);
    this.#links = links;
    this.#at = headerLength(links.length);
  }

  /** Adds own bytes after those added before. */
  async write(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length;) {
      const piece = bytes.subarray(at, at + FRAME_BYTES - this.#partialBytes);
      at += piece.length;
      if (piece.length === FRAME_BYTES) this.#seal(piece);
      else this.#keep(piece);
      if (this.#waitingBytes >= AT_ONCE) await this.#flush();
    }
  }

  /** Writes the rest, and the header: only with it the file is a segment. */
  async end(digest: Digest, size: number): Promise<void> {
    const rest = Buffer.concat(this.#partial);
    const deflated = this.#frames === 0 ? smaller(rest) : null;
    if (rest.length > 0) this.#seal(deflated ?? rest);
    const links = this.#links;
    const header = this.#key.sealHeader({ isDeflated: deflated !== null, digest, size, links });
    if (this.#at === header.length) {
      this.#waiting.unshift(header);
      this.#at = 0;
      await this.#flush();
    } else {
      await this.#flush();
      await this.#unfinished.write(header, 0);
    }
  }

  #keep(piece: Uint8Array): void {
    // The caller may reuse its buffer.
    this.#partial.push(Buffer.from(piece));
    this.#partialBytes += piece.length;
    if (this.#partialBytes < FRAME_BYTES) return;
    this.#seal(Buffer.concat(this.#partial));
    this.#partial.length = 0;
    this.#partialBytes = 0;
  }

  #seal(plain: Uint8Array): void {
    const sealed = this.#key.sealFrame(this.#frames, plain);
    this.#frames += 1;
    this.#waiting.push(...sealed);
    this.#waitingBytes += plain.length;
  }

  async #flush(): Promise<void> {
    const octets = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    await this.#unfinished.write(octets, this.#at);
    this.#at += octets.length;
  }
}

/** The compressed bytes, if it is worth it: the hexadecimal place of a signature becomes a third, a picture stays as it is. */
function smaller(bytes: Buffer): Buffer | null {
  if (bytes.length < DEFLATED_MIN) return null;
  const deflated = deflateRawSync(bytes, { level: 1 });
  return deflated.length < 0.9 * bytes.length ? deflated : null;
}

/** An open segment, whose header is checked. */
export class SegmentReader {
  readonly header: Header;
  readonly #source: SegmentSource;
  readonly #key: SegmentKey;
  readonly #readAtOnce: number;

  private constructor(source: SegmentSource, { header, key }: { header: Header; key: SegmentKey }, readAtOnce: number) {
    this.header = header;
    this.#source = source;
    this.#key = key;
    this.#readAtOnce = readAtOnce;
  }

  /** @throws BlobDamagedError, and leaves the source open */
  static async over(
    source: SegmentSource,
    digest: Digest,
    { keys, readAtOnce }: { readonly keys: DataKeys; readonly readAtOnce: number },
  ): Promise<SegmentReader> {
    return new SegmentReader(source, await readHeader(digest, source.start, (id) => keys.find(id)), readAtOnce);
  }

  /** The own bytes from `from` up to `to`, of which each frame is checked. @throws BlobDamagedError */
  async *own(from: number, to: number): AsyncGenerator<Buffer> {
    const { digest, isDeflated, frameBytes, length, ownSize } = this.header;
    if (isDeflated) {
      yield (await this.#inflated()).subarray(from, to);
      return;
    }
    const perRead = Math.max(1, Math.floor(this.#readAtOnce / frameBytes));
    for (let first = Math.floor(from / frameBytes); first * frameBytes < to; first += perRead) {
      const end = Math.min(Math.ceil(to / frameBytes), first + perRead);
      const begin = length + framesLength(first * frameBytes, frameBytes);
      const octets = await this.#read(
        begin,
        length + framesLength(Math.min(end * frameBytes, ownSize), frameBytes) - begin,
      );
      for (let n = first; n < end; n += 1) {
        const at = framesLength((n - first) * frameBytes, frameBytes);
        const start = n * frameBytes;
        const bytes = Math.min(frameBytes, ownSize - start);
        const plain = this.#key.openFrame(n, octets.subarray(at, at + framesLength(bytes, frameBytes)));
        if (plain?.length !== bytes) throw new BlobDamagedError(digest);
        yield plain.subarray(Math.max(0, from - start), to - start);
      }
    }
  }

  async #inflated(): Promise<Buffer> {
    const { digest, frameBytes, length, ownSize } = this.header;
    const plain = this.#key.openFrame(0, await this.#read(length, framesLength(frameBytes, frameBytes)));
    if (plain === null) throw new BlobDamagedError(digest);
    const bytes = inflateRawSync(plain, { maxOutputLength: frameBytes });
    if (bytes.length !== ownSize) throw new BlobDamagedError(digest);
    return bytes;
  }

  /** Fewer octets at the end of the segment. */
  async #read(at: number, length: number): Promise<Buffer> {
    const { start, isWhole } = this.#source;
    const known = start.subarray(at, at + length);
    if (isWhole || known.length === length) return known;
    const rest = await this.#source.read(at + known.length, length - known.length);
    return known.length === 0 ? rest : Buffer.concat([known, rest]);
  }

  close(): Promise<void> {
    return this.#source.close();
  }
}
