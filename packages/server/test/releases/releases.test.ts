import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { api } from '@countersign/contract';
import { PEOPLE, type Person, createFakeClock, createPerson } from '@countersign/testkit';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../src/platform/config/index.ts';
import { type Migration, type Release, parseMigration } from '../../src/platform/database/migrations/release.ts';
import { ownRelease } from '../../src/platform/database/migrate.ts';
import { type Attendance, attend } from '../../src/platform/database/servers.ts';
import { sign } from '../../src/signing/ceremony/testing/signing-world.ts';
import { FIXTURES, type FixtureServer, restoreFixture, startOn } from './open-fixture.ts';

const { TEST_DATABASE_URL } = process.env;
const own = ownRelease();

/** What the releases after this one might do to a table that every act writes. */
const EXPAND = parseMigration(
  'more',
  '-- release: 99.1.0\n-- kind: expand\nALTER TABLE "participant" ADD COLUMN "more" text DEFAULT \'a\' NOT NULL;\n' +
    '--> statement-breakpoint\nCREATE TABLE "more" ("id" uuid PRIMARY KEY NOT NULL);',
);
const CONTRACT = parseMigration(
  'less',
  '-- release: 99.2.0\n-- kind: contract\n-- oldest: 99.1.0\nALTER TABLE "participant" DROP COLUMN "more";',
);
const after = (version: string, ...more: Migration[]): Release => ({
  version,
  migrations: [...own.migrations, ...more],
});
const NEXT = after('99.1.0', EXPAND);
const LATER = after('99.2.0', EXPAND, CONTRACT);

async function emptyDatabase(): Promise<{ url: string | null; drop(): Promise<void> }> {
  if (!TEST_DATABASE_URL) return { url: null, drop: async () => {} };
  const name = `countersign_release_${randomBytes(6).toString('hex')}`;
  const run = async (text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: TEST_DATABASE_URL });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(TEST_DATABASE_URL);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

describe.each(FIXTURES)('A database of release $release', (fixture) => {
  const { finished, running } = fixture;
  const root = mkdtempSync(path.join(tmpdir(), 'countersign-release-'));
  // Sessions and codes of the fixture have ended; certificates of the authority have not.
  const clock = createFakeClock(new Date(Date.parse(fixture.madeAt) + 3_600_000));
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  let config: Config;
  let server: FixtureServer;
  /** Of the release after this one, on the same database. */
  let next: FixtureServer | null = null;
  const attendances: Attendance[] = [];
  const attendAs = async ({ services }: FixtureServer, version: string): Promise<Attendance> => {
    const one = await attend(services.db, { version, place: 'test', onOutdated: () => {} });
    attendances.push(one);
    return one;
  };
  const at = async (base: string, name: keyof typeof PEOPLE): Promise<Person> => {
    const person = createPerson(base, PEOPLE[name]);
    await person.login();
    return person;
  };
  const judged = async (person: Person, envelopeWsid: string) => {
    const { envelope } = await person.call(api.getEnvelope, { params: { envelopeWsid }, query: {} });
    const { documents } = await person.call(api.listDocuments, { params: { envelopeWsid } });
    const bytes = await (await person.fetch(documents[0]?.fileHref.href ?? '')).arrayBuffer();
    const { verification } = await person.upload(api.verifyPdf, {
      fields: {},
      file: { name: 'a.pdf', bytes: new Uint8Array(bytes) },
    });
    return [envelope.status, verification.valid, verification.signatures.length];
  };

  beforeAll(async () => {
    database = await emptyDatabase();
    config = await restoreFixture(fixture, { root, databaseUrl: database.url, now: clock.now() });
    server = await startOn(config, clock);
    await attendAs(server, own.version);
  });
  afterAll(async () => {
    for (const one of attendances) await one.leave();
    await next?.close();
    await server.close();
    await database.drop();
    rmSync(root, { recursive: true, force: true });
  });

  it('opens: people log in, and a finished contract is there and valid', async () => {
    expect(await judged(await at(server.base, 'wang'), finished.envelopeWsid)).toEqual(['ED_SUCCESS', true, 1]);
  });

  it('goes on with a running contract, beside a server of the next release that upgrades it meanwhile', async () => {
    const han = await at(server.base, 'han');
    // The embedded database has one server.
    if (database.url !== null) {
      next = await startOn(config, clock, NEXT);
      await attendAs(next, NEXT.version);
      const { rows } = await next.services.db.withTx((tx) => tx.execute(sql`select more from participant limit 1`));
      expect(rows).toEqual([{ more: 'a' }]);
    }
    await sign(await at((next ?? server).base, 'alice'), running, 1);
    await (next ?? server).app.jobs.drain();
    await sign(han, running, 2);
    await server.app.jobs.drain();
    expect(await judged(han, running.envelopeWsid)).toEqual(['ED_SUCCESS', true, 3]);
    const wang = await at((next ?? server).base, 'wang');
    expect(await judged(wang, running.envelopeWsid)).toEqual(['ED_SUCCESS', true, 3]);
  });

  it('is not changed under a server that would not survive it, and refuses that release afterwards', async () => {
    if (database.url === null) return expect(next).toBeNull();
    await expect(startOn(config, clock, LATER)).rejects.toThrow(
      `removes what releases before 99.1.0 use, and such servers run on this database (${own.version} on test`,
    );
    expect(await judged(await at(server.base, 'wang'), finished.envelopeWsid)).toEqual(['ED_SUCCESS', true, 1]);
    await attendances[0]?.leave();
    const later = await startOn(config, clock, LATER);
    // The release between them goes on.
    const wang = await at(next?.base ?? '', 'wang');
    expect(await judged(wang, running.envelopeWsid)).toEqual(['ED_SUCCESS', true, 3]);
    await later.close();
    await expect(startOn(config, clock)).rejects.toThrow(`works with 99.1.0 or later; this is ${own.version}`);
  });
});
