import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type Config,
  type Digest,
  type DirectDatabase,
  type GivenTable,
  NoDatabaseError,
  type SegmentFiles,
  TableChecksum,
  dataLayout,
  openDirectly,
  openSegmentFiles,
  prepareDump,
  readRows,
  readSequences,
  readTables,
  replaceContent,
} from '../../platform/index.ts';
import { inParallel } from './in-parallel.ts';
import { BackupRefusedError } from './manifest.ts';
import { NOT_BACKED_UP, clearMark, demandEmpty, findMark, setMark } from './marks.ts';

const AT_ONCE = 8;
const WORK = 'move from the embedded database';

export interface MoveOptions {
  readonly now: Date;
  readonly say: (line: string) => void;
}

/** Opens the embedded database of DATA_DIR, on which no server may run. @throws NoDatabaseError, DataDirInUseError */
async function openEmbeddedOf({ dataDir }: Pick<Config, 'dataDir'>): Promise<DirectDatabase> {
  const { db } = dataLayout(dataDir);
  if (!existsSync(path.join(db, 'pg'))) throw new NoDatabaseError(`there is no embedded database in ${db}`);
  return openDirectly({ databaseUrl: null, dataDir });
}

/**
 * Moves the embedded database of DATA_DIR to the empty one of DATABASE_URL and, with S3_BUCKET, the stored files to the object store;
 * every row and every octet is read back and compared. Nothing of the source is deleted, but no server starts on it any more.
 * An interrupted move is continued by the next one.
 * @throws BackupRefusedError, ContentError, NoDatabaseError, DataDirInUseError
 */
export async function moveToPostgres(config: Config, { now, say }: MoveOptions): Promise<void> {
  if (config.databaseUrl === null)
    throw new BackupRefusedError('DATABASE_URL is unset: it names the empty PostgreSQL database to move to');
  const source = await openEmbeddedOf(config);
  try {
    const target = await openDirectly(config);
    try {
      const moved = await findMark(source.client, 'MOVED');
      if (moved !== null && (await findMark(target.client, 'UNFINISHED')) === null)
        throw new BackupRefusedError(`the embedded database was moved on ${moved.at.toISOString()} already`);
      await demandEmpty(target.client, WORK);
      await setMark(target.client, { name: 'UNFINISHED', at: now, detail: { work: WORK } });
      if (config.s3 !== null) await moveFiles(config, say);
      await moveRows(source, target, say);
      // In this order, so that there is no moment at which a server could start on both.
      await setMark(source.client, { name: 'MOVED', at: now, detail: {} });
      await clearMark(target.client, 'UNFINISHED');
      await target.client.query('analyze');
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
  if (config.s3 === null) say(`files     stay in ${dataLayout(config.dataDir).blobs}`);
}

/** Takes the embedded database into use again. What the other one has received since is not in it. */
export async function undoMove(config: Pick<Config, 'dataDir'>): Promise<void> {
  const source = await openEmbeddedOf(config);
  await clearMark(source.client, 'MOVED').finally(() => source.close());
}

async function moveRows(source: DirectDatabase, target: DirectDatabase, say: (line: string) => void): Promise<void> {
  const { client } = source;
  await client.query('begin isolation level repeatable read read only');
  try {
    await prepareDump(client);
    const tables: GivenTable[] = [];
    for (const table of await readTables(client)) {
      if (NOT_BACKED_UP.includes(table.name)) continue;
      const checksum = new TableChecksum();
      tables.push({
        table,
        async *rows() {
          for await (const rows of readRows(client, table)) {
            checksum.add(rows);
            yield rows;
          }
        },
        // Asked for once all rows have been given.
        get sum() {
          return checksum.sum();
        },
      });
    }
    await replaceContent(target.client, { tables, sequences: await readSequences(client) }, { kept: NOT_BACKED_UP });
    const rows = tables.reduce((count, { sum }) => count + sum.rows, 0);
    say(`database  ${tables.length} tables, ${rows} rows, read back and compared`);
  } finally {
    await client.query('rollback');
  }
}

async function moveFiles(config: Pick<Config, 'dataDir' | 's3'>, say: (line: string) => void): Promise<void> {
  const from = await openSegmentFiles({ dataDir: config.dataDir, s3: null });
  const to = await openSegmentFiles(config);
  let count = 0;
  let written = 0;
  try {
    const there = new Map<Digest, number>();
    for await (const { digest, stored } of to.list()) there.set(digest, stored);
    await inParallel(from.list(), AT_ONCE, async ({ digest, stored }) => {
      const isThere = there.get(digest) === stored && (await sumOf(from, digest)) === (await sumOf(to, digest));
      if (!isThere) {
        await to.write(digest, from.read(digest));
        written += 1;
        if ((await sumOf(from, digest)) !== (await sumOf(to, digest)))
          throw new BackupRefusedError(`${digest} is another file in the object store after it was written`);
      }
      count += 1;
    });
  } finally {
    from.close();
    to.close();
  }
  say(`files     ${count}, of which ${written} were written, read back and compared`);
}

async function sumOf(files: SegmentFiles, digest: Digest): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of files.read(digest)) hash.update(piece);
  return hash.digest('hex');
}
