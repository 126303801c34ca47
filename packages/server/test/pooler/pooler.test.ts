import { api } from '@countersign/contract';
import { type Person, type World, createPerson, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OwnPgbouncer, hasPgbouncer, startPgbouncer } from './start-pgbouncer.ts';
import { makeDraft, startDraft } from '../../src/contracts/envelopes/core/testing/draft.ts';
import { type Database, openDatabase, openSnapshot } from '../../src/platform/database/index.ts';
import { nameTransaction, outcomeOf, postgresPool } from '../../src/platform/database/postgres.ts';
import { type TestDatabase, openTestDatabase } from '../../src/platform/database/testing.ts';
import { sign } from '../../src/signing/ceremony/testing/signing-world.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const isPossible = serverUrl !== '' && (hasPgbouncer() || process.env['CI'] !== undefined);

/** A server whose transactions get any connection of PgBouncer, which keeps no prepared statements and no state of a session. */
describe.runIf(isPossible)('Behind PgBouncer in transaction mode', () => {
  let direct: TestDatabase;
  let pooler: OwnPgbouncer;
  let world: World;
  let other: Database;
  let settings: { DATABASE_URL: string; DATABASE_DIRECT_URL: string };

  beforeAll(async () => {
    direct = await openTestDatabase(serverUrl);
    pooler = await startPgbouncer(direct.url ?? '', { connections: 3 });
    settings = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct.url ?? '' };
    world = await createWorld({ ownDatabase: true, env: settings });
    other = await openDatabase(world.services.config);
  });
  afterAll(async () => {
    await other?.close();
    await world?.close();
    await pooler?.stop();
    await direct?.close();
  });

  it('a contract is signed by two people at once and completed', async () => {
    const [wang, ...signers]: readonly Person[] = await world.people('wang', 'li', 'han');
    if (wang === undefined) throw new Error('there is no sender');
    const draft = await makeDraft(
      wang,
      signers.map((person) => ({ person })),
    );
    await startDraft(wang, draft);
    const { envelopeWsid, fileWsid, params } = draft;
    const participantWsids = draft.participants.map(({ participantWsid }) => participantWsid);
    const started = { envelopeId: '', envelopeWsid, fileWsids: [fileWsid], participantWsids };
    await Promise.all(signers.map((person, at) => sign(person, started, at)));
    await world.app.jobs.drain();
    const { envelope } = await wang.call(api.getEnvelope, { params });
    expect(envelope.status).toBe('ED_SUCCESS');
    // Many reads at once, each without a transaction around it, on the few connections of the pooler.
    const again = createPerson(world.base, wang, wang.jar);
    const lists = await Promise.all(Array.from({ length: 20 }, () => again.call(api.getEnvelope, { params })));
    expect(new Set(lists.map(({ envelope: { status } }) => status))).toEqual(new Set(['ED_SUCCESS']));
  });

  it('what another process changes is heard, over the direct connection', async () => {
    const isHearing = other.hearOthers(() => {});
    await vi.waitUntil(isHearing, { timeout: 15_000 });
    expect(isHearing()).toBe(true);
  });

  it.each([
    ['commit', 'COMMITTED'],
    ['rollback', 'ABORTED'],
  ])('the outcome of a transaction that ended by %s can be asked for past the pooler', async (end, outcome) => {
    const ways = { databaseUrl: pooler.url, databaseDirectUrl: direct.url };
    const pool = postgresPool(ways, 1);
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('update job set attempts = attempts');
      const name = await nameTransaction(client);
      await client.query(end);
      expect(name && (await outcomeOf(ways, name))).toBe(outcome);
      // The run of the server that the transaction belonged to is another one now.
      expect(name && (await outcomeOf(ways, { ...name, serverRun: 'before' }))).toBe(
        outcome === 'COMMITTED' ? 'UNKNOWN' : outcome,
      );
    } finally {
      client.release();
      await pool.end();
    }
  });

  it('a backup reads past the pooler, and holds the deletion of files', async () => {
    const snapshot = await openSnapshot(world.services.config);
    try {
      expect(await world.services.db.withTx((tx) => world.services.db.isBeingCopied(tx))).toBe(true);
    } finally {
      await snapshot.close();
    }
    expect(await world.services.db.withTx((tx) => world.services.db.isBeingCopied(tx))).toBe(false);
  });
});
