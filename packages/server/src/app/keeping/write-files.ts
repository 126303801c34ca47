import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { SegmentFiles } from '../../platform/index.ts';
import { type BackupDirectory, type ListedFile, pathOfFile } from './backup-directory.ts';

interface Written {
  readonly bytes: number;
  readonly sha256: string;
}

/** Writes a new file, on disk when this resolves. */
async function writeNew(file: string, pieces: AsyncIterable<Buffer>): Promise<Written> {
  const hash = createHash('sha256');
  let bytes = 0;
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += piece.length;
      await handle.writeFile(piece);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Writes lines, compressed. */
export function writeLines(file: string, lines: AsyncIterable<string> | Iterable<string>): Promise<Written> {
  const source = Readable.from(lines, { objectMode: true });
  const zip = createGzip({ level: 1 });
  source.on('error', (error) => zip.destroy(error));
  return writeNew(file, source.pipe(zip));
}

/** Copies a stored file into the backup, under the name of its own digest; returns false where that was there already. */
export async function copyFile(
  target: BackupDirectory,
  files: SegmentFiles,
  { digest, putAt }: Pick<ListedFile, 'digest' | 'putAt'>,
): Promise<ListedFile & { readonly isNew: boolean }> {
  const unfinished = path.join(target.tmp, randomBytes(12).toString('hex'));
  try {
    const { bytes: size, sha256 } = await writeNew(unfinished, files.read(digest));
    const listed = { digest, size, putAt, sha256 };
    const file = pathOfFile(target, listed);
    const isNew = !(await stat(file).then(
      (found) => found.size === size,
      () => false,
    ));
    if (isNew) {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await rename(unfinished, file);
    }
    return { ...listed, isNew };
  } finally {
    await rm(unfinished, { force: true });
  }
}
