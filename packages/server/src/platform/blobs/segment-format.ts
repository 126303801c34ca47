import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { BlobDamagedError, type Digest } from './blob-store.ts';
import type { DataKey } from './data-keys.ts';

/**
 * The stored form of a blob (ADR 0009, security 77): a header, then the frames of its own bytes.
 *
 * | Octets | Field |
 * |---|---|
 * | 8 | `CSGNBLOB` |
 * | 1 | version of the format |
 * | 1 | size of a frame, as a power of two |
 * | 1 | 1 if the own bytes are compressed (RFC 1951), in a single frame that ends with the file; otherwise 0 |
 * | 2 | number of links |
 * | 16 | id of the data key |
 * | 32 | random salt, from which the key of this segment is derived |
 * | 32 | SHA-256 of the content, the name of the blob |
 * | 8 | size of the content |
 * | 48 each | links: digest of another blob, offset in its content, length |
 * | 16 | tag over all of the above |
 *
 * The content is that of the links, one after the other, followed by the own bytes. A frame is 64 KiB of them (the last one may
 * be shorter) and its tag.
 */
const MAGIC = Buffer.from('CSGNBLOB', 'latin1');
const VERSION = 1;
const FRAME_POWER = 16;
const DIGEST = /^[0-9a-f]{64}$/;
/** Whether a blob can have this name. */
export const isDigest = (name: string): boolean => DIGEST.test(name);
/** Octets of the content in each frame, except the last. */
export const FRAME_BYTES = 1 << FRAME_POWER;
/** Frames of other sizes that may be read, so that a later version can choose another size. */
const POWERS = { least: 12, most: 24 };
const FIXED = 101;
const LINK = 48;
const TAG = 16;
/** At most this many links are in a header, so that it is read at once. */
export const LINKS_MAX = 64;
/** A segment appended to one with this many links has one link to it instead: the sum of all headers of a line stays linear. */
const LINKS_COPIED = 32;
/** The longest header. */
export const HEADER_MAX = FIXED + LINKS_MAX * LINK + TAG;

/** Bytes that are stored with another blob: `length` of its content, from an offset. */
export interface Link {
  readonly digest: Digest;
  readonly from: number;
  readonly length: number;
}

/** What the header of a segment says, except its key. */
interface Outline {
  /** The own bytes are compressed, in a single frame. */
  readonly isDeflated: boolean;
  readonly digest: Digest;
  /** Size of the whole content. */
  readonly size: number;
  readonly links: readonly Link[];
}

export interface Header extends Outline {
  /** Octets of the header: the first frame follows them. */
  readonly length: number;
  readonly frameBytes: number;
  /** How many bytes of the content are in the frames. */
  readonly ownSize: number;
}

/** The key of one segment. Each nonce is used once: the salt is new for every file written. */
export class SegmentKey {
  readonly #key: Buffer;
  readonly #dataKeyId: string;
  readonly #salt: Buffer;

  constructor({ id, key }: DataKey, salt: Buffer = randomBytes(32)) {
    this.#key = Buffer.from(hkdfSync('sha256', key, salt, 'countersign blob segment', 32));
    this.#dataKeyId = id;
    this.#salt = salt;
  }

  /** The octets of one frame on disk. */
  sealFrame(index: number, plain: Uint8Array): [sealed: Buffer, tag: Buffer] {
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce('frame', index), { authTagLength: TAG });
    const sealed = cipher.update(plain);
    cipher.final();
    return [sealed, cipher.getAuthTag()];
  }

  /** The content of a frame; null if it is not the frame of this segment with this number. */
  openFrame(index: number, frame: Buffer): Buffer | null {
    if (frame.length < TAG) return null;
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonce('frame', index), { authTagLength: TAG });
    decipher.setAuthTag(frame.subarray(frame.length - TAG));
    const plain = decipher.update(frame.subarray(0, frame.length - TAG));
    return isAuthentic(decipher) ? plain : null;
  }

  sealHeader({ isDeflated, digest, size, links }: Outline): Buffer {
    const header = Buffer.alloc(headerLength(links.length));
    MAGIC.copy(header, 0);
    header[8] = VERSION;
    header[9] = FRAME_POWER;
    header[10] = isDeflated ? 1 : 0;
    header.writeUInt16BE(links.length, 11);
    header.write(this.#dataKeyId.replaceAll('-', ''), 13, 'hex');
    this.#salt.copy(header, 29);
    header.write(digest, 61, 'hex');
    writeLength(header, size, 93);
    for (const [n, link] of links.entries()) {
      const at = FIXED + n * LINK;
      header.write(link.digest, at, 'hex');
      writeLength(header, link.from, at + 32);
      writeLength(header, link.length, at + 40);
    }
    const told = header.subarray(0, header.length - TAG);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce('header', 0), { authTagLength: TAG });
    cipher.setAAD(told).final();
    cipher.getAuthTag().copy(header, told.length);
    return header;
  }

  isHeader(header: Buffer): boolean {
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonce('header', 0), { authTagLength: TAG });
    decipher.setAAD(header.subarray(0, header.length - TAG)).setAuthTag(header.subarray(header.length - TAG));
    return isAuthentic(decipher);
  }
}

function isAuthentic(decipher: { final(): Buffer }): boolean {
  try {
    decipher.final();
    return true;
  } catch {
    return false;
  }
}

/** 96 bits (NIST SP 800-38D §8.2.1): the kind of the octets, and their number in the segment. */
function nonce(kind: 'header' | 'frame', index: number): Buffer {
  const made = Buffer.alloc(12);
  made.writeUInt32BE(kind === 'header' ? 1 : 0, 0);
  writeLength(made, index, 4);
  return made;
}

const writeLength = (into: Buffer, value: number, at: number): number => into.writeBigUInt64BE(BigInt(value), at);
const readLength = (from: Buffer, at: number): number => Number(from.readBigUInt64BE(at));

export const headerLength = (links: number): number => FIXED + links * LINK + TAG;

/** Octets on disk of this many bytes from the beginning of a frame. */
export const framesLength = (bytes: number, frameBytes: number): number => bytes + TAG * Math.ceil(bytes / frameBytes);

const lengthOf = (links: readonly Link[]): number => links.reduce((sum, { length }) => sum + length, 0);

/** Whether a file that begins like this is a segment of a version that can be read. */
export const isSegment = (start: Uint8Array): boolean =>
  MAGIC.equals(start.subarray(0, MAGIC.length)) && start[MAGIC.length] === VERSION;

/**
 * Reads the header at the beginning of a file, and checks it.
 * @param start the first octets of the file, HEADER_MAX or all of them
 * @throws BlobDamagedError
 */
export async function readHeader(
  digest: Digest,
  start: Buffer,
  findKey: (id: string) => Promise<DataKey>,
): Promise<{ header: Header; key: SegmentKey }> {
  if (!isSegment(start)) throw new BlobDamagedError(digest, 'it is not a segment of a version that is known');
  const power = start[9] ?? 0;
  const count = start.length < FIXED ? LINKS_MAX : start.readUInt16BE(11);
  const length = headerLength(count);
  if (start.length < length || count > LINKS_MAX || power < POWERS.least || power > POWERS.most)
    throw new BlobDamagedError(digest);
  const octets = start.subarray(0, length);
  const key = new SegmentKey(await findKey(uuidIn(octets, 13)), octets.subarray(29, 61));
  // A file with another name: the header is authentic, and belongs to another blob.
  if (!key.isHeader(octets) || octets.toString('hex', 61, 93) !== digest) throw new BlobDamagedError(digest);
  const links = Array.from({ length: count }, (_, n): Link => {
    const at = FIXED + n * LINK;
    const named = octets.toString('hex', at, at + 32);
    return { digest: named, from: readLength(octets, at + 32), length: readLength(octets, at + 40) };
  });
  const size = readLength(octets, 93);
  const ownSize = size - lengthOf(links);
  const header = { isDeflated: octets[10] === 1, digest, size, links, length, frameBytes: 1 << power, ownSize };
  return { header, key };
}

function uuidIn(octets: Buffer, at: number): string {
  const hex = octets.toString('hex', at, at + 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The links of a segment that continues this one. */
export function linksAfter({ digest, size, links, ownSize }: Header): Link[] {
  if (links.length >= LINKS_COPIED) return [{ digest, from: 0, length: size }];
  return ownSize === 0 ? [...links] : [...links, { digest, from: size - ownSize, length: ownSize }];
}
