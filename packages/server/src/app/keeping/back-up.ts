import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EVERY_NAMED_DIGEST } from '../../contracts/index.ts';
import {
  type Config,
  type Digest,
  type SegmentFiles,
  type Snapshot,
  TableChecksum,
  appliedMigrations,
  dataLayout,
  givenSettings,
  openSegmentFiles,
  openSnapshot,
  readRows,
  readSequences,
  readTables,
} from '../../platform/index.ts';
import {
  type BackupDirectory,
  type ListedFile,
  UNFINISHED_SNAPSHOT,
  lineOf,
  listFilesOf,
  openBackup,
  openTarget,
  pathOfFile,
  snapshotsIn,
  syncDirectory,
} from './backup-directory.ts';
import { inParallel } from './in-parallel.ts';
import { namesOfKeys, overlap, readKeys, writeKeys } from './keys.ts';
import { BackupRefusedError, FORMAT, FORMAT_VERSION, type Manifest, printManifest } from './manifest.ts';
import { NOT_BACKED_UP } from './marks.ts';
import { copyFile, writeLines } from './write-files.ts';

/** How many files are copied at the same time. */
const AT_ONCE = 8;
const ABANDONED_MS = 86_400_000;

export interface BackUpOptions {
  readonly target: string;
  /** Another directory for KEK and PEPPER; null writes no keys. */
  readonly keysTo: string | null;
  readonly product: string;
  readonly now: Date;
  readonly say: (line: string) => void;
}

export interface BackupReport {
  readonly name: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Of `files`, those that were not in the target before, and their octets. */
  readonly copied: number;
  readonly copiedBytes: number;
  readonly missing: readonly Digest[];
}

/**
 * Makes a backup of the installation, whether or not its server runs: the rows as they were at one instant, and then every
 * stored file. Until the end nothing is deleted that the rows name.
 * @throws BackupRefusedError, NoDatabaseError, SnapshotLostError
 */
export async function backUp(config: Config, options: BackUpOptions): Promise<BackupReport> {
  const { keysTo, say, now } = options;
  for (const place of [config.keysDir, ...(config.databaseUrl === null ? [dataLayout(config.dataDir).db] : [])])
    if (overlap(options.target, place)) throw new BackupRefusedError(`a backup must not be in ${place}`);
  if (keysTo !== null && overlap(keysTo, options.target))
    throw new BackupRefusedError(`the keys must be apart from the backup: ${keysTo} and ${options.target} overlap`);
  const target = openTarget(options.target);
  removeAbandoned(target, now);
  const name = now.toISOString().replaceAll(':', '-');
  if (snapshotsIn(target).includes(name)) throw new BackupRefusedError(`there is a snapshot ${name} already`);
  const directory = path.join(target.snapshots, `${UNFINISHED_SNAPSHOT}${name}`);
  mkdirSync(path.join(directory, 'tables'), { recursive: true, mode: 0o700 });
  const snapshot = await openSnapshot(config);
  try {
    const content = await writeTables(snapshot, directory, say);
    await snapshot.endReading();
    const files = await openSegmentFiles(config);
    const copied = await copyFiles(files, { target, directory, named: content.named, say }).finally(() =>
      files.close(),
    );
    snapshot.demandHeld();
    const keys = readKeys(config);
    if (keysTo !== null) writeKeys(keysTo, keys);
    const { named: _named, ...database } = content;
    const manifest: Manifest = {
      format: FORMAT,
      version: FORMAT_VERSION,
      product: options.product,
      madeAt: now.toISOString(),
      database: snapshot.kind,
      mode: config.mode,
      ...database,
      blobs: { count: copied.files, bytes: copied.bytes, file: copied.list },
      missing: copied.missing,
      ...settingsOf(),
      keys: namesOfKeys(keys),
    };
    writeFileSync(path.join(directory, 'manifest'), printManifest(manifest), { mode: 0o600, flush: true });
    await settle(target, { directory, name });
    return {
      name,
      tables: manifest.tables.length,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      ...copied,
    };
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  } finally {
    await snapshot.close();
  }
}

const settingsOf = (): Pick<Manifest, 'settings' | 'secrets'> => {
  const { settings, secrets } = givenSettings();
  return { settings: { ...settings }, secrets: [...secrets] };
};

/** Removes what backups have left that were killed; the files of a running one are younger. */
function removeAbandoned({ snapshots, tmp }: BackupDirectory, now: Date): void {
  const left = [
    ...readdirSync(snapshots)
      .filter((name) => name.startsWith(UNFINISHED_SNAPSHOT))
      .map((name) => path.join(snapshots, name)),
    ...readdirSync(tmp).map((name) => path.join(tmp, name)),
  ];
  for (const file of left) {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found !== undefined && now.getTime() - found.mtimeMs > ABANDONED_MS)
      rmSync(file, { recursive: true, force: true });
  }
}

type Content = Pick<Manifest, 'schema' | 'tables' | 'sequences' | 'logSize'> & { readonly named: Set<Digest> };

async function writeTables({ client }: Snapshot, directory: string, say: (line: string) => void): Promise<Content> {
  const schema = await appliedMigrations(client);
  const tables: Manifest['tables'] = [];
  for (const table of await readTables(client)) {
    if (NOT_BACKED_UP.includes(table.name)) continue;
    const checksum = new TableChecksum();
    const lines = async function* (): AsyncGenerator<string> {
      for await (const rows of readRows(client, table)) yield checksum.add(rows);
    };
    const file = await writeLines(path.join(directory, 'tables', `${table.name}.gz`), lines());
    tables.push({ name: table.name, columns: [...table.columns], key: [...table.key], ...checksum.sum(), file });
  }
  const sequences = await readSequences(client);
  const { rows: named } = await client.query<{ digest: Digest }>(EVERY_NAMED_DIGEST);
  const { rows: log } = await client.query<{ size: string }>(
    'select coalesce(max("index") + 1, 0)::text as size from log_leaf',
  );
  say(`database  ${tables.length} tables, ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`);
  return {
    schema,
    tables,
    sequences,
    logSize: Number(log[0]?.size ?? 0),
    named: new Set(named.map(({ digest }) => digest)),
  };
}

interface Copied {
  readonly files: number;
  readonly bytes: number;
  readonly copied: number;
  readonly copiedBytes: number;
  readonly missing: Digest[];
  readonly list: { readonly bytes: number; readonly sha256: string };
}

/** Copies every stored file that the target does not have yet, also those that no row names: others may be stored with them. */
async function copyFiles(
  files: SegmentFiles,
  {
    target,
    directory,
    named,
    say,
  }: {
    readonly target: BackupDirectory;
    readonly directory: string;
    readonly named: Set<Digest>;
    readonly say: (line: string) => void;
  },
): Promise<Copied> {
  const before = await listedBefore(target).catch((error: unknown) => {
    if (!(error instanceof BackupRefusedError)) throw error;
    say(`warning   ${error.message}; every file is read again`);
    return new Map<Digest, ListedFile>();
  });
  const total = { files: 0, bytes: 0, copied: 0, copiedBytes: 0 };
  const listed: ListedFile[] = [];
  const note = (file: ListedFile, isNew: boolean): void => {
    listed.push(file);
    named.delete(file.digest);
    total.files += 1;
    total.bytes += file.size;
    total.copied += isNew ? 1 : 0;
    total.copiedBytes += isNew ? file.size : 0;
  };
  await inParallel(files.list(), AT_ONCE, async ({ digest, stored: size, putAt: at }) => {
    const putAt = Math.floor(at.getTime());
    const known = before.get(digest);
    if (known !== undefined && known.size === size && known.putAt === putAt && hasFile(target, known))
      return note(known, false);
    const { isNew, ...file } = await copyFile(target, files, { digest, putAt });
    return note(file, isNew);
  });
  listed.sort((one, other) => (one.digest < other.digest ? -1 : 1));
  const list = await writeLines(path.join(directory, 'blobs.gz'), listed.map(lineOf));
  const missing = [...named].sort();
  say(`files     ${total.files}, of which ${total.copied} were copied (${total.copiedBytes} octets)`);
  return { ...total, missing, list };
}

const hasFile = (target: BackupDirectory, file: ListedFile): boolean =>
  statSync(pathOfFile(target, file), { throwIfNoEntry: false })?.size === file.size;

/** The files of the last snapshot: those with the same size and time need not be read again. */
async function listedBefore(target: BackupDirectory): Promise<Map<Digest, ListedFile>> {
  const known = new Map<Digest, ListedFile>();
  if (snapshotsIn(target).length === 0) return known;
  for await (const file of listFilesOf(openBackup(target))) known.set(file.digest, file);
  return known;
}

/** Gives the snapshot its name once all of it is on disk. */
async function settle(
  { blobs, snapshots }: BackupDirectory,
  { directory, name }: { readonly directory: string; readonly name: string },
): Promise<void> {
  for (const prefix of readdirSync(blobs)) await syncDirectory(path.join(blobs, prefix));
  for (const place of [blobs, path.join(directory, 'tables'), directory]) await syncDirectory(place);
  renameSync(directory, path.join(snapshots, name));
  await syncDirectory(snapshots);
}
