import type pg from 'pg';
import {
  type BlobStore,
  type Config,
  type Database,
  type Digest,
  type DirectDatabase,
  type DumpRow,
  type GivenTable,
  TableChecksum,
  cachedDataKeys,
  createLog,
  openBlobStore,
  openDatabase,
  openDirectly,
  prepareDump,
  readRows,
  readTables,
  replaceContent,
  systemClock,
  systemIds,
} from '../../platform/index.ts';
import { kekSourceOf, loadKeks, openOptionsOf, openSignerInProcess } from '../../trust/index.ts';
import { inParallel } from './in-parallel.ts';
import { readKeys } from './keys.ts';
import { BackupRefusedError } from './manifest.ts';
import { KEPT_TABLES, LEFT_TABLES } from './tables-for-production.ts';

const AT_ONCE = 4;

export interface ToProductionOptions {
  readonly say: (line: string) => void;
}

/**
 * Takes people, companies, seals, templates and settings of an evaluation over into the database and the store of production, which
 * has its authority already and no people. The evaluation is only read; its contracts, certificates and sessions stay there. All
 * rows are one transaction, so that an interrupted run is repeated.
 * @throws BackupRefusedError, ContentError, NoDatabaseError, DataDirInUseError
 */
export async function takeOverEvaluation(from: Config, to: Config, { say }: ToProductionOptions): Promise<void> {
  demandModes(from, to);
  demandSamePepper(from, to);
  const taken = await readKept(from);
  await withDirect(to, ({ client }) => demandFresh(client));
  await copyFiles({ from, to }, digestsOf(taken), say);
  await withDirect(to, async ({ client }) => {
    const { tables } = taken;
    const kept = (await readTables(client)).map(({ name }) => name).filter((name) => !(name in KEPT_TABLES));
    await replaceContent(client, { tables, sequences: [] }, { kept, onBegin: demandStillFresh });
    await client.query('analyze');
  });
  for (const { table, sum } of taken.tables) say(`${table.name.padEnd(28)} ${sum.rows}`);
}

function demandModes(from: Pick<Config, 'mode'>, to: Pick<Config, 'mode'>): void {
  if (from.mode !== 'evaluation') throw new BackupRefusedError('the source is not an evaluation');
  if (to.mode !== 'production')
    throw new BackupRefusedError('MODE is not production: these are the settings of the target');
}

/** Passwords, and secrets in rows, depend on it. */
function demandSamePepper(from: Config, to: Config): void {
  const [theirs, ours] = [readKeys(from).pepper, readKeys(to).pepper];
  if (theirs === null || ours === null || !theirs.equals(ours))
    throw new BackupRefusedError(
      'PEPPER is not that of the evaluation, without which no password would be right: set PEPPER_FILE to a copy of its file pepper',
    );
}

async function withDirect<T>(config: Config, work: (database: DirectDatabase) => Promise<T>): Promise<T> {
  const database = await openDirectly(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const KEPT_NAMES = Object.keys(KEPT_TABLES);

/** There is an authority, and no row of what is taken over. */
async function demandFresh(client: pg.ClientBase): Promise<void> {
  const { rows: keys } = await client.query(`select from authority_key where evaluation = 'NO' limit 1`);
  if (keys.length === 0)
    throw new BackupRefusedError('production has no certificate authority yet: npm run setup, or npm run ca -- create');
  for (const name of KEPT_NAMES) {
    const { rows } = await client.query(`select from ${name} limit 1`);
    if (rows.length > 0)
      throw new BackupRefusedError(`production is in use already (${name} has rows): name a database without people`);
  }
}

/** Within a transaction: no one else writes to these tables until it ends. */
async function demandStillFresh(client: pg.ClientBase): Promise<void> {
  await client.query(`lock table ${KEPT_NAMES.join(', ')} in access exclusive mode`);
  await demandFresh(client);
}

interface Taken {
  readonly tables: readonly GivenTable[];
  /** The rows of each table. */
  readonly rows: ReadonlyMap<string, readonly DumpRow[]>;
}

/** The rows that are taken over, in memory: the people and templates of an evaluation are few. */
async function readKept(from: Config): Promise<Taken> {
  return withDirect(from, async ({ client }) => {
    await client.query('begin isolation level repeatable read read only');
    try {
      await prepareDump(client);
      const all = await readTables(client);
      const unlisted = all.filter(({ name }) => !(name in KEPT_TABLES) && !(name in LEFT_TABLES));
      if (unlisted.length > 0)
        throw new BackupRefusedError(
          `it is not decided what becomes of ${unlisted.map(({ name }) => name).join(', ')}`,
        );
      const rows = new Map<string, DumpRow[]>();
      const tables: GivenTable[] = [];
      for (const table of all) {
        const kept = KEPT_TABLES[table.name];
        if (kept === undefined) continue;
        const checksum = new TableChecksum();
        const taken: DumpRow[] = [];
        for await (const batch of readRows(client, table, kept)) {
          checksum.add(batch);
          taken.push(...batch);
        }
        rows.set(table.name, taken);
        tables.push({
          table,
          sum: checksum.sum(),
          async *rows() {
            yield taken;
          },
        });
      }
      return { tables, rows };
    } finally {
      await client.query('rollback');
    }
  });
}

/** The files that these rows name. */
function digestsOf({ tables, rows }: Taken): Set<Digest> {
  const digests = new Set<Digest>();
  for (const { table } of tables) {
    for (const column of KEPT_TABLES[table.name]?.files ?? []) {
      const at = table.columns.findIndex(({ name }) => name === column);
      for (const row of rows.get(table.name) ?? []) {
        const digest = row[at];
        if (typeof digest === 'string') digests.add(digest);
      }
    }
  }
  return digests;
}

/** Each file is opened by the keys of the evaluation and stored by those of production; its digest names what it contains. */
async function copyFiles(
  { from, to }: { readonly from: Config; readonly to: Config },
  digests: ReadonlySet<Digest>,
  say: (line: string) => void,
): Promise<void> {
  let written = 0;
  await withStore(from, (source) =>
    withStore(to, (target) =>
      inParallel(digests, AT_ONCE, async (digest) => {
        if ((await target.has(digest)) !== null) return;
        const stored = await target.put(await source.get(digest));
        if (stored.digest !== digest) throw new BackupRefusedError(`${digest} arrived as another file`);
        written += 1;
      }),
    ),
  );
  say(`${'files'.padEnd(28)} ${digests.size}, of which ${written} were written`);
}

async function withStore<T>(config: Config, work: (store: BlobStore) => Promise<T>): Promise<T> {
  const log = createLog(config);
  const db: Database = await openDatabase(config, { log, migrate: false });
  try {
    const ports = { db, clock: systemClock, ids: systemIds, log, kek: loadKeks(kekSourceOf(config)) };
    const signer = await openSignerInProcess(ports, { ...openOptionsOf(config), identity: null });
    try {
      return await work(
        await openBlobStore(
          config,
          cachedDataKeys((id) => signer.dataKey(id)),
          async () => 'NONE',
        ),
      );
    } finally {
      await signer.close();
    }
  } finally {
    await db.close();
  }
}
