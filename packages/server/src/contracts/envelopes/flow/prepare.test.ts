import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { job } from '../../../platform/index.ts';
import { PREPARE_JOB } from '../core/job-kinds.ts';
import { type Draft, makeDraft } from '../core/testing/draft.ts';

let world: World;
let wang: Person;
let li: Person;

beforeAll(async () => {
  world = await createWorld();
  [wang, li] = await world.people('wang', 'li');
});
afterAll(() => world.close());

const failures = async ({ envelopeWsid }: Draft): Promise<number> => {
  const key = fromWsid('envelope', envelopeWsid) ?? '';
  const rows = await world.services.db.withTx((tx) =>
    tx
      .select({ attempts: job.attempts, leaseUntil: job.leaseUntil, lastError: job.lastError })
      .from(job)
      .where(and(eq(job.kind, PREPARE_JOB), eq(job.key, key))),
  );
  const [row] = rows;
  return row === undefined || row.lastError === null || row.leaseUntil !== null ? 0 : row.attempts;
};
const stateOf = async ({ params }: Draft) =>
  (await wang.call(api.getEnvelope, { params, query: {} })).envelope.prepareState;

/** A draft whose document cannot be read for now; `heal` restores its bytes. */
async function draftWithoutBytes(): Promise<{ draft: Draft; heal: () => Promise<void> }> {
  const draft = await makeDraft(wang, [{ person: li }]);
  const { documents } = await wang.call(api.listDocuments, { params: draft.params });
  const digest = documents[0]?.digest ?? '';
  const bytes = await world.services.blobs.get(digest);
  await world.services.blobs.delete(digest);
  return { draft, heal: async () => void (await world.services.blobs.put(bytes)) };
}

/** Advances the clock to the next attempt. */
async function nextAttempt(draft: Draft, attempt: number): Promise<void> {
  await expect.poll(() => failures(draft), { timeout: 30_000 }).toBe(attempt);
  world.clock.advance({ minutes: 5 });
  world.app.jobs.wake();
}

describe('The prepare revision (conventions, rule 4)', () => {
  it('is retried until it is made, and no one is asked to sign before', async () => {
    const { draft, heal } = await draftWithoutBytes();
    const { params, participants } = draft;
    const starting = wang.call(api.startEnvelope, { params });
    await expect.poll(() => failures(draft), { timeout: 30_000 }).toBe(1);
    expect(await stateOf(draft)).toBe('RUNNING');
    const own = { ...params, participantWsid: participants[0]?.participantWsid ?? '' };
    expect((await li.refused(api.getSigning, { params: own })).error).toBe('ERROR_PREPARING');
    expect((await wang.refused(api.remindEnvelope, { params })).error).toBe('ERROR_PREPARING');
    expect((await li.messages()).some(({ link }) => link?.includes(draft.envelopeWsid))).toBe(false);
    await heal();
    await nextAttempt(draft, 1);
    expect((await starting).envelope.prepareState).toBe('DONE');
    await expect
      .poll(async () => (await li.messages()).some(({ link }) => link?.includes(draft.envelopeWsid)), {
        timeout: 30_000,
      })
      .toBe(true);
  }, 30_000);

  it('fails visibly after the last attempt, and the sender can still revoke', async () => {
    const { draft } = await draftWithoutBytes();
    const { params, participants } = draft;
    const starting = wang.call(api.startEnvelope, { params });
    for (const attempt of [1, 2, 3, 4]) await nextAttempt(draft, attempt);
    expect((await starting).envelope.prepareState).toBe('FAILED');
    const own = { ...params, participantWsid: participants[0]?.participantWsid ?? '' };
    expect((await li.refused(api.getSigning, { params: own })).error).toBe('ERROR_PREPARE_FAILED');
    const { envelope } = await wang.call(api.revokeEnvelope, { params, body: { reason: 'cannot be signed' } });
    expect(envelope.status).toBe('ED_FAIL_REVOKE');
  }, 30_000);
});
