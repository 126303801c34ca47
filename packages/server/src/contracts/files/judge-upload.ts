import {
  CHUNK_BYTES,
  type Decision,
  FILE_NAME_MAX,
  type FileType,
  accept,
  cutFileName,
  fileTypeOf,
  refuse,
} from '@countersign/domain';

/** What the text fields of a chunk claim (Spec §7 "Chunked upload"); sizes in bytes. */
export interface ClaimedChunk {
  readonly fileName: string;
  readonly chunk: number;
  readonly size: number;
  readonly totalSize: number;
  readonly chunkTotal: number;
}

/** Validates what a chunk claims before a byte of it is read; returns the name as it is stored and the type it promises. */
export function judgeChunk(claim: ClaimedChunk, maxBytes: number): Decision<{ name: string; type: FileType }> {
  if ([...claim.fileName].length > FILE_NAME_MAX) return refuse('ERROR_FILENAME_SIZE', { limit: FILE_NAME_MAX });
  const name = cutFileName(claim.fileName);
  const type = fileTypeOf(name);
  if (type === null) return refuse('ERROR_FILE_TYPE');
  if (claim.totalSize > maxBytes) return refuse('ERROR_FILE_SIZE', { limitMb: Math.floor(maxBytes / 1_048_576) });
  const sound =
    claim.totalSize > 0 &&
    claim.chunkTotal > 0 &&
    claim.chunk < claim.chunkTotal &&
    claim.size > 0 &&
    claim.size <= CHUNK_BYTES &&
    // Every chunk has at least one byte, and all of them together can add up to the total.
    claim.totalSize >= claim.size + (claim.chunkTotal - 1) &&
    claim.totalSize <= claim.chunkTotal * CHUNK_BYTES;
  return sound ? accept({ name, type }) : refuse('ERROR_UPLOAD_REJECTED');
}

const PDF_MAGIC = Buffer.from('%PDF-');
const PNG_MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_MAGIC = Buffer.from([0xff, 0xd8, 0xff]);
const OLE_MAGIC = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const OFFICE_MAGICS = [Buffer.from('PK\x03\x04'), OLE_MAGIC, Buffer.from('{\\rtf')];

/**
 * The file type by the first bytes (security 45): the magic number is at offset 0, and neither the name nor the media
 * type of the request is used. Null if the type is not accepted.
 */
export function fileTypeByMagic(bytes: Uint8Array): FileType | null {
  const starts = (magic: Buffer): boolean => magic.equals(bytes.subarray(0, magic.length));
  if (starts(PDF_MAGIC)) return 'PDF';
  if (starts(PNG_MAGIC) || starts(JPEG_MAGIC)) return 'IMAGE';
  return OFFICE_MAGICS.some(starts) ? 'OFFICE' : null;
}
