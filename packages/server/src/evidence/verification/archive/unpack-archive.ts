import { UsageError } from '../usage-error.ts';
import { contentOf, readZip } from './read-zip.ts';

/** Limits in octets for one file and for all, unpacked: slightly more than a contract of the largest documents. */
const FILE_BYTES = 256 * 1024 * 1024;
const ALL_BYTES = 2 * 1024 * 1024 * 1024;
const MOST_FILES = 20_000;

export type ArchiveFiles = ReadonlyMap<string, Uint8Array>;

/** The first octets of a ZIP (APPNOTE §4.3.7). */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/**
 * Returns every file of a ZIP by its path. The declared sizes are summed before unpacking, and no file may exceed its declared
 * size.
 * @throws UsageError for an archive that cannot be unpacked, that programs would unpack differently, that is too large, or that
 * contains two files of one path
 */
export function unpackArchive(bytes: Uint8Array): ArchiveFiles {
  const entries = guarded(() => readZip(bytes)).filter(({ name, size }) => !name.endsWith('/') || size > 0);
  const sum = entries.reduce((octets, { size }) => octets + size, 0);
  if (sum > ALL_BYTES || entries.length > MOST_FILES || entries.some(({ size }) => size > FILE_BYTES))
    throw new UsageError('the archive is too large when unpacked');
  if (new Set(entries.map(({ name }) => name)).size < entries.length)
    throw new UsageError('the archive contains two files of the same name');
  return guarded(() => new Map(entries.map((entry) => [entry.name, contentOf(entry)])));
}

function guarded<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError(`the archive cannot be unpacked: ${(error as Error).message}`);
  }
}
