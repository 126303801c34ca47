import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, step } from '../setup/steps.mjs';
import { digestOf } from './digest.mjs';

const SHARED = ['package-lock.json', 'tsconfig.json', 'scripts/build', 'packages/domain', 'packages/contract'];

const SERVER = 'packages/server/dist';

/**
 * The builds: output, sources and build function. The stamp in the output directory is the digest of the sources.
 * @type {{ title: string, output: string, sources: string[], build: () => Promise<void> }[]}
 */
const TARGETS = [
  {
    title: 'Building the server',
    output: SERVER,
    sources: [
      ...SHARED,
      ...['package.json', 'build-entries.mjs', 'migrations', 'src'].map((name) => `packages/server/${name}`),
      ...['asn1', 'pki', 'pdf'].map((name) => `packages/${name}`),
    ],
    build: async () => (await import('./server.mjs')).buildServer(),
  },
  {
    title: 'Building the pages',
    output: 'packages/web/dist',
    sources: [...SHARED, 'packages/web'],
    build: async () => (await import('./web.mjs')).buildWeb(),
  },
];

const stampOf = (/** @type {string} */ output) => path.join(ROOT, output, '.build-stamp');

function isFresh(/** @type {string} */ output, /** @type {string} */ digest) {
  const stamp = stampOf(output);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
}

/** @returns whether the server and the pages are built from the current sources */
export const isBuilt = () => TARGETS.every(({ output, sources }) => isFresh(output, digestOf(sources)));

/**
 * Runs the builds whose sources have changed. Needs the packages.
 * @param {{ all?: boolean, pages?: boolean }} [options] `all` also runs builds that are up to date; without `pages` only the
 *   server
 */
export async function ensureBuilt({ all = false, pages = true } = {}) {
  const wanted = pages ? TARGETS : TARGETS.filter(({ output }) => output === SERVER);
  for (const { title, output, sources, build } of wanted) {
    const digest = digestOf(sources);
    if (!all && isFresh(output, digest)) continue;
    await step(title, build);
    writeFileSync(stampOf(output), digest);
  }
}
