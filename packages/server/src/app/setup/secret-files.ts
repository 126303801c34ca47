import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from './settings-file.ts';

/** Who owns the files and who else may read them; null = this user alone. */
export interface Readers {
  readonly uid: number;
  readonly gid: number;
}

/** DATABASE_URL is in the file database-url. */
export const fileNameOf = (variable: string): string => variable.toLowerCase().replaceAll('_', '-');

const modes = (readers: Readers | null) => ({
  directory: readers === null ? 0o700 : 0o750,
  file: readers === null ? 0o600 : 0o640,
});

/** Makes a directory that only root and the group of the server enter, or only this user. */
export function makeDirectory(directory: string, readers: Readers | null): void {
  mkdirSync(directory, { recursive: true });
  if (readers !== null) chownSync(directory, 0, readers.gid);
  chmodSync(directory, modes(readers).directory);
}

/** Makes a directory that is the server's alone, where there is none; its new parents too. */
export function makePlaceFor(server: Readers, directory: string): void {
  const first = mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const within = path.relative(first, directory).split(path.sep);
  for (let at = 0; at <= within.length; at += 1)
    chownSync(path.join(first, ...within.slice(0, at)), server.uid, server.gid);
}

/** Writes a file that they may read, on disk before this returns. */
export function writeFor(readers: Readers | null, file: string, text: string): void {
  replaceFile(file, text, 0o600);
  if (readers !== null) chownSync(file, 0, readers.gid);
  chmodSync(file, modes(readers).file);
}

export const readSecret = (directory: string, variable: string): string | null => {
  const file = path.join(directory, fileNameOf(variable));
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return text === '' ? null : text;
};
