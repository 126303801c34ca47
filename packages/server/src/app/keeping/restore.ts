import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import {
  endAllSessions,
  purgeCaptchas,
  purgeChallenges,
  purgeCodes,
  purgeOpcodes,
  purgeSecurityTokens,
} from '../../accounts/index.ts';
import {
  type Config,
  type Digest,
  type DumpRow,
  type GivenTable,
  type SegmentFiles,
  SOCKETS_CONNECTION,
  type Tx,
  openDatabase,
  openDirectly,
  openSegmentFiles,
  ownMigrations,
  replaceContent,
  systemIds,
} from '../../platform/index.ts';
import { skipNumbers } from '../../contracts/index.ts';
import { purgeScans } from '../../signing/index.ts';
import { recordAudit } from '../../trust/index.ts';
import {
  type BackupDirectory,
  type ListedFile,
  type OpenedSnapshot,
  demandFile,
  listFilesOf,
  openBackup,
  openSource,
  pathOfFile,
} from './backup-directory.ts';
import { inParallel } from './in-parallel.ts';
import { demandKeys, keysIn, readKeys, writeKeys } from './keys.ts';
import { BackupRefusedError, type Manifest } from './manifest.ts';
import { NOT_BACKED_UP, demandEmpty, markRestored, setMark } from './marks.ts';

const AT_ONCE = 8;
const BATCH = 1000;
/** Beyond the life of everything that is used once. */
const FAR_MS = 10 * 365 * 86_400_000;

export interface RestoreOptions {
  readonly source: string;
  /** Null = the last one. */
  readonly snapshot: string | null;
  /** A directory with KEK and PEPPER, to be put into KEYS_DIR; null = they are here. */
  readonly keysFrom: string | null;
  /** Whether nothing has happened since the snapshot, so that no number can have been given since. */
  readonly isLast: boolean;
  readonly now: Date;
  readonly say: (line: string) => void;
}

/**
 * Restores a snapshot into the database and the store that the settings name, which are empty or the place of the same restore
 * that was interrupted. Nothing of it is used before all of it is there.
 * @throws BackupRefusedError, ContentError
 */
export async function restore(config: Config, options: RestoreOptions): Promise<OpenedSnapshot> {
  const { keysFrom, isLast, now, say } = options;
  const source = openSource(options.source);
  const opened = openBackup(source, options.snapshot);
  demandSchema(opened.manifest);
  demandMode(config, opened.manifest);
  if (keysFrom !== null) writeKeys(config.keysDir, readKeys(keysIn(keysFrom)));
  demandKeys(config, opened.manifest.keys);
  const work = `restore of ${opened.name}`;
  // The rows need the tables that they come from; what is newer is added afterwards.
  const database = await openDirectly(config, { until: opened.manifest.schema.length });
  try {
    await demandEmpty(database.client, work);
    await setMark(database.client, { name: 'UNFINISHED', at: now, detail: { work } });
    const files = await openSegmentFiles(config);
    await restoreFiles(files, source, opened, say).finally(() => files.close());
    await replaceContent(database.client, contentOf(opened), { kept: NOT_BACKED_UP });
    say(`database  ${opened.manifest.tables.length} tables, ${rowsOf(opened.manifest)} rows, read back and compared`);
  } finally {
    await database.close();
  }
  const { madeAt, logSize } = opened.manifest;
  await endRestore(config, async () => ({ name: opened.name, madeAt, logSize }), { now, isLast });
  return opened;
}

export const rowsOf = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);

/** @throws BackupRefusedError where this release cannot take the rows: those of an earlier release it can */
export function demandSchema({ schema, product }: Manifest): void {
  const own = ownMigrations();
  if (schema.every((hash, at) => own[at] === hash)) return;
  throw new BackupRefusedError(
    `the backup is of version ${product}, whose database is another: restore it with that version, and then upgrade`,
  );
}

function demandMode({ mode }: Config, manifest: Manifest): void {
  if (mode !== manifest.mode)
    throw new BackupRefusedError(
      `the backup is of an installation in ${manifest.mode} mode: set MODE=${manifest.mode}`,
    );
}

/** The rows of a snapshot. */
export const contentOf = ({ directory, manifest }: OpenedSnapshot) => ({
  tables: manifest.tables.map(({ file: written, rows, sha256, ...table }): GivenTable => ({
    table,
    sum: { rows, sha256 },
    rows: () => rowsIn(path.join(directory, 'tables', `${table.name}.gz`), written),
  })),
  sequences: manifest.sequences,
});

async function* rowsIn(
  file: string,
  written: { readonly bytes: number; readonly sha256: string },
): AsyncGenerator<DumpRow[]> {
  await demandFile(file, written);
  let rows: DumpRow[] = [];
  for await (const line of createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Infinity,
  })) {
    rows.push(JSON.parse(line) as DumpRow);
    if (rows.length < BATCH) continue;
    yield rows;
    rows = [];
  }
  yield rows;
}

async function restoreFiles(
  files: SegmentFiles,
  source: BackupDirectory,
  opened: OpenedSnapshot,
  say: (line: string) => void,
): Promise<void> {
  const here = new Map<Digest, number>();
  for await (const { digest, stored } of files.list()) here.set(digest, stored);
  let written = 0;
  await inParallel(listFilesOf(opened), AT_ONCE, async (file) => {
    // Left by this restore, which was interrupted.
    if (here.get(file.digest) === file.size) return;
    await files.write(file.digest, checkedFile(source, file));
    written += 1;
  });
  say(`files     ${opened.manifest.blobs.count}, of which ${written} were written`);
}

/** The octets of a stored file in the backup. @throws BackupRefusedError at the end of them where they are not those listed */
async function* checkedFile(source: BackupDirectory, file: ListedFile): AsyncGenerator<Buffer> {
  const from = pathOfFile(source, file);
  const hash = createHash('sha256');
  try {
    for await (const piece of createReadStream(from) as AsyncIterable<Buffer>) {
      hash.update(piece);
      yield piece;
    }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new BackupRefusedError(`${from} is missing`) : error;
  }
  if (hash.digest('hex') !== file.sha256) throw new BackupRefusedError(`${from} is damaged: its content was changed`);
}

/** What the log and the mark of a restoration say about it. */
interface Told {
  readonly name: string;
  readonly madeAt: string;
  readonly logSize: number;
}

/**
 * Who was logged in when the backup was made has to log in again. Serial numbers of certificates are random, numbers of revocation
 * lists follow the time, and contract numbers skip those that may have been drawn since, so that none is given twice; the log gets a
 * new key (`settleRestore`).
 */
async function endRestore(
  config: Config,
  tell: (tx: Tx) => Promise<Told>,
  { now, isLast }: Pick<RestoreOptions, 'now' | 'isLast'>,
): Promise<Told> {
  const database = await openDatabase(config);
  try {
    return await database.withTx(async (tx) => {
      const { name, madeAt, logSize } = await tell(tx);
      await endAllSessions(tx, now);
      const far = new Date(now.getTime() + FAR_MS);
      for (const purge of PURGES) await purge(tx, far);
      if (!isLast) await skipNumbers(tx, { madeAt: new Date(madeAt), now });
      await recordAudit(tx, {
        id: systemIds.next(),
        at: now,
        kind: 'platform.restored',
        actorName: 'SYSTEM',
        detail: { snapshot: name, madeAt, logSize: String(logSize) },
      });
      await markRestored(tx, now, name);
      return { name, madeAt, logSize };
    });
  } finally {
    await database.close();
  }
}

/**
 * Does for a database that was restored by other means, such as to a point in time, what a restoration does at its end.
 * @throws BackupRefusedError where a server runs on it
 */
export const adoptRestored = (config: Config, now: Date): Promise<Told> =>
  endRestore(
    config,
    async (tx) => {
      await demandNoServer(tx);
      const { rows } = await tx.execute<{ size: string; at: string | null }>(
        sql`select coalesce(max("index") + 1, 0)::text as size, max(at)::text as at from log_leaf`,
      );
      const [row] = rows;
      const madeAt = row?.at == null ? now : new Date(row.at);
      return { name: 'by other means', madeAt: madeAt.toISOString(), logSize: Number(row?.size ?? 0) };
    },
    { now, isLast: false },
  );

/** The embedded database admits one process. Of PostgreSQL each server keeps a connection for its pages, which only servers have. */
async function demandNoServer(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and application_name = ${SOCKETS_CONNECTION}`,
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0)
    throw new BackupRefusedError(
      `${count} ${count === 1 ? 'server uses' : 'servers use'} this database: stop them first`,
    );
}

const PURGES: readonly ((tx: Tx, now: Date) => Promise<void>)[] = [
  purgeCaptchas,
  purgeCodes,
  purgeOpcodes,
  purgeSecurityTokens,
  purgeChallenges,
  purgeScans,
];
