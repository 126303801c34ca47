import { TaskRefusal } from '../workers/index.ts';

/** EXIF's eight orientations (CIPA DC-008 §4.6.5): 1 = as stored, 2–8 = turned or mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface ImageHeader {
  readonly type: 'PNG' | 'JPEG';
  /** Pixels as stored, before any turning. */
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
}

const PNG_MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Reads type, size and orientation of a PNG or JPEG without decoding it, so that an image with too many pixels is refused
 * before it costs memory. The signature must stand at offset 0: a file that is also another format is refused.
 * @throws TaskRefusal IMAGE_TYPE (neither of the two), IMAGE_DAMAGED
 */
export function readImageHeader(input: Uint8Array): ImageHeader {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  try {
    if (bytes.subarray(0, 8).equals(PNG_MAGIC)) return pngHeader(bytes);
    if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return jpegHeader(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw new TaskRefusal('IMAGE_DAMAGED', 'the image ends too early');
    throw error;
  }
  throw new TaskRefusal('IMAGE_TYPE', 'neither a PNG nor a JPEG');
}

function pngHeader(bytes: Buffer): ImageHeader {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') throw new TaskRefusal('IMAGE_DAMAGED', 'IHDR is not first');
  return { type: 'PNG', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), orientation: 1 };
}

const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegHeader(bytes: Buffer): ImageHeader {
  let orientation: Orientation = 1;
  for (let at = 2; ;) {
    while (bytes.readUInt8(at) === 0xff && bytes.readUInt8(at + 1) === 0xff) at += 1;
    const marker = bytes.readUInt8(at + 1);
    if (bytes.readUInt8(at) !== 0xff || marker === 0xd9 || marker === 0xda) {
      throw new TaskRefusal('IMAGE_DAMAGED', 'the JPEG has no frame header');
    }
    const length = bytes.readUInt16BE(at + 2);
    if (isStartOfFrame(marker)) {
      return { type: 'JPEG', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), orientation };
    }
    if (marker === 0xe1) orientation = exifOrientation(bytes.subarray(at + 4, at + 2 + length)) ?? orientation;
    if (length < 2) throw new TaskRefusal('IMAGE_DAMAGED', 'a JPEG segment has no length');
    at += 2 + length;
  }
}

const ORIENTATION_TAG = 0x0112;

/** The orientation in an APP1 segment; null where it has no usable value, which is no error of the picture. */
function exifOrientation(segment: Buffer): Orientation | null {
  if (segment.toString('latin1', 0, 6) !== 'Exif\0\0' || segment.length < 14) return null;
  const tiff = segment.subarray(6);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number): number => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return null;
  const entries = u16(directory);
  for (let n = 0; n < entries; n += 1) {
    const entry = directory + 2 + 12 * n;
    if (entry + 12 > tiff.length) return null;
    if (u16(entry) !== ORIENTATION_TAG) continue;
    const value = u16(entry + 8);
    return value >= 1 && value <= 8 ? (value as Orientation) : null;
  }
  return null;
}
