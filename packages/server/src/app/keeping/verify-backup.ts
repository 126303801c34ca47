import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type BlobStore,
  type Config,
  type Database,
  type Digest,
  cachedDataKeys,
  createLog,
  dataLayout,
  openBlobStore,
  openDatabase,
  openDirectly,
  replaceContent,
  systemClock,
  systemIds,
} from '../../platform/index.ts';
import { openOptionsOf, openSignerInProcess, readRoots, trustFor, verifyLog } from '../../trust/index.ts';
import {
  type BackupDirectory,
  type OpenedSnapshot,
  demandFile,
  listFilesOf,
  openBackup,
  openSource,
  pathOfFile,
} from './backup-directory.ts';
import { examineContent } from '../../operator/index.ts';
import { inParallel } from './in-parallel.ts';
import { demandKeys, keysIn, readKeys } from './keys.ts';
import { BackupRefusedError } from './manifest.ts';
import { NOT_BACKED_UP } from './marks.ts';
import { contentOf, demandSchema, rowsOf } from './restore.ts';
import { verifyContracts, verifyNamed } from './verify-contracts.ts';

const AT_ONCE = 4;

export interface VerifyOptions {
  readonly source: string;
  readonly snapshot: string | null;
  /** Only this many contracts, chosen at random, and no other documents; null = all of them. */
  readonly sample: number | null;
  /** Files with trusted roots; empty = the root of this machine, else that of the backup itself. */
  readonly trust: readonly string[];
  /** A directory with the keys of the backup; null = those of the settings. */
  readonly keysFrom: string | null;
  readonly say: (line: string) => void;
}

/** One check: a line of what was found. */
export interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}

/**
 * Restores a snapshot into a temporary directory and checks everything that can be checked: every file of it, every row, the audit
 * log, the keys, every document, and the signatures of every contract. A check whose subject is missing fails.
 */
export async function verifyBackup(config: Config, options: VerifyOptions): Promise<Check[]> {
  const checks: Check[] = [];
  const note = (name: string, ok: boolean, detail: string): void => {
    checks.push({ name, ok, detail });
    options.say(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(10)} ${detail}`);
  };
  /** Returns false where the following checks are impossible. */
  const attempt = async (name: string, work: () => Promise<string>): Promise<boolean> => {
    try {
      note(name, true, await work());
      return true;
    } catch (error) {
      note(name, false, (error as Error).message);
      return false;
    }
  };
  const scratch = mkdtempSync(path.join(tmpdir(), 'countersign-verify-'));
  try {
    const source = openSource(options.source);
    const opened = openBackup(source, options.snapshot);
    const place = placeIn(scratch, config, options.keysFrom);
    note(
      'manifest',
      true,
      `snapshot ${opened.name} of version ${opened.manifest.product}, ${opened.manifest.database}`,
    );
    await attempt('files', () => linkFiles(source, opened, dataLayout(place.dataDir).blobs));
    if (!(await attempt('database', () => fill(place, opened)))) return checks;
    await verifyContent(place, opened, options, attempt);
    return checks;
  } catch (error) {
    if (!(error instanceof BackupRefusedError)) throw error;
    note('manifest', false, error.message);
    return checks;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** An installation of its own, with the embedded database, and no carriers. */
function placeIn(scratch: string, config: Config, keysFrom: string | null): Config {
  const keys = keysFrom === null ? {} : keysIn(keysFrom);
  return { ...config, ...keys, databaseUrl: null, s3: null, dataDir: path.join(scratch, 'data') };
}

/** Checks every stored file, and puts links to them where a store has its files. */
async function linkFiles(source: BackupDirectory, opened: OpenedSnapshot, blobs: string): Promise<string> {
  const { manifest } = opened;
  let count = 0;
  let bytes = 0;
  await inParallel(listFilesOf(opened), AT_ONCE, async (file) => {
    const from = pathOfFile(source, file);
    await demandFile(from, { bytes: file.size, sha256: file.sha256 });
    const directory = path.join(blobs, file.digest.slice(0, 2));
    mkdirSync(directory, { recursive: true });
    symlinkSync(from, path.join(directory, file.digest));
    count += 1;
    bytes += file.size;
  });
  if (count !== manifest.blobs.count || bytes !== manifest.blobs.bytes)
    throw new BackupRefusedError(`the list has ${count} files, not ${manifest.blobs.count}`);
  return `${count} stored files, ${bytes} octets`;
}

async function fill(place: Config, { manifest, ...opened }: OpenedSnapshot): Promise<string> {
  demandSchema(manifest);
  const database = await openDirectly(place, { until: manifest.schema.length });
  try {
    await replaceContent(database.client, contentOf({ manifest, ...opened }), { kept: NOT_BACKED_UP });
  } finally {
    await database.close();
  }
  return `${manifest.tables.length} tables, ${rowsOf(manifest)} rows, read back and compared`;
}

type Attempt = (name: string, work: () => Promise<string>) => Promise<boolean>;

async function verifyContent(
  place: Config,
  { manifest }: OpenedSnapshot,
  { trust, sample }: VerifyOptions,
  attempt: Attempt,
): Promise<void> {
  const db = await openDatabase(place);
  try {
    const roots = await trustFor(db, readRoots(place, trust));
    await attempt('audit', async () => {
      const report = await verifyLog(db, { trust: roots, outside: null });
      if (!report.ok) throw new Error(`${report.found} findings: ${report.findings[0]?.detail ?? ''}`);
      const itself = roots.isOwnWord ? '; no root outside the backup was named (--trust root.pem)' : '';
      return `${report.size} rows, ${report.waiting} waiting, ${report.checkpoints} checkpoints${itself}`;
    });
    await attempt('named', () => demandNone(manifest.missing));
    const blobs: { store: BlobStore | null } = { store: null };
    const hasKeys = await attempt('keys', async () => {
      demandKeys(place, manifest.keys);
      blobs.store = await openStore(place, db);
      return 'KEK opens the keys of the authority and of the stored files; PEPPER is the one of the backup';
    });
    const { store } = blobs;
    if (!hasKeys || store === null) return;
    await attempt('doctor', () => demandHealthy(place, db));
    if (sample === null) await attempt('documents', () => verifyNamed(db, store));
    await attempt('contracts', () =>
      verifyContracts(db, store, { roots: roots.roots, sample, now: systemClock.now() }),
    );
  } finally {
    await db.close();
  }
}

/** The checks of `npm run doctor` that concern what a database contains. */
async function demandHealthy(place: Config, db: Database): Promise<string> {
  const found = await examineContent(place, db, 'en');
  const bad = found.filter(({ state }) => state === 'DOWN');
  if (bad.length > 0) throw new Error(bad.map(({ name, problem }) => `${name}: ${problem}`).join('; '));
  const told = found.flatMap(({ name, problem }) => (problem === null ? [] : [`${name}: ${problem}`]));
  return [`${found.map(({ name }) => name).join(', ')}`, ...told].join('; ');
}

async function demandNone(missing: readonly Digest[]): Promise<string> {
  if (missing.length > 0)
    throw new Error(`${missing.length} files that the database names were not in the store, such as ${missing[0]}`);
  return 'every file that the database names is there';
}

/** The keys come from the database that was filled, opened by the key-encryption key. */
async function openStore(place: Config, db: Database): Promise<BlobStore> {
  const { kek } = readKeys(place);
  const log = createLog({ logLevel: 'error' });
  const ports = { db, clock: systemClock, ids: systemIds, log, kek: kek ?? Buffer.alloc(0) };
  const signer = await openSignerInProcess(ports, openOptionsOf(place));
  const keys = cachedDataKeys((id) => signer.dataKey(id));
  await keys.current();
  return openBlobStore(place, keys, async () => 'NONE');
}
