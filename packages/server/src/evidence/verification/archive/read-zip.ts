import { type Zlib, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const [END_LENGTH, CENTRAL_LENGTH, LOCAL_LENGTH] = [22, 46, 30];
/** Info-ZIP's extra field with a name that some programs use instead of the entry's own name (APPNOTE §4.6.9). */
const UNICODE_PATH = 0x7075;
/** With and without its signature, with lengths of four or eight octets (§4.3.9). */
const DESCRIPTORS: ReadonlySet<number> = new Set([12, 16, 20, 24]);
const HAS_DESCRIPTOR = 1 << 3;
const IS_UTF8 = 1 << 11;
const [STORED, DEFLATED] = [0, 8];

/** One file of a ZIP. */
export interface ZipEntry {
  readonly name: string;
  /** The length of its content as claimed by the directory; `contentOf` enforces it. */
  readonly size: number;
  readonly method: number;
  readonly packed: Uint8Array;
}

interface Listed {
  readonly rawName: Buffer;
  readonly name: string;
  readonly method: number;
  readonly flags: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
}

class ZipError extends Error {
  override readonly name = 'ZipError';
}

/**
 * Reads the entries of a ZIP that every program unpacks identically, whether it uses the directory at the end or the headers
 * before each file: both name the same files in the same places, with nothing in between (APPNOTE §4.3). Split, encrypted and
 * ZIP64 archives are not supported.
 * @throws Error
 */
export function readZip(bytes: Uint8Array): ZipEntry[] {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = zip.length - END_LENGTH;
  demand(
    end >= 0 && zip.readUInt32LE(end) === END && zip.readUInt16LE(end + 20) === 0,
    'its directory is not at its end',
  );
  const [count, size, start] = [zip.readUInt16LE(end + 10), zip.readUInt32LE(end + 12), zip.readUInt32LE(end + 16)];
  const isWhole = zip.readUInt32LE(end + 4) === 0 && zip.readUInt16LE(end + 8) === count;
  demand(isWhole && start + size === end, 'its directory is not at the declared place');
  const listed: Listed[] = [];
  let at = start;
  while (at < end) {
    const { entry, next } = readListed(zip, at, end);
    listed.push(entry);
    at = next;
  }
  demand(listed.length === count, 'its directory has another number of entries than declared');
  const inOrder = listed.toSorted((a, b) => a.offset - b.offset);
  demand(inOrder[0] === undefined || inOrder[0].offset === 0, 'there is data before its first file');
  return inOrder.map((entry, index) => readEntry(zip, entry, inOrder[index + 1]?.offset ?? start));
}

/**
 * Returns the content of an entry.
 * @throws Error where its length, or the length of the packed data, differs from the directory
 */
export function contentOf({ name, size, method, packed }: ZipEntry): Uint8Array {
  if (method === STORED) return packed;
  const unpacked: unknown = inflateRawSync(packed, { maxOutputLength: Math.max(1, size), info: true });
  const { buffer: content, engine } = unpacked as { readonly buffer: Buffer; readonly engine: Zlib };
  demand(content.length === size && engine.bytesWritten === packed.length, `${name} has another length than declared`);
  return new Uint8Array(content.buffer, content.byteOffset, content.length);
}

function readListed(zip: Buffer, at: number, end: number): { readonly entry: Listed; readonly next: number } {
  demand(at + CENTRAL_LENGTH <= end && zip.readUInt32LE(at) === CENTRAL, 'its directory is damaged');
  const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
  const nameEnd = at + CENTRAL_LENGTH + nameLength;
  const next = nameEnd + extraLength + zip.readUInt16LE(at + 32);
  demand(next <= end, 'its directory is damaged');
  const flags = zip.readUInt16LE(at + 8);
  const rawName = zip.subarray(at + CENTRAL_LENGTH, nameEnd);
  const entry = {
    rawName,
    flags,
    name: rawName.toString((flags & IS_UTF8) === 0 ? 'latin1' : 'utf8'),
    method: zip.readUInt16LE(at + 10),
    packedSize: zip.readUInt32LE(at + 20),
    size: zip.readUInt32LE(at + 24),
    offset: zip.readUInt32LE(at + 42),
  };
  demandOneName(entry, zip.subarray(nameEnd, nameEnd + extraLength));
  return { entry, next };
}

/** Reads the header before a file, which must match the directory, and its octets; `next` is where the next header begins. */
function readEntry(zip: Buffer, listed: Listed, next: number): ZipEntry {
  const { rawName, name, flags, method, packedSize, size, offset } = listed;
  const nameAt = offset + LOCAL_LENGTH;
  demand(nameAt <= next && zip.readUInt32LE(offset) === LOCAL, `${name} is not where the directory says`);
  const nameEnd = nameAt + zip.readUInt16LE(offset + 26);
  const dataAt = nameEnd + zip.readUInt16LE(offset + 28);
  const isSame =
    zip.subarray(nameAt, nameEnd).equals(rawName) &&
    zip.readUInt16LE(offset + 6) === flags &&
    zip.readUInt16LE(offset + 8) === method;
  demand(isSame, `${name} has another name or form than in the directory`);
  demandOneName(listed, zip.subarray(nameEnd, dataAt));
  const left = next - dataAt - packedSize;
  const hasDescriptor = (flags & HAS_DESCRIPTOR) !== 0;
  const isFilled = hasDescriptor ? DESCRIPTORS.has(left) : left === 0 && zip.readUInt32LE(offset + 18) === packedSize;
  demand(isFilled, `there is data after ${name}`);
  demand(method === DEFLATED || (method === STORED && packedSize === size), `${name} uses another compression method`);
  return { name, size, method, packed: new Uint8Array(zip.buffer, zip.byteOffset + dataAt, packedSize) };
}

/** Refuses an extra field that gives the file another name. */
function demandOneName({ rawName, name }: Pick<Listed, 'rawName' | 'name'>, extra: Buffer): void {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    const end = at + 4 + extra.readUInt16LE(at + 2);
    // Its version and a checksum come before the name.
    const isOther = extra.readUInt16LE(at) === UNICODE_PATH && extra.toString('utf8', at + 9, end) !== name;
    demand(!isOther, `${rawName.toString('latin1')} has two names`);
  }
}

function demand(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new ZipError(otherwise);
}
