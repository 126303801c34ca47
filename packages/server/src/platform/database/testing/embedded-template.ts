import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DataDirInUseError, lockDataDir } from '../data-dir-lock.ts';
import { migrationsFolder } from '../migrate.ts';
import { openDatabase } from '../open.ts';

/** Increased when `embeddedTemplate` does more than migrate. */
const MADE_AS = '2';

/** Changes with the schema, so that an older template is never used for newer migrations. */
export function schemaDigest(): string {
  const folder = migrationsFolder();
  const hash = createHash('sha256').update(MADE_AS);
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(path.join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The prepared directory, created by the process that comes first while the others wait. */
export async function embeddedTemplate(): Promise<string> {
  const cache = path.join(migrationsFolder(), '../.cache');
  const template = path.join(cache, `test-db-${schemaDigest()}`);
  if (existsSync(template)) return template;
  const unlock = await waitForLock(path.join(cache, 'test-db-lock'));
  try {
    if (existsSync(template)) return template;
    const unfinished = `${template}.new`;
    for (const name of readdirSync(cache)) {
      // Left by earlier schemas, or by a killed run.
      if (/^test-db-[0-9a-f]{16}/.test(name)) rmSync(path.join(cache, name), { recursive: true, force: true });
    }
    const config = { dataDir: unfinished, databaseUrl: null, databasePoolSize: 1 };
    const database = await openDatabase(config, { durable: false });
    await database.close();
    // The template databases, by their numbers: tests create no databases from them, and they are two thirds of the files.
    for (const name of ['1', '4']) rmSync(path.join(unfinished, 'db/pg/base', name), { recursive: true, force: true });
    renameSync(path.join(unfinished, 'db'), template);
    rmSync(unfinished, { recursive: true, force: true });
    return template;
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
