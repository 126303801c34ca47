import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** A file of the project, its path from the root of the checkout with forward slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Whether a file runs only in tests, where other rules apply. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing(\/|\.ts$)|^packages\/[^/]+\/test\/|^e2e\//.test(file);
}

/** The tracked files and the untracked files that git does not ignore, with their text. @param extensions including the dot */
export function readSources(extensions: readonly string[], root = ROOT): Source[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(list.split('\0'))]
    .filter((file) => extensions.includes(path.extname(file)) && existsSync(path.join(root, file)))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}
