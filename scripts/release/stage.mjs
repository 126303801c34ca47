import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/steps.mjs';
import { nameCommands, unlink } from './adapt.mjs';
import { isNeeded, neededPackages } from './packages.mjs';
import { makeSbom } from './sbom.mjs';

/** What the server loads from the registry, and what the pages contain of it. */
const WORKSPACES = ['packages/server', 'optional/pkcs11'];
const BUNDLED = ['packages/web'];

/** @typedef {(file: string) => boolean} Filter by the path in the directory */

/** @type {Filter} */
const isShipped = (file) => !/(^|\/)(\.|node_modules\/)|\.test\.[a-z]+$/.test(file);

/**
 * Files and directories of the checkout that are in a release under the same name. Browsers that the product supports read
 * WOFF2, so the older copies of fonts are left out.
 * @type {[place: string, filter: Filter][]}
 */
const PLACES = [
  ['packages/server/dist', (file) => isShipped(file) && !file.endsWith('.map')],
  ['packages/server/migrations', (file) => file.endsWith('.sql')],
  ['packages/server/package.json', isShipped],
  ['packages/web/dist', (file) => isShipped(file) && !/\.(map|woff)$/.test(file)],
  ['optional/pkcs11', (file) => isShipped(file) && file !== 'package-lock.json'],
  ['deploy', isShipped],
  ...['operate', 'cycles'].map((directory) => /** @type {[string, Filter]} */ ([`docs/${directory}`, isShipped])),
  ...['capacity', 'health', 'hsm', 'settings', 'webhooks'].map(
    (document) => /** @type {[string, Filter]} */ ([`docs/${document}.md`, isShipped]),
  ),
  ...['CHANGELOG.md', 'LICENSE', 'NOTICE', 'THIRD-PARTY-NOTICES.md'].map(
    (file) => /** @type {[string, Filter]} */ ([file, isShipped]),
  ),
];

/** The files below `place`, or '' for a file; sorted, as paths in it. @param {string} place @returns {string[]} */
function filesIn(place) {
  const full = path.join(ROOT, place);
  if (!existsSync(full)) return [];
  const entries = readdirSync(full, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(full, path.join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Writes the files of a release into `directory`, which does not exist. A file that is there already under another name is
 * linked to it: the pages and the server use the same fonts.
 * @param {string} directory
 * @param {string} [sbom] of the same sources; made here where it is not given
 * @returns {{ files: number, bytes: number, packages: number }} of what was written; a linked file counts once
 */
export function stage(directory, sbom) {
  /** @type {Map<string, string>} the first file of each content */
  const written = new Map();
  let files = 0;
  let bytes = 0;
  const write = (/** @type {string} */ name, /** @type {Buffer} */ content, executable = false) => {
    const target = path.join(directory, name);
    mkdirSync(path.dirname(target), { recursive: true });
    files += 1;
    const digest = createHash('sha256').update(content).digest('hex');
    const same = content.length > 0 && !executable ? written.get(digest) : undefined;
    if (same !== undefined) return linkSync(same, target);
    written.set(digest, target);
    bytes += content.length;
    writeFileSync(target, content, { mode: executable ? 0o755 : 0o644 });
  };
  const copy = (/** @type {string} */ place) => write(place, readFileSync(path.join(ROOT, place)));

  const packages = neededPackages(WORKSPACES);
  const own = PLACES.flatMap(([place, filter]) =>
    /\.[a-z]+$|LICENSE|NOTICE/.test(place)
      ? [place]
      : filesIn(place)
          .filter(filter)
          .map((file) => path.posix.join(place, file)),
  );
  const commands = own.map((file) => /^packages\/server\/dist\/([a-z-]+)\.js$/.exec(file)?.[1] ?? '').filter(Boolean);
  for (const file of own) {
    const isDocument = /^docs\/.*\.md$/.test(file);
    if (!isDocument && !/^(deploy\/|packages\/server\/dist\/.*\.js$)/.test(file)) copy(file);
    else {
      const text = nameCommands(readFileSync(path.join(ROOT, file), 'utf8'), commands);
      write(file, Buffer.from(isDocument ? unlink(text, file, (target) => own.includes(target)) : text));
    }
  }
  for (const { name, place } of packages) {
    for (const file of filesIn(place)) {
      if (!file.startsWith('node_modules/') && isNeeded(name, file)) copy(path.posix.join(place, file));
    }
  }
  write('bin/countersign', readFileSync(new URL('countersign.mjs', import.meta.url)), true);
  write('package.json', Buffer.from(`${JSON.stringify(described(), null, 2)}\n`));
  write('sbom.cdx.json', Buffer.from(sbom ?? makeSbom([...packages, ...neededPackages(BUNDLED)])));
  return { files, bytes, packages: packages.length };
}

/** What a release says about itself. */
function described() {
  const { name, version, description, license, type, engines } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  );
  return { name, version, description, license, private: true, type, engines, bin: { countersign: 'bin/countersign' } };
}
