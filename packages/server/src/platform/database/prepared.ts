import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { workerEntry } from '../workers/index.ts';
import { DataDirInUseError, lockDataDir } from './data-dir-lock.ts';
import { migrationsFolder } from './migrations/release.ts';
import { pack } from './packed-directory.ts';

/**
 * The prepared database: a migrated, empty cluster of the embedded database, packed into one file. The build makes it, and
 * a new DATA_DIR begins as a copy of it. All copies have the same system identifier in pg_control. PostgreSQL compares it
 * only where the log or a backup of one cluster is given to another (archives, standbys), which the embedded database never
 * does.
 */

/** Increased when the prepared database changes for another reason than the migrations or PGlite. */
const PREPARED_FORMAT = '5';
const PACKED = /^empty-database-[0-9a-f]{16}\.zip\.br/;
const UNFINISHED = 'new-database-';

/** Changes with the schema and with PGlite, so that a database prepared for others is never used. */
export function schemaDigest(): string {
  const hash = createHash('sha256').update(`${PREPARED_FORMAT} ${pgliteVersion()}`);
  const folder = migrationsFolder();
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(path.join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

function pgliteVersion(): string {
  const module = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const described = readFileSync(path.join(path.dirname(module), '../package.json'), 'utf8');
  return (JSON.parse(described) as { version: string }).version;
}

/**
 * The path of the prepared database of this schema. In the bundle it lies beside this file. When run from source it is made
 * in `.cache/` by the process that comes first, while the others wait.
 * @returns null where the bundle has none of this schema
 */
export async function preparedDatabase(): Promise<string | null> {
  const name = `empty-database-${schemaDigest()}.zip.br`;
  const here = fileURLToPath(import.meta.url);
  if (here.endsWith('.js')) {
    const shipped = path.join(path.dirname(here), name);
    return existsSync(shipped) ? shipped : null;
  }
  const cache = path.join(migrationsFolder(), '../.cache');
  const file = path.join(cache, name);
  if (existsSync(file)) return file;
  const unlock = await waitForLock(path.join(cache, 'empty-database-lock'));
  try {
    if (!existsSync(file)) await prepare(cache, file);
    return file;
  } finally {
    unlock();
  }
}

async function waitForLock(directory: string): Promise<() => void> {
  for (;;) {
    try {
      return await lockDataDir(directory);
    } catch (error) {
      if (!(error instanceof DataDirInUseError)) throw error;
      await pause(200);
    }
  }
}

async function prepare(cache: string, file: string): Promise<void> {
  for (const name of readdirSync(cache)) {
    // Left by earlier schemas, or by a killed process.
    if (PACKED.test(name) || name.startsWith(UNFINISHED)) rmSync(path.join(cache, name), { recursive: true });
  }
  const directory = mkdtempSync(path.join(cache, UNFINISHED));
  await makeCluster(directory);
  writeFileSync(`${file}.new`, await pack(directory));
  renameSync(`${file}.new`, file);
  rmSync(directory, { recursive: true });
}

/**
 * Makes a migrated, empty cluster in `directory`, which is empty; takes seconds. Nothing is synced.
 * @param until only this many of the migrations; null = all
 */
export async function makeCluster(directory: string, until: number | null = null): Promise<void> {
  const entry = await workerEntry('db-worker');
  await new Promise<void>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [entry, directory, migrationsFolder(), ...(until === null ? [] : [String(until)])],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: {},
      },
    );
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)));
    child.on('error', reject);
    child.on('exit', (code, killedBy) => {
      if (code === 0) resolve();
      else reject(new Error(`the embedded database could not be made (${code ?? killedBy}): ${said}`));
    });
  });
}
