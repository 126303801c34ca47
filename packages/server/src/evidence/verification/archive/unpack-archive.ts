import { UsageError } from '../usage-error.ts';
import { contentOf, readZip } from './read-zip.ts';

/** Octets of one file and of all, once unpacked: what a contract of the largest documents comes to, and some. */
const FILE_BYTES = 256 * 1024 * 1024;
const ALL_BYTES = 2 * 1024 * 1024 * 1024;
const MOST_FILES = 20_000;

export type ArchiveFiles = ReadonlyMap<string, Uint8Array>;

/** A ZIP says so at its beginning (APPNOTE §4.3.7). */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/**
 * Every file of a ZIP by its path. What it claims to hold is summed up before anything is unpacked, and no file gets more room than it
 * claims. @throws UsageError for what cannot be unpacked, is unpacked in different ways by different programs, holds too much, or
 * holds two files of one path
 */
export function unpackArchive(bytes: Uint8Array): ArchiveFiles {
  const entries = guarded(() => readZip(bytes)).filter(({ name, size }) => !name.endsWith('/') || size > 0);
  const sum = entries.reduce((octets, { size }) => octets + size, 0);
  if (sum > ALL_BYTES || entries.length > MOST_FILES || entries.some(({ size }) => size > FILE_BYTES))
    throw new UsageError('the archive unpacks to too much');
  if (new Set(entries.map(({ name }) => name)).size < entries.length)
    throw new UsageError('the archive holds two files of one name');
  return guarded(() => new Map(entries.map((entry) => [entry.name, contentOf(entry)])));
}

function guarded<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError(`the archive cannot be unpacked: ${(error as Error).message}`);
  }
}
