import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Digest } from '../../platform/index.ts';
import { BackupRefusedError, FORMAT, FORMAT_VERSION, type Manifest, parseManifest } from './manifest.ts';

/**
 * The layout of the target of backups. Stored files are in it once, whatever the number of snapshots that list them.
 *
 * | Path | Content |
 * |---|---|
 * | `countersign-backup.json` | marks the directory |
 * | `snapshots/TIME/manifest` | what the snapshot contains, with digests |
 * | `snapshots/TIME/tables/NAME.gz` | the rows of a table, a line of JSON each |
 * | `snapshots/TIME/blobs.gz` | the stored files: one line each |
 * | `blobs/ab/DIGEST.FORM` | a stored file, encrypted as it is in the store; FORM is the beginning of its own SHA-256 |
 */
export interface BackupDirectory {
  readonly root: string;
  readonly snapshots: string;
  readonly blobs: string;
  readonly tmp: string;
}

const MARK = 'countersign-backup.json';
const MARKED = JSON.stringify({ format: FORMAT, version: FORMAT_VERSION });
/** The prefix of snapshots that are being made, or whose making was killed. */
export const UNFINISHED_SNAPSHOT = '.unfinished-';

function layoutOf(root: string): BackupDirectory {
  const at = (name: string): string => path.join(root, name);
  return { root, snapshots: at('snapshots'), blobs: at('blobs'), tmp: at('tmp') };
}

/** Opens a target for writing; an empty directory becomes one. @throws BackupRefusedError for a directory of other things */
export function openTarget(target: string): BackupDirectory {
  const root = path.resolve(target);
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const mark = path.join(root, MARK);
  if (!existsSync(mark)) {
    if (readdirSync(root).length > 0)
      throw new BackupRefusedError(`${root} contains other files: name an empty directory, or one of earlier backups`);
    writeFileSync(mark, MARKED, { flush: true });
  } else demandMark(mark);
  const layout = layoutOf(root);
  for (const directory of [layout.snapshots, layout.blobs, layout.tmp])
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  return layout;
}

function demandMark(mark: string): void {
  if (readFileSync(mark, 'utf8') !== MARKED)
    throw new BackupRefusedError(`${mark} is of a version that this release does not know`);
}

/** @throws BackupRefusedError where there is no backup */
export function openSource(source: string): BackupDirectory {
  const root = path.resolve(source);
  const mark = path.join(root, MARK);
  if (!existsSync(mark)) throw new BackupRefusedError(`${root} is no backup: there is no ${MARK} in it`);
  demandMark(mark);
  return layoutOf(root);
}

/** The names of the complete snapshots, oldest first. */
export const snapshotsIn = ({ snapshots }: BackupDirectory): string[] =>
  existsSync(snapshots)
    ? readdirSync(snapshots)
        .filter((name) => !name.startsWith('.'))
        .sort()
    : [];

export interface OpenedSnapshot {
  readonly name: string;
  readonly directory: string;
  readonly manifest: Manifest;
}

/**
 * Reads the manifest of a snapshot, the last one by default.
 * @throws BackupRefusedError
 */
export function openBackup(source: BackupDirectory, wanted: string | null = null): OpenedSnapshot {
  const names = snapshotsIn(source);
  const name = wanted ?? names.at(-1);
  if (name === undefined) throw new BackupRefusedError(`${source.root} contains no complete snapshot`);
  if (!names.includes(name))
    throw new BackupRefusedError(`${source.root} contains no snapshot ${name}: ${names.join(', ')}`);
  const directory = path.join(source.snapshots, name);
  const file = path.join(directory, 'manifest');
  if (!existsSync(file)) throw new BackupRefusedError(`${file} is missing`);
  return { name, directory, manifest: parseManifest(readFileSync(file, 'utf8'), file) };
}

/** A stored file in a backup. */
export interface ListedFile {
  readonly digest: Digest;
  /** Octets of the segment. */
  readonly size: number;
  /** When the store had it put, in milliseconds: a file with the same size and time is the same file. */
  readonly putAt: number;
  /** Of the segment. */
  readonly sha256: string;
}

export const lineOf = ({ digest, size, putAt, sha256 }: ListedFile): string =>
  `${JSON.stringify([digest, size, putAt, sha256])}\n`;

/** The path of a stored file: another segment of the same content has another one. */
export const pathOfFile = (
  { blobs }: BackupDirectory,
  { digest, sha256 }: Pick<ListedFile, 'digest' | 'sha256'>,
): string => path.join(blobs, digest.slice(0, 2), `${digest}.${sha256.slice(0, 16)}`);

/** @throws BackupRefusedError where the list is damaged */
export async function* listFilesOf({ directory, manifest }: OpenedSnapshot): AsyncGenerator<ListedFile> {
  const file = path.join(directory, 'blobs.gz');
  await demandFile(file, manifest.blobs.file);
  for await (const line of createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Infinity,
  })) {
    const [digest, size, putAt, sha256] = JSON.parse(line) as [string, number, number, string];
    yield { digest, size, putAt, sha256 };
  }
}

/**
 * Checks size and digest of a file of the backup.
 * @throws BackupRefusedError with its name
 */
export async function demandFile(
  file: string,
  wanted: { readonly bytes: number; readonly sha256: string },
): Promise<void> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
      hash.update(piece);
      bytes += piece.length;
    }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new BackupRefusedError(`${file} is missing`) : error;
  }
  if (bytes !== wanted.bytes)
    throw new BackupRefusedError(`${file} is damaged: it has ${bytes} octets, not ${wanted.bytes}`);
  if (hash.digest('hex') !== wanted.sha256) throw new BackupRefusedError(`${file} is damaged: its content was changed`);
}

/** Makes the names in a directory permanent. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
