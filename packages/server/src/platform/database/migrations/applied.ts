import { type Migration, type Release, compareVersions } from './release.ts';

/**
 * The migrations that were applied to a database are rows of `countersign.migration`, outside of the schema of the product: a server
 * reads it before it knows what the schema is, and an older release learns from it what newer ones have done.
 */
const TABLE = `
  create table if not exists countersign.migration (
    place integer primary key, name text not null unique, hash text not null, kind text not null, release text not null, oldest text
  )`;

/** The part of a client that is needed here: `pg` and PGlite have it. */
export interface MigrationClient {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** A migration as the database remembers it. */
export type Applied = Pick<Migration, 'name' | 'hash' | 'kind' | 'release' | 'oldest'>;

/** The schema of the database belongs to another version of the server: the message says which way, and what to do. */
export class DatabaseVersionError extends Error {
  override readonly name = 'DatabaseVersionError';
}

const UNRELEASED =
  'the database was made by a version before the first release, and there is no upgrade from it: keep it with the version ' +
  'that made it, and start this version with an empty DATA_DIR, or an empty database in DATABASE_URL';

/**
 * The migrations that were applied, in their order; none where the database is empty.
 * @throws DatabaseVersionError where a version before the first release has made it
 */
export async function readApplied(client: MigrationClient): Promise<Applied[]> {
  const { rows: found } = await client.query(
    `select to_regclass('countersign.migration') is not null as known,
      to_regclass('drizzle.__drizzle_migrations') is not null as unreleased`,
  );
  const [state] = found as { known: boolean; unreleased: boolean }[];
  if (state?.known !== true) {
    if (state?.unreleased === true) throw new DatabaseVersionError(UNRELEASED);
    return [];
  }
  const { rows } = await client.query(
    'select name, hash, kind, release, oldest from countersign.migration order by place',
  );
  return rows as Applied[];
}

/**
 * The migrations of `release` that a database still needs. It may have more than this release knows, as long as they were made
 * for it too.
 * @throws DatabaseVersionError
 */
export function pendingOf({ version, migrations }: Release, applied: readonly Applied[]): readonly Migration[] {
  if (applied.some(({ hash }, at) => at < migrations.length && hash !== migrations[at]?.hash))
    throw new DatabaseVersionError(UNRELEASED);
  const oldest = oldestFor(applied);
  if (oldest !== null && compareVersions(version, oldest.version) < 0)
    throw new DatabaseVersionError(
      `the database was made by a newer version of Countersign, or upgraded to it (${oldest.name}), and works with ${oldest.version} or later; ` +
        `this is ${version}: start ${oldest.version} or later, or restore the backup that was made before the upgrade`,
    );
  return migrations.slice(applied.length);
}

/** The oldest release that works with these migrations, and the one that demands it; null = every release. */
export function oldestFor(applied: readonly Applied[]): { readonly version: string; readonly name: string } | null {
  let found: { version: string; name: string } | null = null;
  for (const { oldest, name } of applied)
    if (oldest !== null && (found === null || compareVersions(oldest, found.version) > 0))
      found = { version: oldest, name };
  return found;
}

/** Makes the table of applied migrations where there is none. */
export async function prepareMigrations(client: MigrationClient): Promise<void> {
  await client.query('create schema if not exists countersign');
  await client.query(TABLE);
}

/**
 * PostgreSQL creates a table in the schema that has the name of the role, where there is one; a role named as the schema of the
 * migrations has one.
 */
const IN_PUBLIC = 'set local search_path to public';

/** Applies a migration and remembers it, both or neither. `settings` are statements of its transaction. */
export async function applyMigration(
  client: MigrationClient,
  { name, hash, kind, release, oldest, statements }: Migration,
  { place, settings = [] }: { readonly place: number; readonly settings?: readonly string[] },
): Promise<void> {
  await client.query('begin');
  try {
    for (const statement of [IN_PUBLIC, ...settings, ...statements]) await client.query(statement);
    await client.query(
      'insert into countersign.migration (place, name, hash, kind, release, oldest) values ($1, $2, $3, $4, $5, $6)',
      [place, name, hash, kind, release, oldest],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
