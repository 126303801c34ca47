import { type AliveServer, type Migration, type UpgradeState, olderThan } from '../../platform/index.ts';
import { type Effect, effectOf } from './effects.ts';

/** What is known outside of the database. */
export interface Surroundings {
  /** Octets that are free where the embedded database is; null with PostgreSQL, whose disk is not seen from here. */
  readonly freeBytes: number | null;
  /** The last backup; null = none was named. */
  readonly backup: { readonly name: string; readonly madeAt: Date; readonly fits: boolean } | null;
  /** The operator has another backup. */
  readonly withoutBackup: boolean;
  readonly now: Date;
}

/** One line of a plan. */
export interface PlanLine {
  readonly name: 'release' | 'expand' | 'contract' | 'servers' | 'disk' | 'backup' | 'roll back';
  /** False: it has to be put right before the upgrade. */
  readonly ok: boolean;
  readonly detail: string;
}

const BACKUP_MAX_HOURS = 26;
const HOUR_MS = 3_600_000;
const MB = 1_000_000;
/** What an upgrade needs beside what it rewrites. */
const SPARE_BYTES = 64 * MB;

/** What the upgrade of a database does, and what has to be put right before it. */
export function planOf(state: UpgradeState, around: Surroundings): PlanLine[] {
  const { version, applied, pending, servers } = state;
  const at = applied.at(-1)?.release ?? '';
  if (pending.length === 0)
    return [
      line('release', `this is ${version}, and the database has all that it needs: nothing to do`),
      ...serversLine(servers),
    ];
  return [
    line('release', `this is ${version}; the database is of ${at}; ${pending.length} migrations`),
    ...pending.map((migration) => migrationLine(migration, state)),
    ...serversLine(servers),
    diskLine(state, around),
    backupLine(around),
    line('roll back', rollBack(state)),
  ];
}

const line = (name: PlanLine['name'], detail: string, ok = true): PlanLine => ({ name, ok, detail });

const serversLine = (servers: readonly AliveServer[]): PlanLine[] => {
  if (servers.length === 0) return [];
  const told = servers.map(
    ({ release, place, seenSecAgo }) => `${release} on ${place} (seen ${Math.round(seenSecAgo)} s ago)`,
  );
  return [line('servers', told.join(', '))];
};

function migrationLine(
  { kind, name, release, oldest, statements }: Migration,
  { sizes, servers }: UpgradeState,
): PlanLine {
  const effects = statements.flatMap((statement) => effectOf(statement, sizes) ?? []);
  const older = olderThan({ oldest }, servers);
  const runs =
    oldest === null
      ? 'the servers that run go on'
      : older.length === 0
        ? `works with ${oldest} or later`
        : `STOP FIRST the servers before ${oldest}: ${older.map((one) => `${one.release} on ${one.place}`).join(', ')}`;
  const told = [...new Set(effects.map((effect) => toldEffect(effect, sizes)))];
  const detail = [`${name} of ${release}: ${runs}`, ...(told.length === 0 ? ['no existing table is touched'] : told)];
  return line(kind === 'contract' ? 'contract' : 'expand', detail.join('; '), older.length === 0);
}

function toldEffect({ table, waiting, isSlow }: Effect, sizes: UpgradeState['sizes']): string {
  const { rows = null, bytes = 0 } = sizes.get(table) ?? {};
  const size = `${rows === null ? 'rows not counted yet' : `some ${Math.round(rows)} rows`}, ${(bytes / MB).toFixed(1)} MB`;
  const who = {
    all: 'calls that use it wait',
    writers: 'calls that write it wait',
    none: 'no call waits for the table',
  }[waiting];
  return `${table} (${size}): ${who}${isSlow ? ' until all rows are read' : ' for a moment'}`;
}

function diskLine({ pending, sizes }: UpgradeState, { freeBytes }: Surroundings): PlanLine {
  const rewritten = pending
    .flatMap(({ statements }) => statements)
    .flatMap((statement) => effectOf(statement, sizes) ?? [])
    .reduce((sum, { table, isRewrite }) => sum + (isRewrite ? (sizes.get(table)?.bytes ?? 0) : 0), SPARE_BYTES);
  const needed = `at most some ${Math.ceil(rewritten / MB)} MB are written`;
  if (freeBytes === null) return line('disk', `${needed}; look that the disk of PostgreSQL has them`);
  return line('disk', `${needed}, ${Math.floor(freeBytes / MB)} MB are free`, freeBytes > rewritten);
}

function backupLine({ backup, withoutBackup, now }: Surroundings): PlanLine {
  if (withoutBackup) return line('backup', 'not looked for (--without-backup)');
  if (backup === null) return line('backup', 'make one, and name it: --backup TARGET', false);
  const hours = (now.getTime() - backup.madeAt.getTime()) / HOUR_MS;
  const told = `${backup.name}, ${hours < 1 ? 'less than an hour' : `${Math.floor(hours)} hours`} old`;
  if (!backup.fits)
    return line('backup', `${told}: it is of another installation, or of another state of the schema`, false);
  return line('backup', hours > BACKUP_MAX_HOURS ? `${told}: make a new one first` : told, hours <= BACKUP_MAX_HOURS);
}

/** The rule of a way back: an earlier release runs on what was only added to. */
function rollBack({ applied, pending, oldest: before }: UpgradeState): string {
  const oldest = pending.reduce<string | null>((last, one) => one.oldest ?? last, before);
  const from = applied.at(-1)?.release ?? '';
  return oldest === null
    ? `stop the new servers and start ${from} again: every release since the first runs on the result`
    : `releases from ${oldest} on run on the result; an earlier one needs the backup`;
}
