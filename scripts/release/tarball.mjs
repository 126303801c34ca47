import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ROOT, run } from '../setup/steps.mjs';

/** All times in an archive: 2026-01-01T00:00:00Z. Nothing in the product depends on the times of its own files. */
const MODIFIED = '@1767225600';

/** The name of a release and of the directory in its archive: its packages contain programs of one system. */
export function releaseName() {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return `countersign-${version}-${process.platform}-${process.arch}`;
}

/**
 * Archives a directory with GNU tar: sorted, with fixed times, owner and modes, so that equal files give equal bytes.
 * @param {string} directory
 * @param {string} file
 */
export async function makeTar(directory, file) {
  const fixed = ['--sort=name', '--format=gnu', `--mtime=${MODIFIED}`, '--owner=0', '--group=0', '--numeric-owner'];
  const what = ['--mode=u=rwX,go=rX', '-cf', file, '-C', path.dirname(directory), path.basename(directory)];
  await run('tar', [...fixed, ...what], { quiet: true, env: { ...process.env, LC_ALL: 'C' } });
}

/** @param {string} file @param {string} target */
export async function compress(file, target) {
  await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(target));
}

/** SHA-256, hexadecimal. @param {string} file @returns {Promise<string>} */
export async function digestOfFile(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
