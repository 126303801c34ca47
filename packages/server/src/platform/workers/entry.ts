import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files of this server that run in a thread or process of their own, by their name in the bundle, with their source. */
export const WORKER_ENTRIES = {
  'db-worker': 'src/platform/database/db-worker.ts',
  'body-worker': 'src/app/workers/body-worker.ts',
  'risky-worker': 'src/app/workers/risky-worker.ts',
  'sign-worker': 'src/app/workers/sign-worker.ts',
  'verify-worker': 'src/app/workers/verify-worker.ts',
  'signer-process': 'src/trust/signer/process.ts',
} as const;
export type WorkerEntry = keyof typeof WORKER_ENTRIES;

const bundled = new Map<WorkerEntry, Promise<string>>();

/**
 * The path of a plain JavaScript file that runs `name`. In the bundle it lies beside this one. When run from source there
 * is none, and Node 20 gives a worker thread no loader for TypeScript, so it is bundled on first use (some 100 ms, once per
 * process) into `.cache/`, one directory below the package like `dist/`, so that paths relative to the file are valid in
 * both cases.
 */
export function workerEntry(name: WorkerEntry): Promise<string> {
  const here = fileURLToPath(import.meta.url);
  const shipped = path.join(path.dirname(here), `${name}.js`);
  if (here.endsWith('.js') && existsSync(shipped)) return Promise.resolve(shipped);
  const known = bundled.get(name) ?? bundle(name, path.resolve(path.dirname(here), '../../..'));
  bundled.set(name, known);
  return known;
}

const OUTDATED_MS = 86_400_000;

/** Bundles of earlier sources; a server that still runs from one had a day to load it. */
function removeOutdated(directory: string, name: WorkerEntry): void {
  for (const file of readdirSync(directory)) {
    if (!file.startsWith(`${name}-`)) continue;
    const full = path.join(directory, file);
    // Another process may just have renamed its own.
    const found = statSync(full, { throwIfNoEntry: false });
    if (found !== undefined && Date.now() - found.mtimeMs > OUTDATED_MS) rmSync(full, { force: true });
  }
}

async function bundle(name: WorkerEntry, root: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: path.join(root, WORKER_ENTRIES[name]),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('@countersign/'),
    logLevel: 'silent',
    // Reads only those files behind an index.ts that the entry needs; package.json declares that the others have no effect.
    experimental: { lazyBarrel: true },
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  await build.close();
  const code = output[0].code;
  const directory = path.join(root, '.cache');
  const file = path.join(directory, `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(directory, { recursive: true });
  removeOutdated(directory, name);
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, code);
  renameSync(unfinished, file);
  return file;
}
