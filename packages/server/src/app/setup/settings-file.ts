import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';

/**
 * Systemd, a shell, Docker and kubectl read a file of settings by four different rules. Of a value of these characters, without
 * quotes, all of them read the same.
 */
const SAME_FOR_ALL = /^[\p{L}\p{N}_@%+=:,./-]*$/u;
export const isSameForAll = (value: string): boolean => SAME_FOR_ALL.test(value);

const LINE = /^([A-Z][A-Z0-9_]*)=(.*)$/;

/** The settings of a file, by name; an empty one counts as unset. */
export function readSettings(file: string): Map<string, string> {
  const found = new Map<string, string>();
  if (!existsSync(file)) return found;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name = '', value = ''] = LINE.exec(line.trim()) ?? [];
    const plain = /^(["']).*\1$/.test(value) ? value.slice(1, -1) : value;
    if (plain !== '') found.set(name, plain);
  }
  return found;
}

const HEAD =
  '# The settings of this installation; docs/settings.md describes each of them. Secrets are in files of their own.\n';

/** The text of the file with other values: lines that are not named, and comments, stay; new settings are added at the end. */
export function changedSettings(text: string | null, values: ReadonlyMap<string, string>): string {
  const left = new Map(values);
  const lines = (text ?? HEAD).replace(/\n$/, '').split('\n');
  const changed = lines.map((line) => {
    const name = LINE.exec(line.trim())?.[1] ?? '';
    const value = left.get(name);
    if (value === undefined) return line;
    left.delete(name);
    return `${name}=${value}`;
  });
  return [...changed, ...[...left].map(([name, value]) => `${name}=${value}`), ''].join('\n');
}

/** Replaces a file as a whole: a crash leaves the old one or the new one. */
export function replaceFile(file: string, text: string, mode: number): void {
  const unfinished = `${file}.part`;
  const handle = openSync(unfinished, 'w', mode);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(unfinished, file);
  const directory = openSync(path.dirname(file), 'r');
  fsyncSync(directory);
  closeSync(directory);
}
