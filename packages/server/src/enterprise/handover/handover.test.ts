import { api } from '@countersign/contract';
import { type PermissionKey, fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person as personTable } from '../../platform/index.ts';
import { changeTo } from '../../accounts/identity/testing/applying.ts';
import { newcomer } from '../members/testing/acting.ts';
import { type Company, company, draftOf, employ, sent, signPlainly, verify } from '../members/testing/company.ts';

let world: World;
let firm: Company;
let owner: Person;
let clerk: Person;
let successor: Person;
let li: Person;
let clerkWsid: string;
let successorWsid: string;

beforeAll(async () => {
  world = await createWorld();
  [owner, clerk, successor, li] = await world.people('wang', 'alice', 'han', 'li');
  firm = await company(owner, '移交测试有限公司');
  await verify(world, firm);
  clerkWsid = await employ(world, firm, clerk);
  successorWsid = await employ(world, firm, successor);
  for (const [person, wsid] of [
    [clerk, clerkWsid],
    [successor, successorWsid],
  ] as const)
    await changeTo(person, wsid);
});
afterAll(() => world.close());

const member = () => ({ enterpriseWsid: firm.enterpriseWsid, memberWsid: clerkWsid });
async function give(memberWsid: string, keys: readonly PermissionKey[]): Promise<void> {
  const { enterpriseWsid } = firm;
  const privilegeList = keys.map((permissions) => ({ permissions }));
  const made = { params: { enterpriseWsid }, body: { name: keys.join(' '), privilegeList } };
  const roleId = (await owner.call(api.createRole, made)).enterpriseRole.enterpriseRoleWsid;
  await owner.call(api.bindRoleAuthors, { params: { roleId }, body: { memberWsids: [memberWsid] } });
}
const handover = async () => (await owner.call(api.getHandover, { params: member() })).handover;
const counts = async () =>
  Object.fromEntries((await handover()).kinds.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count]));
const asMember = { type: 'ENTERPRISE_MEMBER' as const };
const envelopeOf = async (person: Person, params: { envelopeWsid: string }) =>
  (await person.call(api.getEnvelope, { params, query: {} })).envelope;

describe('A member who leaves', () => {
  it('is listed with their open work, and a colleague takes it over, including void agreements', async () => {
    const ofFirm = { ...asMember, enterpriseName: firm.name, enterpriseWsid: firm.enterpriseWsid };
    const draft = await draftOf(clerk, [{ name: '李雷', contact: li.contact }], '草稿');
    const running = await sent(clerk, [{ name: '李雷', contact: li.contact }], '在途合同');
    const turn = await sent(li, [{ name: clerk.name, contact: clerk.contact, ...ofFirm }], '等他签的合同');
    const signed = await sent(li, [{ name: clerk.name, contact: clerk.contact, ...ofFirm }], '他签过的合同');
    await signPlainly(clerk, { ...signed.params, participantWsid: signed.of(clerk.name).participantWsid });
    await world.app.jobs.drain();
    expect(await counts()).toEqual({ DRAFT: 1, RUNNING: 1, TURN: 1 });
    expect((await handover()).kinds.find(({ kind }) => kind === 'TURN')?.items).toMatchObject([
      { wsid: turn.params.envelopeWsid, name: '等他签的合同' },
    ]);

    const deputy = await newcomer(world, '副手');
    const deputyWsid = await employ(world, firm, deputy);
    await changeTo(deputy, deputyWsid);
    await give(clerkWsid, ['officeSeals:manage']);
    await give(deputyWsid, ['members:update']);
    await owner.call(api.disableMember, { params: member() });
    await li.call(api.cancelEnvelope, { params: signed.params, body: { reason: '不再履行' } });
    // The sender is told that the turn waits for a member who left, and cannot remind them.
    const waiting = await envelopeOf(li, turn.params);
    expect(waiting.participants.find(({ actionType }) => actionType === 'SIGNER')).toMatchObject({
      unavailable: 'LEFT',
      atTurn: true,
    });
    const { envelopes } = await li.call(api.listEnvelopes, { query: { title: '等他签的合同' } });
    expect(envelopes[0]?.participants.map(({ unavailable }) => unavailable)).toContain('LEFT');
    expect(await li.refused(api.remindEnvelope, { params: turn.params })).toMatchObject({
      error: 'ERROR_PARTICIPANT_UNAVAILABLE',
    });

    const to = { params: member(), body: { toMemberWsid: successorWsid } };
    expect((await successor.refused(api.handOverMember, to)).status).toBe(403);
    const self = { ...to, body: { toMemberWsid: clerkWsid } };
    expect(await owner.refused(api.handOverMember, self)).toMatchObject({ error: 'ERROR_HANDOVER_MEMBER' });
    // The rights of the member count, removed or not: a member with fewer rights cannot take over.
    const above = { error: 'ERROR_MEMBER_ABOVE' };
    expect(await deputy.refused(api.getHandover, { params: member() })).toMatchObject(above);
    expect(await deputy.refused(api.handOverMember, to)).toMatchObject(above);
    expect((await owner.call(api.handOverMember, to)).handover.running).toBe(true);
    await world.app.jobs.drain();
    expect(await handover()).toMatchObject({ running: false, memberStatus: 'DISABLED' });
    expect(await counts()).toEqual({});

    expect((await envelopeOf(successor, draft.params)).status).toBe('DRAFT');
    const mine = await envelopeOf(successor, running.params);
    expect(mine).toMatchObject({ senderWsid: successorWsid, envelopeShownStatus: 'WAITING_OTHERS' });
    const { activities } = await successor.call(api.listActivities, { params: running.params });
    expect(activities.find(({ kind }) => kind === 'envelope.handedOver')?.detail).toMatchObject({
      toName: expect.any(String),
    });
    const { accounts } = await successor.call(api.listWaiting, { params: { userWsid: successorWsid } });
    expect(accounts).toMatchObject([{ userWsid: successorWsid, enterpriseName: firm.name, count: 2 }]);

    // The successor signs the contract, and confirms in place of the member who signed the other one.
    for (const { envelopeWsid } of accounts[0]?.envelopes ?? []) {
      const { participants } = await envelopeOf(successor, { envelopeWsid });
      const own = participants.find(({ isMe, atTurn }) => isMe && atTurn)?.participantWsid ?? '';
      await signPlainly(successor, { envelopeWsid, participantWsid: own });
    }
    await world.app.jobs.drain();
    expect((await envelopeOf(li, turn.params)).status).toBe('ED_SUCCESS');
    expect((await envelopeOf(li, signed.params)).voided).not.toBeNull();
    const voiding = await li.call(api.listRelated, { params: signed.params });
    expect(voiding.related).toMatchObject([{ relation: 'CANCELLED_BY', envelopeShownStatus: 'ED_SUCCESS' }]);
    const { messages } = await successor.call(api.listMessages, { params: { userWsid: successorWsid }, query: {} });
    expect(messages.map(({ actionType }) => actionType)).toContain('WORK_HANDED_OVER');
  });
});

describe('GET /api/users/{userWsid}/waiting', () => {
  it('names what waits in each account of the person, whichever is active, and in no disabled one', async () => {
    const contract = await sent(li, [{ name: successor.name, contact: successor.contact }], '给个人的合同');
    await world.app.jobs.drain();
    const { accounts } = await successor.call(api.listWaiting, { params: { userWsid: successorWsid } });
    expect(accounts).toMatchObject([
      {
        enterpriseName: null,
        count: 1,
        envelopes: [{ envelopeWsid: contract.params.envelopeWsid, title: '给个人的合同' }],
      },
    ]);
    expect((await successor.refused(api.listWaiting, { params: { userWsid: clerkWsid } })).status).toBe(404);
    await world.services.db.withTx((tx) =>
      tx
        .update(personTable)
        .set({ accountStatus: 'DISABLED' })
        .where(eq(personTable.id, fromWsid('user', li.userWsid) ?? '')),
    );
    expect((await successor.call(api.listWaiting, { params: { userWsid: successorWsid } })).accounts).toHaveLength(1);
  });
});
