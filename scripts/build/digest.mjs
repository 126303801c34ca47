import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/steps.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', '.cache']);
const isTest = (/** @type {string} */ name) => /\.test\.tsx?$/.test(name);

/**
 * Every file below `place`, or `place` itself, without tests and generated files; sorted.
 * @param {string} place from the root of the checkout
 * @returns {string[]} from the root of the checkout
 */
function filesIn(place) {
  const full = path.join(ROOT, place);
  if (!statSync(full).isDirectory()) return [place];
  return readdirSync(full)
    .sort()
    .filter((name) => !LEFT_OUT.has(name) && !isTest(name))
    .flatMap((name) => filesIn(path.posix.join(place, name)));
}

/**
 * SHA-256 over the names and contents of the files, hexadecimal: changes exactly if a build from them may change.
 * @param {readonly string[]} places files and directories, from the root of the checkout
 */
export function digestOf(places) {
  const hash = createHash('sha256').update(`node ${process.versions.node.split('.')[0]}\n`);
  for (const file of places.flatMap(filesIn)) {
    const content = readFileSync(path.join(ROOT, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
