import { type Zlib, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END64 = 0x06064b50;
const LOCATOR64 = 0x07064b50;
const [END_LENGTH, CENTRAL_LENGTH, LOCAL_LENGTH, END64_LENGTH, LOCATOR64_LENGTH] = [22, 46, 30, 56, 20];
/** The extra field with sizes and places that need eight octets (§4.5.3), and what stands in their place. */
const ZIP64 = 1;
const [IN_ZIP64, COUNT_IN_ZIP64] = [0xffffffff, 0xffff];
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
  readonly packedSize: number;
  /** Reads its octets as they are in the ZIP. */
  readonly packed: () => Uint8Array;
}

/** The octets of a ZIP, in memory or in a file. */
export interface ZipSource {
  readonly length: number;
  /** @throws Error where the source does not have them */
  read(at: number, length: number): Buffer;
}

/** The longest directory that is read: more than that of a million files. */
const DIRECTORY_BYTES = 256 * 1024 * 1024;

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
 * before each file: both name the same files in the same places, with nothing in between (APPNOTE §4.3). Split and encrypted
 * archives are not supported.
 * @throws Error
 */
export function readZip(bytes: Uint8Array): ZipEntry[] {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readZipFrom({ length: zip.length, read: (at, length) => zip.subarray(at, at + length) });
}

/** As `readZip`; only the directory and the headers are read. @throws Error */
export function readZipFrom(source: ZipSource): ZipEntry[] {
  const { count, size, start, end } = readEnd(source);
  demand(start + size === end, 'its directory is not at the declared place');
  demand(size <= DIRECTORY_BYTES, 'its directory is too large');
  const directory = source.read(start, size);
  const listed: Listed[] = [];
  let at = 0;
  while (at < size) {
    const { entry, next } = readListed(directory, at);
    listed.push(entry);
    at = next;
  }
  demand(listed.length === count, 'its directory has another number of entries than declared');
  const inOrder = listed.toSorted((a, b) => a.offset - b.offset);
  demand(inOrder[0] === undefined || inOrder[0].offset === 0, 'there is data before its first file');
  return inOrder.map((entry, index) => readEntry(source, entry, inOrder[index + 1]?.offset ?? start));
}

/** Where the directory is: by the record at the end, or the one of ZIP64 before it, which must agree (§4.3.14 to §4.3.16). */
function readEnd(source: ZipSource): { count: number; size: number; start: number; end: number } {
  const at = source.length - END_LENGTH;
  demand(at >= 0, 'its directory is not at its end');
  const tail = source.read(at, END_LENGTH);
  demand(tail.readUInt32LE(0) === END && tail.readUInt16LE(20) === 0, 'its directory is not at its end');
  const short = { count: tail.readUInt16LE(10), size: tail.readUInt32LE(12), start: tail.readUInt32LE(16) };
  demand(
    tail.readUInt32LE(4) === 0 && tail.readUInt16LE(8) === short.count,
    'its directory is not at the declared place',
  );
  const isLong = short.count === COUNT_IN_ZIP64 || short.size === IN_ZIP64 || short.start === IN_ZIP64;
  if (!isLong) return { ...short, end: at };
  const locatorAt = at - LOCATOR64_LENGTH;
  const end = locatorAt - END64_LENGTH;
  demand(end >= 0, 'its directory is not at its end');
  const [locator, record] = [source.read(locatorAt, LOCATOR64_LENGTH), source.read(end, END64_LENGTH)];
  const isFound =
    locator.readUInt32LE(0) === LOCATOR64 &&
    locator.readUInt32LE(4) === 0 &&
    longAt(locator, 8) === end &&
    record.readUInt32LE(0) === END64 &&
    longAt(record, 4) === END64_LENGTH - 12 &&
    longAt(record, 16) === 0;
  demand(isFound, 'its directory is not at the declared place');
  const long = { count: longAt(record, 32), size: longAt(record, 40), start: longAt(record, 48) };
  const isSame =
    longAt(record, 24) === long.count &&
    (short.count === COUNT_IN_ZIP64 || short.count === long.count) &&
    (short.size === IN_ZIP64 || short.size === long.size) &&
    (short.start === IN_ZIP64 || short.start === long.start);
  demand(isSame, 'its directory is not at the declared place');
  return { ...long, end };
}

function longAt(octets: Buffer, at: number): number {
  const value = octets.readBigUInt64LE(at);
  demand(value <= BigInt(Number.MAX_SAFE_INTEGER), 'a size is out of range');
  return Number(value);
}

/**
 * Returns the content of an entry.
 * @throws Error where its length, or the length of the packed data, differs from the directory
 */
export function contentOf({ name, size, method, packed: read }: ZipEntry): Uint8Array {
  const packed = read();
  if (method === STORED) return packed;
  const unpacked: unknown = inflateRawSync(packed, { maxOutputLength: Math.max(1, size), info: true });
  const { buffer: content, engine } = unpacked as { readonly buffer: Buffer; readonly engine: Zlib };
  demand(content.length === size && engine.bytesWritten === packed.length, `${name} has another length than declared`);
  return new Uint8Array(content.buffer, content.byteOffset, content.length);
}

function readListed(zip: Buffer, at: number): { readonly entry: Listed; readonly next: number } {
  const end = zip.length;
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
    ...placeOf(
      { size: zip.readUInt32LE(at + 24), packedSize: zip.readUInt32LE(at + 20), offset: zip.readUInt32LE(at + 42) },
      zip.subarray(nameEnd, nameEnd + extraLength),
    ),
  };
  demandOneName(entry, zip.subarray(nameEnd, nameEnd + extraLength));
  return { entry, next };
}

type Place = Pick<Listed, 'size' | 'packedSize' | 'offset'>;

/** The sizes and the place of a file; those that need more than four octets are in an extra field, in this order (§4.5.3). */
function placeOf(short: Place, extra: Buffer): Place {
  const names = (['size', 'packedSize', 'offset'] as const).filter((name) => short[name] === IN_ZIP64);
  if (names.length === 0) return short;
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    const length = extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) !== ZIP64) continue;
    demand(at + 4 + length <= extra.length && length >= 8 * names.length, 'its directory is damaged');
    return { ...short, ...Object.fromEntries(names.map((name, index) => [name, longAt(extra, at + 4 + 8 * index)])) };
  }
  return short;
}

/** Reads the header before a file, which must match the directory, and its octets; `next` is where the next header begins. */
function readEntry(source: ZipSource, listed: Listed, next: number): ZipEntry {
  const { rawName, name, flags, method, packedSize, size, offset } = listed;
  demand(offset + LOCAL_LENGTH <= next, `${name} is not where the directory says`);
  const header = source.read(offset, LOCAL_LENGTH);
  demand(header.readUInt32LE(0) === LOCAL, `${name} is not where the directory says`);
  const nameAt = offset + LOCAL_LENGTH;
  const nameEnd = nameAt + header.readUInt16LE(26);
  const dataAt = nameEnd + header.readUInt16LE(28);
  demand(dataAt <= next, `${name} is not where the directory says`);
  const names = source.read(nameAt, dataAt - nameAt);
  const isSame =
    names.subarray(0, nameEnd - nameAt).equals(rawName) &&
    header.readUInt16LE(6) === flags &&
    header.readUInt16LE(8) === method;
  demand(isSame, `${name} has another name or form than in the directory`);
  const extra = names.subarray(nameEnd - nameAt);
  demandOneName(listed, extra);
  const left = next - dataAt - packedSize;
  const hasDescriptor = (flags & HAS_DESCRIPTOR) !== 0;
  const local = { size: header.readUInt32LE(22), packedSize: header.readUInt32LE(18), offset: 0 };
  const isFilled = hasDescriptor
    ? DESCRIPTORS.has(left)
    : left === 0 && placeOf(local, extra).packedSize === packedSize;
  demand(isFilled, `there is data after ${name}`);
  demand(method === DEFLATED || (method === STORED && packedSize === size), `${name} uses another compression method`);
  return { name, size, method, packedSize, packed: () => octetsOf(source.read(dataAt, packedSize)) };
}

const octetsOf = (buffer: Buffer): Uint8Array => new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.length);

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
