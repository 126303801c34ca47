import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../usage-error.ts';

export const isDirectory = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Returns the named files, and every file beneath a directory whose name matches, in the order of their names. Links are not
 * followed out of a directory, so that cycles are impossible.
 */
export function filesOf(paths: readonly string[], fits: RegExp = /\.pdf$/i): string[] {
  return paths.flatMap((one) => (isDirectory(one) ? beneath(one, fits) : [one]));
}

function beneath(directory: string, fits: RegExp): string[] {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && fits.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted((a, b) => (a < b ? -1 : 1));
  } catch {
    throw new UsageError(`${directory} cannot be read`);
  }
}
