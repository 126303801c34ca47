import { api } from '@countersign/contract';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(world.clock.now().getTime() + hours * HOUR_MS).toISOString();

/** A draft that Li reviews until then, and Zhao signs afterwards. */
async function draftUntil(deadlineDatetime: string | null): Promise<Draft & { readonly reviewer: string }> {
  await wang.login();
  const draft = await makeDraft(wang, [
    { person: li, sequence: 1, role: 'CHECKER' },
    { person: zhao, sequence: 2 },
  ]);
  const participantWsid = draft.participants[0]?.participantWsid ?? '';
  const participants = [{ participantWsid, deadlineDatetime, message: '请先看第三条。', language: 'en' as const }];
  await wang.call(api.updateParticipants, { params: draft.params, body: { participants } });
  return { ...draft, reviewer: participantWsid };
}

async function pass(hours: number): Promise<void> {
  world.clock.advance({ hours });
  await world.app.jobs.drain();
}

async function reviewerOf({ params, reviewer }: Draft & { readonly reviewer: string }, reader = wang) {
  const { envelope } = await reader.call(api.getEnvelope, { params });
  return envelope.participants.find(({ participantWsid }) => participantWsid === reviewer);
}

const missed = async (draft: Draft): Promise<number> => {
  const { messages } = await wang.call(api.listMessages, {
    params: { userWsid: wang.userWsid },
    query: { limit: 100 },
  });
  return messages.filter(
    ({ actionType, attachMessage }) =>
      actionType === 'DEADLINE_MISSED' && JSON.stringify(attachMessage).includes(draft.envelopeWsid),
  ).length;
};

describe('A deadline of one participant', () => {
  it('ends what they can do, tells the sender once, and leaves the contract running until the sender gives more time', async () => {
    const draft = await draftUntil(inHours(48));
    await startDraft(wang, draft);
    await world.app.jobs.drain();
    const params = { ...draft.params, participantWsid: draft.reviewer };
    await li.login();
    const { documents } = await li.call(api.getSigning, { params });
    await pass(49);
    await li.login();
    const body = { passed: true, documents: documents.map(({ fileWsid, digest }) => ({ fileWsid, digest })) };
    expect((await li.refused(api.check, { params, body })).error).toBe('ERROR_PARTICIPANT_OVERDUE');
    expect(
      (
        await li.refused(api.authorizeParticipant, {
          params,
          body: { name: '他人', contact: { phone: '13700000001' } },
        })
      ).error,
    ).toBe('ERROR_PARTICIPANT_OVERDUE');
    await wang.login();
    expect(await missed(draft)).toBe(1);
    expect(await reviewerOf(draft)).toMatchObject({ overdue: true, atTurn: true, abilities: ['replace', 'remove'] });
    expect((await wang.refused(api.remindEnvelope, { params: draft.params })).error).toBe('ERROR_PARTICIPANT_OVERDUE');

    const later = { expireDatetime: inHours(24), participantWsid: draft.reviewer };
    await wang.call(api.prolongEnvelope, { params: draft.params, body: later });
    expect(await reviewerOf(draft)).toMatchObject({ overdue: false, deadlineDatetime: later.expireDatetime });
    await li.login();
    await li.call(api.check, { params, body });
    await pass(25);
    await wang.login();
    expect(await missed(draft)).toBe(1);
    expect(await reviewerOf(draft)).toMatchObject({ overdue: false, status: 'ED_SUCCESS' });
  });

  it('is before that of the contract and ahead when it is sent, and can only be extended', async () => {
    for (const wrong of [inHours(-1), inHours(24 * 364)]) {
      const draft = await draftUntil(wrong);
      const refused = await wang.refused(api.startEnvelope, { params: draft.params });
      expect(refused.error).toBe('ERROR_PARTICIPANT_DEADLINE');
    }
    const draft = await draftUntil(inHours(48));
    await startDraft(wang, draft);
    await world.app.jobs.drain();
    const refusedFor = async (expireDatetime: string) =>
      (
        await wang.refused(api.prolongEnvelope, {
          params: draft.params,
          body: { expireDatetime, participantWsid: draft.reviewer },
        })
      ).error;
    expect(await refusedFor(inHours(47))).toBe('ERROR_PROLONG_EARLIER');
    expect(await refusedFor(inHours(24 * 364))).toBe('ERROR_PARTICIPANT_DEADLINE');
  });

  it('is not copied, and a successor named by the sender has the time of the contract', async () => {
    const draft = await draftUntil(inHours(48));
    await startDraft(wang, draft);
    await world.app.jobs.drain();
    await pass(49);
    await wang.login();
    const params = { ...draft.params, participantWsid: draft.reviewer };
    const by = { name: '继任者', contact: { phone: '13700000002' }, reason: '没有时间' };
    const replaced = await wang.call(api.replaceParticipant, { params, body: by });
    expect(replaced.participant).toMatchObject({
      deadlineDatetime: null,
      overdue: false,
      message: null,
      language: 'en',
    });
    await wang.call(api.revokeEnvelope, { params: draft.params, body: { reason: '改正' } });
    const copy = await wang.call(api.copyEnvelope, { params: draft.params });
    expect(copy.envelope.participants.find(({ name }) => name === li.name)).toMatchObject({
      deadlineDatetime: null,
      message: '请先看第三条。',
      language: 'en',
    });
  });
});

describe('What the sender writes to one participant, and the language', () => {
  it('are in the notice and behind the link, and no other participant reads them', async () => {
    const draft = await draftUntil(null);
    await startDraft(wang, draft);
    await world.app.jobs.drain();
    const params = { ...draft.params, participantWsid: draft.reviewer };
    const { link } = await world.stranger({ name: 'x', contact: '13700000003' }).call(api.getLink, { params });
    expect(link).toMatchObject({ language: 'en', sender: { message: '请先看第三条。' } });
    const [notice] = await li.messages();
    expect(notice?.text).toContain('Please review');
    await li.login();
    expect((await li.call(api.getSigning, { params })).participant.message).toBe('请先看第三条。');
    await zhao.login();
    expect(await reviewerOf(draft, zhao)).toMatchObject({ message: null, language: null });
  });
});
