import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { textPdf } from '@countersign/pdf/testing';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Tx, enterprise, envelope, member, participant, person } from '../../../platform/index.ts';
import { company, employ } from '../../../enterprise/members/testing/company.ts';
import { uploadFile } from '../../files/testing/upload.ts';
import { type Draft, makeDraft, startDraft } from '../core/testing/draft.ts';

let world: World;
let wang: Person;
let li: Person;
let draft: Draft;
let running: Draft;
let memberId: string;

beforeAll(async () => {
  world = await createWorld();
  [wang, li] = await world.people('wang', 'li');
  draft = await makeDraft(wang, [{ person: li }], '草稿');
  running = await makeDraft(wang, [{ person: li }], '合同');
  await startDraft(wang, running);
  const boss = world.stranger({ name: '老板', contact: '13830000001' });
  await boss.register();
  await boss.setSignPassword();
  memberId = fromWsid('enterpriseUser', await employ(world, await company(boss, '甲公司'), li)) ?? '';
}, 120_000);
afterAll(() => world.close());

const pageOf = (who: Person, limit: number) => who.call(api.listEnvelopes, { query: { limit } as never });
const LIMIT = 20;
let largest = LIMIT;
/** As no page that was kept: one of this size was never asked for. */
const readFresh = (who: Person) => {
  largest += 1;
  return pageOf(who, largest);
};

/** The statements about envelopes; jobs in the background have others. */
async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  await world.app.jobs.drain();
  const found: string[] = [];
  const note = (text: unknown): void => void (String(text).includes('envelope_viewer') && found.push(String(text)));
  subscribe('countersign:statement', note);
  try {
    await act();
    return found;
  } finally {
    unsubscribe('countersign:statement', note);
  }
}

async function keptPage(who: Person) {
  for (let time = 0; time < 2; time += 1) await pageOf(who, LIMIT);
  return pageOf(who, LIMIT);
}

const inTx = (change: (tx: Tx) => Promise<unknown>) => (): Promise<unknown> =>
  world.services.db.withTx((tx) => change(tx));
const idOf = (of: Draft): string => fromWsid('envelope', of.envelopeWsid) ?? '';
const personIdOf = (who: Person): string => fromWsid('user', who.userWsid) ?? '';
const setParticipants = (change: Partial<typeof participant.$inferInsert>) =>
  inTx((tx) =>
    tx
      .update(participant)
      .set(change)
      .where(eq(participant.envelopeId, idOf(running))),
  );

const labelled = { wsid: '' };
const label = (labelWsids: string[]) =>
  wang.call(api.labelEnvelopes, { body: { envelopeWsids: [running.envelopeWsid], labelWsids } });

/** Each is seen in the list of Wang, in this order. */
const changes: Record<string, () => Promise<unknown>> = {
  'a title': () => wang.call(api.updateEnvelope, { params: draft.params, body: { title: '新标题' } }),
  'the number of documents': async () => {
    const { fileWsid } = await uploadFile(wang, 'more.pdf', textPdf(1));
    await wang.call(api.addDocuments, { params: draft.params, body: { contents: [fileWsid] } });
  },
  'a value of a participant': setParticipants({ externalId: 'ext' }),
  'a participant less': () => {
    const [{ participantWsid } = { participantWsid: '' }] = draft.participants;
    return wang.call(api.deleteParticipants, { params: draft.params, body: { participants: [{ participantWsid }] } });
  },
  'a contract more': () => makeDraft(wang, [{ person: li }], '又一份'),
  'a label': async () => {
    const { labels } = await wang.call(api.addLabels, { body: { labels: [{ name: '要紧' }] } });
    labelled.wsid = labels[0]?.labelWsid ?? '';
    await label([labelled.wsid]);
  },
  'the name of a label': () =>
    wang.call(api.updateLabels, { body: { labels: [{ labelWsid: labelled.wsid, name: '不要紧' }] } }),
  'a label less': () => wang.call(api.deleteLabel, { params: { labelWsid: labelled.wsid } }),
  'the name of the sender': inTx((tx) =>
    tx
      .update(person)
      .set({ realName: '王别名', nickname: '王别名' })
      .where(eq(person.id, personIdOf(wang))),
  ),
  'a disabled account': inTx((tx) =>
    tx
      .update(person)
      .set({ accountStatus: 'DISABLED' })
      .where(eq(person.id, personIdOf(li))),
  ),
  'the account in use again': inTx((tx) =>
    tx
      .update(person)
      .set({ accountStatus: 'ACTIVE' })
      .where(eq(person.id, personIdOf(li))),
  ),
  'a verified name of an enterprise': inTx(async (tx) => {
    const [{ enterpriseId } = { enterpriseId: '' }] = await tx.select().from(member).where(eq(member.id, memberId));
    await tx.update(enterprise).set({ idttvStatus: 'PASSED' }).where(eq(enterprise.id, enterpriseId));
    const change = { memberId, enterpriseId, enterpriseName: '甲公司', type: 'ENTERPRISE_MEMBER' as const };
    const ofLi = and(eq(participant.envelopeId, idOf(running)), eq(participant.personId, personIdOf(li)));
    await tx.update(participant).set(change).where(ofLi);
  }),
  'a name that is not verified any more': inTx((tx) =>
    tx.update(enterprise).set({ idttvStatus: 'WAITING' }).where(eq(enterprise.name, '甲公司')),
  ),
  'a former member': inTx((tx) => tx.update(member).set({ status: 'DISABLED' }).where(eq(member.id, memberId))),
  'the end of the time of a participant': async () => {
    const deadlineAt = new Date(world.clock.now().getTime() + 10 * 60_000);
    await setParticipants({ deadlineAt })();
    await keptPage(wang);
    world.clock.advance({ minutes: 10 });
  },
  'the end of the time of the contract': async () => {
    const expireAt = new Date(world.clock.now().getTime() + 60_000);
    await inTx((tx) =>
      tx
        .update(envelope)
        .set({ expireAt })
        .where(eq(envelope.id, idOf(running))),
    )();
    await keptPage(wang);
    world.clock.advance({ minutes: 1 });
  },
  'a contract in the bin': () => wang.call(api.recycleEnvelope, { params: draft.params }),
};

describe('A page of the list that is shown again', () => {
  it('is not read again while nothing in it changes', async () => {
    const before = await keptPage(wang);
    // A change in another contract.
    await makeDraft(li, [{ person: wang }], '别人的草稿');
    const found = await statementsOf(async () => expect(await pageOf(wang, LIMIT)).toEqual(before));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('"isSame"');
    const more = await statementsOf(async () => expect(await pageOf(wang, LIMIT)).toEqual(before));
    // The embedded database has no other process that could have changed anything.
    expect(more).toHaveLength(world.services.db.kind === 'embedded' ? 0 : 1);
    expect(before.envelopes).toEqual((await readFresh(wang)).envelopes);
  });

  it.each(Object.keys(changes))('shows %s', async (what) => {
    const before = await keptPage(wang);
    await changes[what]?.();
    const after = await pageOf(wang, LIMIT);
    expect(after).not.toEqual(before);
    const fresh = await readFresh(wang);
    expect(after.envelopes).toEqual(fresh.envelopes);
    expect(after.page.totalElements).toBe(fresh.page.totalElements);
  });

  it('is that of its reader alone', async () => {
    await keptPage(wang);
    const { envelopes } = await keptPage(li);
    expect(envelopes.some(({ abilities }) => abilities.includes('revoke'))).toBe(false);
    expect(envelopes).toEqual((await readFresh(li)).envelopes);
  });

  it('has the fields that are asked for', async () => {
    await keptPage(wang);
    const query = { limit: LIMIT, fields: 'title' } as never;
    for (const envelope of (await wang.call(api.listEnvelopes, { query })).envelopes)
      expect(Object.keys(envelope)).toEqual(['title']);
  });
});
