import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';

/** The file of a secret is missing, damaged, or readable by others. */
export class SecretFileError extends Error {
  override readonly name = 'SecretFileError';
  readonly kind = 'SECRET_FILE';
}

/**
 * Reads 32 octets from a file of 64 hexadecimal digits; creates a missing file where that is allowed (mode 0600, on disk
 * before this returns).
 * @throws SecretFileError
 */
export function readSecretFile(file: string, { mayBeMade }: { mayBeMade: boolean }): Buffer {
  if (!existsSync(file)) {
    if (!mayBeMade) throw new SecretFileError(`${file} is missing; set ${path.basename(file).toUpperCase()}`);
    makeFile(file);
  }
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) {
    throw new SecretFileError(`${file} can be read by others; make its mode 0600`);
  }
  const hex = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(hex)) throw new SecretFileError(`${file} does not hold 64 hexadecimal digits`);
  return Buffer.from(hex, 'hex');
}

function makeFile(file: string): void {
  const directory = path.dirname(file);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  let handle: number;
  try {
    handle = openSync(file, 'wx', 0o600);
  } catch (error) {
    // Another process of this server created it a moment ago.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw error;
  }
  try {
    writeSync(handle, `${randomBytes(32).toString('hex')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  const parent = openSync(directory, 'r');
  fsyncSync(parent);
  closeSync(parent);
}
