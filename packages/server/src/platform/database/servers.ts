import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Tx } from './database.ts';
import { serverInstance } from './schema/installation.ts';
import { asServer } from './strangers.ts';
import { DatabaseVersionError, type MigrationClient, oldestFor, type Applied } from './migrations/applied.ts';
import { compareVersions } from './migrations/release.ts';

/** An arbitrary number that no other program locks on the same database; the letters "Csgn". */
export const MIGRATION_LOCK = 0x4373676e;

const BEAT_MS = 15_000;
/** A server without a sign of life for this time has ended. */
const ALIVE_SEC = 60;
const FORGOTTEN = '1 day';

/** A server that uses the database. */
export interface AliveServer {
  readonly release: string;
  readonly place: string;
  readonly startedAt: Date;
  readonly seenSecAgo: number;
}

/** The servers that are alive, or were a moment ago. */
export async function findServers(client: MigrationClient): Promise<AliveServer[]> {
  const { rows } = await client.query(
    `select release, place, started_at as "startedAt", extract(epoch from now() - seen_at)::float8 as "seenSecAgo"
     from server_instance where seen_at > now() - make_interval(secs => ${ALIVE_SEC}) order by release, place`,
  );
  return rows as AliveServer[];
}

/** Servers of older releases run, and would not survive a migration. */
export class OlderServersError extends Error {
  override readonly name = 'OlderServersError';
}

/** Of the servers, those that would not survive a migration. */
export const olderThan = ({ oldest }: Pick<Applied, 'oldest'>, servers: readonly AliveServer[]): AliveServer[] =>
  oldest === null ? [] : servers.filter(({ release }) => compareVersions(release, oldest) < 0);

/** @throws OlderServersError */
export function demandNoneOlder(servers: readonly AliveServer[], next: Applied): void {
  const { oldest } = next;
  const older = olderThan(next, servers);
  if (older.length === 0) return;
  const named = older.map(
    ({ release, place, seenSecAgo }) => `${release} on ${place}, seen ${Math.round(seenSecAgo)} s ago`,
  );
  throw new OlderServersError(
    `the migration ${next.name} removes what releases before ${oldest} use, and such servers run on this database (${named.join('; ')}): ` +
      `stop them and start again; one that was killed is forgotten after ${ALIVE_SEC} s`,
  );
}

export interface Attendance {
  /** To be called when the server has ended its work. */
  leave(): Promise<void>;
}

/**
 * Registers a server for as long as it runs, so that no migration that it does not survive is applied meanwhile.
 * @param onOutdated called where one was applied after all, as while this process was suspended
 * @throws DatabaseVersionError where one was applied before
 */
export async function attend(
  db: Pick<Database, 'withTx' | 'kind'>,
  {
    version,
    place,
    log,
    onOutdated,
  }: {
    readonly version: string;
    readonly place: string;
    readonly log?: Pick<Logger, 'warn'>;
    readonly onOutdated: (error: DatabaseVersionError) => void;
  },
): Promise<Attendance> {
  const id = randomUUID();
  await db.withTx(async (tx) => {
    // Migrations hold it: either they find this server, or it finds them.
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await demandRuns(tx, version);
    // The embedded database has one server at a time.
    const gone = db.kind === 'embedded' ? sql`true` : sql`seen_at < now() - ${FORGOTTEN}::interval`;
    await tx.execute(sql`delete from server_instance where ${gone}`);
    await beat(tx);
  });
  async function beat(tx: Tx): Promise<void> {
    await tx
      .insert(serverInstance)
      .values({ id, release: version, place, startedAt: sql`now()`, seenAt: sql`now()` })
      .onConflictDoUpdate({ target: serverInstance.id, set: { seenAt: sql`now()` } });
  }
  let isLate = false;
  const timer = setInterval(() => {
    asServer(() =>
      db.withTx(async (tx) => {
        await demandRuns(tx, version);
        await beat(tx);
      }),
    ).then(
      () => (isLate = false),
      (error: unknown) => {
        if (error instanceof DatabaseVersionError) {
          clearInterval(timer);
          return onOutdated(error);
        }
        if (!isLate) log?.warn({ err: error }, 'this server cannot tell the database that it is alive');
        isLate = true;
      },
    );
  }, BEAT_MS);
  timer.unref();
  return {
    async leave() {
      clearInterval(timer);
      await db.withTx((tx) => tx.execute(sql`delete from server_instance where id = ${id}`)).catch(() => {});
    },
  };
}

/** @throws DatabaseVersionError */
async function demandRuns(tx: Tx, version: string): Promise<void> {
  const { rows } = await tx.execute<{ name: string; oldest: string }>(
    sql`select name, oldest from countersign.migration where oldest is not null`,
  );
  const oldest = oldestFor(rows.map((row) => ({ ...row, hash: '', kind: 'contract', release: '' })));
  if (oldest !== null && compareVersions(version, oldest.version) < 0)
    throw new DatabaseVersionError(
      `the database was upgraded by ${oldest.name} and works with ${oldest.version} or later; this is ${version}`,
    );
}
