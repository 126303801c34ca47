import { type FileHandle, open } from 'node:fs/promises';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { BlobDamagedError, BlobMissingError, type Digest } from './blob-store.ts';
import type { DataKey, DataKeys } from './data-keys.ts';
import {
  FRAME_BYTES,
  HEADER_MAX,
  type Header,
  type Link,
  SegmentKey,
  framesLength,
  headerLength,
  readHeader,
} from './segment-format.ts';

/** Octets that are read or written at once, and decrypted before other work gets its turn: about a millisecond of work. */
export const AT_ONCE = 1 << 20;
/** Octets read when a segment is opened: its header and, if it is the increment of one signature, all of its bytes. */
const FIRST_READ = 32 << 10;

/** Own bytes of at least this number, and of less than a frame, are compressed: increments of PDFs, and texts. */
const DEFLATED_MIN = 512;

/** Writes one segment to an open, empty file. */
export class SegmentWriter {
  readonly #handle: FileHandle;
  readonly #key: SegmentKey;
  readonly #links: readonly Link[];
  /** Sealed, to be written at `#at`. */
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #at: number;
  #frames = 0;
  readonly #partial: Buffer[] = [];
  #partialBytes = 0;

  constructor(handle: FileHandle, key: DataKey, links: readonly Link[]) {
    this.#handle = handle;
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
      await writeAt(this.#handle, header, 0);
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
    await writeAt(this.#handle, octets, this.#at);
    this.#at += octets.length;
  }
}

/** The compressed bytes, if it is worth it: the hexadecimal place of a signature becomes a third, a picture stays as it is. */
function smaller(bytes: Buffer): Buffer | null {
  if (bytes.length < DEFLATED_MIN) return null;
  const deflated = deflateRawSync(bytes, { level: 1 });
  return deflated.length < 0.9 * bytes.length ? deflated : null;
}

async function writeAt(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let at = 0; at < bytes.length;)
    at += (await handle.write(bytes, at, bytes.length - at, position + at)).bytesWritten;
}

/** An open segment, whose header is checked. */
export class SegmentReader {
  readonly header: Header;
  readonly #handle: FileHandle;
  readonly #key: SegmentKey;
  /** The first octets of the file. */
  readonly #start: Buffer;
  /** They are all of it. */
  readonly #isWhole: boolean;

  private constructor(
    handle: FileHandle,
    { start, isWhole }: { start: Buffer; isWhole: boolean },
    { header, key }: { header: Header; key: SegmentKey },
  ) {
    this.#handle = handle;
    this.#start = start;
    this.#isWhole = isWhole;
    this.header = header;
    this.#key = key;
  }

  /** @throws BlobMissingError, BlobDamagedError */
  static async open(file: string, digest: Digest, keys: DataKeys, firstRead = FIRST_READ): Promise<SegmentReader> {
    const handle = await open(file, 'r').catch((error: unknown) => {
      throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new BlobMissingError(digest) : error;
    });
    try {
      const start = await readAt(handle, 0, firstRead);
      const found = await readHeader(digest, start, (id) => keys.find(id));
      return new SegmentReader(handle, { start, isWhole: start.length < firstRead }, found);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** The header alone. @throws BlobMissingError, BlobDamagedError */
  static async headerOf(file: string, digest: Digest, keys: DataKeys): Promise<Header> {
    const segment = await SegmentReader.open(file, digest, keys, HEADER_MAX);
    await segment.close();
    return segment.header;
  }

  /** The own bytes from `from` up to `to`, of which each frame is checked. @throws BlobDamagedError */
  async *own(from: number, to: number): AsyncGenerator<Buffer> {
    const { digest, isDeflated, frameBytes, length, ownSize } = this.header;
    if (isDeflated) {
      yield (await this.#inflated()).subarray(from, to);
      return;
    }
    const perRead = Math.max(1, Math.floor(AT_ONCE / frameBytes));
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

  /** Fewer octets at the end of the file. */
  async #read(at: number, length: number): Promise<Buffer> {
    if (this.#isWhole || at + length <= this.#start.length) return this.#start.subarray(at, at + length);
    return readAt(this.#handle, at, length);
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}

/** Fewer octets at the end of the file. */
async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const octets = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await handle.read(octets, filled, length - filled, position + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return octets.subarray(0, filled);
}
