import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { compareVersions, parseMigration } from '../../packages/server/src/platform/database/migrations/release.ts';
import type { MigrationFile } from './judge-migrations.ts';
import { ROOT } from './sources.ts';

/** What is known of the fixture of a release without opening it: `packages/server/test/releases/VERSION.json`. */
export interface Fixture {
  readonly release: string;
  /** The digests of the migrations that its database has. */
  readonly schema: readonly string[];
}

const FIXTURES = path.join(ROOT, 'packages/server/test/releases');

export const readFixtures = (): Fixture[] =>
  existsSync(FIXTURES)
    ? readdirSync(FIXTURES)
        .filter((file) => file.endsWith('.json'))
        .map((file) => JSON.parse(readFileSync(path.join(FIXTURES, file), 'utf8')) as Fixture)
    : [];

/** The versions with a dated section in the changelog, newest first. */
export const releasedIn = (changelog: string): string[] =>
  [...changelog.matchAll(/^## \[?(\d+\.\d+\.\d+)\]? - \d{4}-\d\d-\d\d$/gm)].map(([, version]) => version ?? '');

/**
 * Every release has a fixture, and the migrations that its database has are the first ones of today, byte by byte: a released migration
 * never changes. The fixture of a version that is not released yet is made again instead.
 */
export function judgeFixtures(
  files: readonly MigrationFile[],
  {
    released,
    version,
    fixtures,
  }: { readonly released: readonly string[]; readonly version: string; readonly fixtures: readonly Fixture[] },
): string[] {
  const problems: string[] = [];
  const own = files.map(({ file, text }) => parseMigration(file, text));
  for (const one of new Set([...released, ...fixtures.map(({ release }) => release), version])) {
    const fixture = fixtures.find(({ release }) => release === one);
    const isReleased = released.includes(one);
    const again = `run \`npm run fixture -- ${one}\` and commit what it writes`;
    if (fixture === undefined) {
      problems.push(`there is no fixture of ${one}: ${isReleased ? 'take it from its tag' : again}`);
      continue;
    }
    const ofRelease = own.filter(({ release }) => compareVersions(release, one) <= 0);
    const isSame =
      fixture.schema.length === ofRelease.length && fixture.schema.every((hash, at) => hash === ofRelease[at]?.hash);
    if (isSame) continue;
    problems.push(
      isReleased
        ? `a migration of ${one} has changed, or was added to it, although it is released: put it back, and add one of ${version}`
        : `the fixture of ${one} has another schema than the migrations: ${again}`,
    );
  }
  return problems;
}
