import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * One step of the schema. An *expand* one only adds, so that servers of the release before go on running on it; a *contract* one
 * removes what no release from `oldest` on uses. The first one makes the schema.
 */
export interface Migration {
  readonly name: string;
  readonly kind: 'initial' | 'expand' | 'contract';
  /** The release that brought it. */
  readonly release: string;
  /** The oldest release that runs with it; null = every one. */
  readonly oldest: string | null;
  /** SHA-256 of its file. */
  readonly hash: string;
  readonly statements: readonly string[];
}

/** A version of the product as the database knows it. */
export interface Release {
  readonly version: string;
  /** All of them, in their order. */
  readonly migrations: readonly Migration[];
}

const FIRST = '0000_initial.sql';
const BREAKPOINT = '--> statement-breakpoint';

/** The SQL files lie beside `src/` and `dist/`: one directory up from a bundle, three from one for tests, four from this source file. */
export function migrationsFolder(): string {
  const candidates = ['../migrations', '../../../migrations', '../../../../migrations'].map((at) =>
    fileURLToPath(new URL(at, import.meta.url)),
  );
  const found = candidates.find((folder) => existsSync(path.join(folder, FIRST)));
  if (found === undefined) throw new Error(`no migrations in ${candidates.join(' or ')}`);
  return found;
}

/** The migrations of this version, in their order. */
export const readMigrations = (folder = migrationsFolder()): Migration[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => parseMigration(path.basename(file, '.sql'), readFileSync(path.join(folder, file), 'utf8')));

/**
 * Reads a file that begins with its description: lines `-- release: 0.2.0`, `-- kind: expand`, and for a contract one
 * `-- oldest: 0.1.0`.
 * @throws Error where it is not described
 */
export function parseMigration(name: string, text: string): Migration {
  const told = (what: string): string | null => new RegExp(`^-- ${what}: (\\S+)$`, 'm').exec(headOf(text))?.[1] ?? null;
  const [release, kind, oldest] = [told('release'), told('kind'), told('oldest')];
  if (release === null || !/^\d+\.\d+\.\d+$/.test(release))
    throw new Error(`${name} names no release (-- release: X.Y.Z)`);
  if (kind !== 'initial' && kind !== 'expand' && kind !== 'contract')
    throw new Error(`${name} must say whether it is -- kind: expand or -- kind: contract`);
  if ((kind === 'contract') !== (oldest !== null) || (oldest !== null && !/^\d+\.\d+\.\d+$/.test(oldest)))
    throw new Error(
      `${name}: a contract migration, and no other, names the oldest release that runs with it (-- oldest: X.Y.Z)`,
    );
  return {
    name,
    kind,
    release,
    oldest,
    hash: createHash('sha256').update(text).digest('hex'),
    statements: text
      .slice(headOf(text).length)
      .split(BREAKPOINT)
      .map((statement) => statement.trim())
      .filter((statement) => statement !== ''),
  };
}

/** The lines of comments at the beginning. */
const headOf = (text: string): string => /^(?:-- .*\n)*/.exec(text)?.[0] ?? '';

/** Less than 0 if the first is older. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  for (let at = 0; at < 3; at += 1) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
