import { api } from '@countersign/contract';
import { type ReminderPlan, fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../../platform/index.ts';
import { type Draft, makeDraft, startDraft } from '../core/testing/draft.ts';

let world: World;
let wang: Person;
let li: Person;
let zhao: Person;
beforeAll(async () => {
  world = await createWorld();
  [wang, li, zhao] = await world.people('wang', 'li', 'zhao');
}, 120_000);
afterAll(() => world.close());

const PLAN: ReminderPlan = { afterDays: 2, everyDays: 3, most: 2 };

async function draftWith(reminders: ReminderPlan | null): Promise<Draft> {
  await wang.login();
  const draft = await makeDraft(wang, [
    { person: li, sequence: 1, role: 'CHECKER' },
    { person: zhao, sequence: 2 },
  ]);
  await wang.call(api.updateEnvelope, { params: draft.params, body: { reminders } });
  return draft;
}

/** The days after `since` on which reminders were sent, each with its participant's place in the draft. */
async function remindersOf(draft: Draft, since: Date): Promise<(readonly [day: number, place: number])[]> {
  const envelopeId = fromWsid('envelope', draft.envelopeWsid) ?? '';
  const rows = await world.services.db.withTx((tx) =>
    tx
      .select({ at: audit.at, participantId: audit.participantId })
      .from(audit)
      .where(and(eq(audit.envelopeId, envelopeId), eq(audit.kind, 'participant.reminded')))
      .orderBy(asc(audit.number)),
  );
  const ids = draft.participants.map(({ participantWsid }) => fromWsid('participant', participantWsid));
  return rows.map(({ at, participantId }) => [
    Math.round((at.getTime() - since.getTime()) / 86_400_000),
    ids.indexOf(participantId),
  ]);
}

async function passDays(count: number): Promise<void> {
  for (let day = 0; day < count; day += 1) {
    world.clock.advance({ days: 1 });
    await world.app.jobs.drain();
  }
}

describe('Reminders by the plan of an envelope', () => {
  it('go to those whose turn it is, so often as the plan says, and begin again with the next turn', async () => {
    const draft = await draftWith(PLAN);
    const { envelope } = await wang.call(api.getEnvelope, { params: draft.params });
    expect(envelope.reminders).toEqual(PLAN);
    await startDraft(wang, draft);
    await world.app.jobs.drain();
    const since = world.clock.now();
    const before = (await li.messages()).length;
    await passDays(2);
    expect((await li.messages()).length).toBe(before + 1);
    await passDays(8);
    expect(await remindersOf(draft, since)).toEqual([
      [2, 0],
      [5, 0],
    ]);
    await li.login();
    const [checker] = draft.participants;
    const { documents } = await li.call(api.getSigning, {
      params: { ...draft.params, participantWsid: checker?.participantWsid ?? '' },
    });
    await li.call(api.check, {
      params: { ...draft.params, participantWsid: checker?.participantWsid ?? '' },
      body: { passed: true, documents: documents.map(({ fileWsid, digest }) => ({ fileWsid, digest })) },
    });
    await world.app.jobs.drain();
    await passDays(3);
    expect((await remindersOf(draft, since)).slice(2)).toEqual([[12, 1]]);
  });

  it('end with the envelope, and are sent by none without a plan', async () => {
    const [revoked, silent] = [await draftWith(PLAN), await draftWith(null)];
    for (const draft of [revoked, silent]) await startDraft(wang, draft);
    const since = world.clock.now();
    await wang.call(api.revokeEnvelope, { params: revoked.params, body: { reason: '不再需要' } });
    await passDays(7);
    expect(await remindersOf(revoked, since)).toEqual([]);
    expect(await remindersOf(silent, since)).toEqual([]);
  });

  it.each([
    ['afterDays', 0],
    ['everyDays', 61],
    ['most', 11],
  ])('refuses a plan whose %s is %d, and names the field', async (field, value) => {
    await wang.login();
    const { envelope } = await wang.call(api.createEnvelope, { body: {} });
    const params = { envelopeWsid: envelope.envelopeWsid };
    const refused = await wang.refused(api.updateEnvelope, {
      params,
      body: { reminders: { ...PLAN, [field]: value } },
    });
    expect(refused).toMatchObject({ error: 'ERROR_MALFORMED', data: { field: `reminders.${field}` } });
  });

  it('are copied with the envelope', async () => {
    const draft = await draftWith(PLAN);
    await startDraft(wang, draft);
    await wang.call(api.revokeEnvelope, { params: draft.params, body: { reason: '改正后再发' } });
    const copy = await wang.call(api.copyEnvelope, { params: draft.params });
    expect(copy.envelope.reminders).toEqual(PLAN);
  });
});
