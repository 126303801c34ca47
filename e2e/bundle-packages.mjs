// The packages that the journeys import, as plain JavaScript: Playwright would transform each of their 290 modules.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

/** @type {Readonly<Record<string, string>>} */
const ENTRIES = {
  '@countersign/contract': 'contract/src/index.ts',
  '@countersign/domain': 'domain/src/index.ts',
  '@countersign/pdf': 'pdf/src/index.ts',
  '@countersign/testkit/client': 'testkit/src/client.ts',
};
const inside = (/** @type {string} */ place) => fileURLToPath(new URL(place, import.meta.url));
const DIRECTORY = inside('.cache/packages');

/** @returns {Promise<string>} the configuration that makes Playwright import the bundles instead of the sources */
export async function bundlePackages() {
  const names = Object.keys(ENTRIES);
  await build({
    input: Object.fromEntries(names.map((name) => [name.slice(1), inside(`../packages/${ENTRIES[name]}`)])),
    platform: 'node',
    external: (id) => !/^[.#]/.test(id) && !path.isAbsolute(id) && !id.startsWith('@countersign/'),
    logLevel: 'silent',
    output: { dir: DIRECTORY, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  });
  const paths = Object.fromEntries(names.map((name) => [name, [`./${name.slice(1)}.mjs`]]));
  const file = path.join(DIRECTORY, 'tsconfig.json');
  mkdirSync(DIRECTORY, { recursive: true });
  writeFileSync(file, JSON.stringify({ compilerOptions: { paths } }));
  return file;
}
