import { type UnzipFileInfo, unzipSync } from 'fflate';
import { UsageError } from '../usage-error.ts';

/** Octets of one file and of all, once unpacked: what a contract of the largest documents comes to, and some. */
const FILE_BYTES = 256 * 1024 * 1024;
const ALL_BYTES = 2 * 1024 * 1024 * 1024;
const MOST_FILES = 20_000;

export type ArchiveFiles = ReadonlyMap<string, Uint8Array>;

/** A ZIP says so at its beginning (APPNOTE §4.3.7). */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/**
 * Every file of a ZIP by its path, as the ZIP's directory lists them. What it claims to hold is summed up before anything is
 * unpacked, and no file gets more room than it claims. @throws UsageError for what cannot be unpacked, holds too much, or
 * holds two files of one path
 */
export function unpackArchive(bytes: Uint8Array): ArchiveFiles {
  const paths = new Set<string>();
  let sum = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (name.endsWith('/')) return false;
    if (paths.has(name)) throw new UsageError('the archive holds two files of one name');
    paths.add(name);
    sum += originalSize;
    if (originalSize > FILE_BYTES || sum > ALL_BYTES || paths.size > MOST_FILES)
      throw new UsageError('the archive unpacks to too much');
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError('the archive cannot be unpacked');
  }
}
