import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Language, ServiceHealth } from '@countersign/contract';
import { judgeKek, kekSourceOf, listEnds, loadKeks, storedAuthorityEnds } from '../../trust/index.ts';
import {
  type Config,
  ConfigError,
  DataDirInUseError,
  type Database,
  DatabaseVersionError,
  cachedDataKeys,
  dataLayout,
  openBlobStore,
  openDatabase,
  readConfig,
  readSchemaState,
  systemClock,
} from '../../platform/index.ts';
import { type CheckPorts, type Facts, type Finding, carryOut, detailOf, down, ok, present, warning } from './check.ts';
import { checksOfDatabase, checksOfMachine } from './checks.ts';

/**
 * Every check of an installation, whether its server runs or not. Nothing is changed: no schema, no keys; one blob is stored
 * and removed again.
 */
export async function examine(env: NodeJS.ProcessEnv, language: Language): Promise<ServiceHealth[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((detail) => present('settings', down('SETTINGS', { detail }), language));
  }
  const found = new Map<string, Finding>([['settings', ok({ mode: config.mode })]]);
  const probeStore = () => probeStoreOf(config);
  const [ofDatabase] = await Promise.all([
    examineDatabase(config, probeStore),
    ...Object.entries(checksOfMachine({ config, probeStore })).map(async ([name, check]) => {
      found.set(name, await carryOut(check));
    }),
  ]);
  const all = { ...Object.fromEntries(found), ...ofDatabase };
  return ORDER.flatMap((name) => {
    const finding = all[name];
    return finding === undefined ? [] : [present(name, finding, language)];
  });
}

const DATABASE_CHECKS = ['clock', 'certificateAuthority', 'kek'] as const;
const ORDER = [
  'settings',
  'database',
  ...DATABASE_CHECKS,
  'storage',
  'disk',
  'memory',
  'mail',
  'sms',
  'fonts',
  'office',
  'proxy',
  'publicUrl',
  'pkiUrl',
];

type Findings = Readonly<Record<string, Finding>>;

const onlyDatabase = (database: Finding, others = warning('NOT_CHECKED')): Findings => ({
  database,
  ...Object.fromEntries(DATABASE_CHECKS.map((name) => [name, others])),
});

const beforeStart = (database: Finding): Findings => ({
  ...onlyDatabase(database, warning('NOT_YET')),
  certificateAuthority: warning('AUTHORITY_NONE'),
});

async function examineDatabase(config: Config, probeStore: CheckPorts['probeStore']): Promise<Findings> {
  if (config.databaseUrl === null && !existsSync(path.join(dataLayout(config.dataDir).db, 'pg')))
    return beforeStart(ok({ kind: 'PGlite', schema: 'NONE' }));
  let db: Database;
  try {
    db = await openDatabase(config, { migrate: false });
  } catch (error) {
    if (error instanceof DataDirInUseError) return onlyDatabase(warning('DATABASE_IN_USE'));
    return onlyDatabase(down('DATABASE_AWAY', { detail: detailOf(error) }));
  }
  try {
    return await examineOpen(config, db, probeStore);
  } finally {
    await db.close();
  }
}

const portsOf = (config: Config, db: Database, probeStore: CheckPorts['probeStore']): CheckPorts => ({
  config,
  db,
  now: systemClock.now(),
  authorityEnds: () => db.withTx(storedAuthorityEnds),
  listEnds: () => db.withTx((tx) => listEnds(tx, systemClock.now())),
  judgeKek: () => db.withTx((tx) => judgeKek(tx, loadKeks({ ...kekSourceOf(config), KEK_MAY_BE_MADE: 'no' }))),
  probeStore,
});

/** The checks of an open database that has the schema of this release; the store of files is not checked. */
export async function examineContent(config: Config, db: Database, language: Language): Promise<ServiceHealth[]> {
  const checks = checksOfDatabase(portsOf(config, db, async () => null));
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => present(name, await carryOut(check), language)),
  );
}

async function examineOpen(config: Config, db: Database, probeStore: CheckPorts['probeStore']): Promise<Findings> {
  const ports = portsOf(config, db, probeStore);
  const { database: checkDatabase, ...others } = checksOfDatabase(ports);
  const database = await carryOut(async () => (await checkDatabase?.()) ?? ok());
  if (database.problem === 'FAILED') return onlyDatabase(down('DATABASE_AWAY', database.facts));
  let facts: Facts;
  try {
    const schema = await db.withTx(readSchemaState);
    facts = { ...database.facts, schema };
    if (schema === 'NONE') return beforeStart({ ...database, facts });
  } catch (error) {
    if (!(error instanceof DatabaseVersionError)) throw error;
    return onlyDatabase(down('SCHEMA', { ...database.facts, detail: error.message }));
  }
  const found: Record<string, Finding> = { database: { ...database, facts } };
  for (const [name, check] of Object.entries(others)) found[name] = await carryOut(check);
  return found;
}

/**
 * Stores a blob, looks for it and deletes it; null if there is no store yet. The blob is encrypted with a key of this probe:
 * the keys of the installation stay with its signer.
 */
async function probeStoreOf(config: Config): Promise<'WORKS' | 'LOST' | null> {
  if (config.s3 === null && !existsSync(dataLayout(config.dataDir).blobs)) return null;
  const key = { id: randomUUID(), key: randomBytes(32) };
  const blobs = await openBlobStore(
    config,
    cachedDataKeys(async () => key),
    async () => 'NONE',
  );
  const { digest } = await blobs.put(randomBytes(32));
  const size = await blobs.has(digest);
  await blobs.delete(digest);
  return size === null ? 'LOST' : 'WORKS';
}
