import { randomBytes } from 'node:crypto';
import {
  type Stats,
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/** The file of a secret is missing, damaged, or open to others. */
export class SecretFileError extends Error {
  override readonly name = 'SecretFileError';
  readonly kind = 'SECRET_FILE';
}

const MAX_BYTES = 64 * 1024;
const GROUP_OR_OTHERS_WRITE = 0o022;
const OTHERS_READ = 0o004;
/** Of tmpfs and ramfs, by statfs(2). */
const MEMORY_FILE_SYSTEMS: readonly number[] = [0x01021994, 0x858458f6];

/** What {@link judgeSecretFile} knows of a file and of the process that reads it. */
interface SecretFileFacts extends Pick<Stats, 'mode' | 'size'> {
  readonly isFile: boolean;
  readonly isInMemory: boolean;
  readonly owner: number;
  /** Of the process. */
  readonly uid: number;
}

/**
 * Who may read and write the file of a secret: its owner is root or this process, only the owner writes it, and only the owner
 * and its group read it. Container platforms mount secrets as files of root with mode 0444 in memory, where a process that is
 * not root could not read a stricter one: those are accepted.
 * @returns what is wrong, as the end of a sentence that begins with the name of the file; null = nothing
 */
export function judgeSecretFile({ isFile, isInMemory, mode, owner, size, uid }: SecretFileFacts): string | null {
  if (!isFile) return 'is not a file';
  if (size > MAX_BYTES) return 'is too large for a secret';
  if (owner !== 0 && owner !== uid) return 'belongs to another user, who could change it; make root its owner';
  if ((mode & GROUP_OR_OTHERS_WRITE) !== 0) return 'can be changed by others; make its mode 0600';
  const isPlatformMount = isInMemory && owner === 0 && uid !== 0;
  if ((mode & OTHERS_READ) !== 0 && !isPlatformMount)
    return 'can be read by others; make its mode 0600, or 0640 for a group';
  return null;
}

/**
 * Checks the file of a secret without reading it.
 * @returns what is wrong, beginning with the name of the file; null = nothing
 */
export function problemOfSecretFile(file: string): string | null {
  try {
    const stats = statSync(file);
    // Windows has neither owners nor modes of this kind.
    const uid = process.getuid?.();
    const facts =
      uid === undefined
        ? { mode: 0, owner: 0, uid: 0, isInMemory: false }
        : { mode: stats.mode, owner: stats.uid, uid, isInMemory: MEMORY_FILE_SYSTEMS.includes(statfsSync(file).type) };
    const problem = judgeSecretFile({ ...facts, size: stats.size, isFile: stats.isFile() });
    if (problem === null) accessSync(file, constants.R_OK);
    return problem === null ? null : `${file} ${problem}`;
  } catch (error) {
    return unreadable(file, error);
  }
}

const unreadable = (file: string, error: unknown): string =>
  `${file} cannot be read (${String((error as NodeJS.ErrnoException).code)})`;

/**
 * Reads a secret of any form, without white space at its ends.
 * @throws SecretFileError
 */
export function readSecretText(file: string): string {
  const problem = problemOfSecretFile(file);
  if (problem !== null) throw new SecretFileError(problem);
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new SecretFileError(unreadable(file, error));
  }
  if (text === '') throw new SecretFileError(`${file} is empty`);
  return text;
}

/**
 * Reads 32 octets from a file of 64 hexadecimal digits; creates a missing file where that is allowed (mode 0600, on disk
 * before this returns).
 * @throws SecretFileError
 */
export function readSecretFile(file: string, { mayBeMade }: { mayBeMade: boolean }): Buffer {
  if (!existsSync(file)) {
    if (!mayBeMade) throw new SecretFileError(`${file} is missing; set ${path.basename(file).toUpperCase()}`);
    makeSecretFile(file);
  }
  const hex = readSecretText(file);
  if (!/^[0-9a-f]{64}$/i.test(hex)) throw new SecretFileError(`${file} does not hold 64 hexadecimal digits`);
  return Buffer.from(hex, 'hex');
}

function makeSecretFile(file: string): void {
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
