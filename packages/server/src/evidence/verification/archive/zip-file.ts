import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { UsageError } from '../usage-error.ts';
import { type ZipEntry, type ZipSource, readZipFrom } from './read-zip.ts';

const PIECE = 4 * 1024 * 1024;

/** A ZIP of any size on disk; one entry is in memory at a time. */
export interface ZipOnDisk {
  readonly entries: ReadonlyMap<string, ZipEntry>;
  close(): void;
}

/** @throws UsageError where the file cannot be read, is damaged, or contains two files of one name */
export function openZip(path: string): ZipOnDisk {
  let handle: number;
  try {
    handle = openSync(path, 'r');
  } catch {
    throw new UsageError(`${path} cannot be read`);
  }
  const close = (): void => closeSync(handle);
  try {
    const source = sourceOf(handle);
    const entries = readZipFrom(source).filter(({ name, size }) => !name.endsWith('/') || size > 0);
    const byName = new Map(entries.map((entry) => [entry.name, entry]));
    if (byName.size < entries.length) throw new Error('it contains two files of the same name');
    return { entries: byName, close };
  } catch (error) {
    close();
    throw new UsageError(`the archive cannot be unpacked: ${(error as Error).message}`);
  }
}

function sourceOf(handle: number): ZipSource {
  return {
    length: fstatSync(handle).size,
    read(at, length) {
      const octets = Buffer.alloc(length);
      let done = 0;
      while (done < length) {
        const more = readSync(handle, octets, done, Math.min(length - done, PIECE), at + done);
        if (more === 0) throw new Error('it ends too early');
        done += more;
      }
      return octets;
    },
  };
}
