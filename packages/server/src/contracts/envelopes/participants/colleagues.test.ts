import { type Participant, api } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterprise, person } from '../../../platform/index.ts';
import { changeTo } from '../../../accounts/identity/testing/applying.ts';
import {
  type Company,
  type Named,
  company,
  draftOf,
  employ,
  given,
  sent,
  signPlainly,
} from '../../../enterprise/members/testing/company.ts';

let world: World;
let clerk: Person;
let clerkWsid: string;
let mei: Person;
let firm: Company;
let rival: Company;
let meiWsid: string;
beforeAll(async () => {
  world = await createWorld();
  const [owner, other] = await world.people('wang', 'zhao');
  [clerk, mei] = await world.people('li', 'han');
  firm = await company(owner, '青松贸易有限公司');
  rival = await company(other, '对手实业有限公司');
  clerkWsid = await employ(world, firm, clerk);
  await changeTo(clerk, clerkWsid);
  meiWsid = await employ(world, firm, mei);
});
afterAll(() => world.close());

/** A separate member, so that a test may change their properties. */
async function colleague(contact: string): Promise<{ who: Person; memberWsid: string }> {
  const who = world.stranger({ name: '小孟', contact });
  await who.register();
  await who.setSignPassword();
  return { who, memberWsid: await employ(world, firm, who) };
}

const chosen = (memberWsid: string, more: Partial<Named> = {}): Named => ({
  name: '韩梅',
  type: 'ENTERPRISE_MEMBER',
  memberWsid,
  ...more,
});
const masked = (contact: string): string => `${contact.slice(0, 3)}****${contact.slice(7)}`;
const remove = (memberWsid: string): Promise<unknown> =>
  firm.owner.call(api.disableMember, { params: { enterpriseWsid: firm.enterpriseWsid, memberWsid } });
const change = async (params: { envelopeWsid: string }, one: object): Promise<Participant | undefined> => {
  const { participants } = await clerk.call(api.updateParticipants, { params, body: { participants: [one as never] } });
  return participants.find(({ actionType }) => actionType !== 'SENDER');
};

describe('A colleague', () => {
  it('is chosen by the membership: bound to it, of its enterprise, with a contact that the sender reads masked', async () => {
    const { of } = await draftOf(clerk, [chosen(meiWsid, { enterpriseName: '冒名集团' })]);
    expect(of('韩梅')).toMatchObject({
      memberWsid: meiWsid,
      authorWsid: meiWsid,
      type: 'ENTERPRISE_MEMBER',
      enterpriseWsid: firm.enterpriseWsid,
      enterpriseName: firm.name,
      waitingJoinEnterprise: false,
      contact: { phone: masked(mei.contact), email: null },
    });
  });

  it('may also be chosen to act for themselves', async () => {
    const { of } = await draftOf(clerk, [chosen(meiWsid, { type: 'PERSON' })]);
    expect(of('韩梅')).toMatchObject({
      memberWsid: meiWsid,
      authorWsid: mei.userWsid,
      enterpriseWsid: null,
      enterpriseName: null,
      contact: { phone: masked(mei.contact), email: null },
    });
  });

  it('is notified at their contact and signs, while nothing that the sender reads contains the contact', async () => {
    const draft = await sent(clerk, [chosen(meiWsid)]);
    const { params } = draft;
    const read = async (): Promise<string> => {
      const userWsid = clerk.userWsid;
      const answers = [
        await clerk.call(api.getEnvelope, { params, query: {} }),
        await clerk.call(api.listParticipants, { params }),
        await clerk.call(api.listEnvelopes, { query: {} }),
        await clerk.call(api.listActivities, { params }),
        await clerk.call(api.listNotices, { params }),
        await clerk.call(api.listAddressBook, { params: { userWsid }, query: {} }),
        await clerk.call(api.copyEnvelope, { params }),
      ];
      return JSON.stringify(answers);
    };
    expect(await read()).not.toContain(mei.contact);
    await world.app.jobs.drain();
    expect((await mei.messages()).some(({ text }) => text.includes('采购合同'))).toBe(true);
    await changeTo(mei, meiWsid);
    const mine = await mei.call(api.getEnvelope, { params, query: {} });
    expect(mine.envelope.participants.find(({ isMe }) => isMe)).toMatchObject({ contact: { phone: mei.contact } });
    await signPlainly(mei, { ...params, participantWsid: draft.of('韩梅').participantWsid });
    await world.app.jobs.drain();
    const ended = await read();
    expect(ended).toContain('ED_SUCCESS');
    expect(ended).not.toContain(mei.contact);
  });

  it('stays chosen when the draft is sent back as it was read', async () => {
    const { params, of } = await draftOf(clerk, [chosen(meiWsid)]);
    const { participantWsid, contact, name, type } = of('韩梅');
    const kept = { memberWsid: meiWsid, authorWsid: meiWsid, contact: { phone: masked(mei.contact), email: null } };
    expect(await change(params, { participantWsid, name, type, contact, position: 4 })).toMatchObject(kept);
    expect(await change(params, { participantWsid, contact, memberWsid: meiWsid })).toMatchObject(kept);
    expect(await change(params, { participantWsid, assignedSequence: 2 })).toMatchObject({ ...kept, sequence: 2 });
  });

  it('is no longer chosen after another contact is given, and cannot be removed without one', async () => {
    const { params, of } = await draftOf(clerk, [chosen(meiWsid)]);
    const { participantWsid } = of('韩梅');
    const contact = { phone: '13521000091' };
    const body = { participants: [{ participantWsid, memberWsid: null }] };
    expect(await clerk.refused(api.updateParticipants, { params, body })).toMatchObject({
      error: 'ERROR_PARTICIPANT_CONTACT',
    });
    expect(await change(params, { participantWsid, contact })).toMatchObject({
      memberWsid: null,
      authorWsid: null,
      contact: { phone: '13521000091', email: null },
    });
  });
});

describe('A draft does not reveal a contact that its sender reads masked', () => {
  const guesses = (): Named[] => [
    { name: '猜', contact: mei.contact },
    { name: '错', contact: '13521000081' },
  ];

  it('when guessed contacts are added; the colleague can be in a step only once', async () => {
    const { params } = await draftOf(clerk, [chosen(meiWsid)]);
    const add = { params, body: { participants: guesses().map(given) } };
    const { participants } = await clerk.call(api.addParticipants, add);
    expect(participants.map(({ name, contact }) => [name, contact.phone])).toEqual([
      [clerk.name, clerk.contact],
      ['韩梅', masked(mei.contact)],
      ['猜', mei.contact],
      ['错', '13521000081'],
    ]);
    const again = { params, body: { participants: [given(chosen(meiWsid, { name: '又', type: 'PERSON' }))] } };
    expect(await clerk.refused(api.addParticipants, again)).toMatchObject({
      error: 'ERROR_PARTICIPANT_DUPLICATE',
      message: expect.stringContaining('又'),
    });
    await clerk.call(api.addParticipants, {
      params,
      body: { participants: [given(chosen(meiWsid, { name: '又', sequence: 2 }))] },
    });
  });

  it.each([
    ['member', 'ENTERPRISE_MEMBER' as const],
    ['person', 'PERSON' as const],
  ])('by the account of a guessed %s, which is shown only after it is sent', async (_what, type) => {
    const { enterpriseWsid } = firm;
    const stranger = world.stranger({ name: '路人', contact: type === 'PERSON' ? '13521000082' : '13521000083' });
    await stranger.register();
    const people = [...guesses(), { name: '路人', contact: stranger.contact }];
    const named = people.map((one) => ({ ...one, type, ...(type === 'PERSON' ? {} : { enterpriseWsid }) }));
    const { params, of } = await draftOf(clerk, named);
    const shown = async () => {
      const { participants } = await clerk.call(api.listParticipants, { params });
      return participants
        .filter(({ actionType }) => actionType === 'SIGNER')
        .map(({ authorWsid, waitingJoinEnterprise }) => [authorWsid, waitingJoinEnterprise]);
    };
    const nothing = named.map(() => [null, false]);
    expect([of('猜'), of('错'), of('路人')].map((one) => [one.authorWsid, one.waitingJoinEnterprise])).toEqual(nothing);
    const timerDatetime = new Date(world.clock.now().getTime() + 86_400_000).toISOString();
    await clerk.call(api.updateEnvelope, { params, body: { timerDatetime } });
    expect((await clerk.call(api.startEnvelope, { params })).envelope.status).toBe('TIMED');
    expect(await shown()).toEqual(nothing);
    expect((await clerk.call(api.startEnvelope, { params })).envelope.status).toBe('ING_PROCESS');
    expect(await shown()).toEqual([
      [type === 'PERSON' ? mei.userWsid : meiWsid, false],
      [null, false],
      [stranger.userWsid, type === 'ENTERPRISE_MEMBER'],
    ]);
  });

  it('but shows who the sender is, and the account behind a typed contact of their own', async () => {
    const { params } = await draftOf(clerk, [{ name: '自己', contact: clerk.contact }]);
    const { participants } = await clerk.call(api.listParticipants, { params });
    expect(participants).toMatchObject([
      { actionType: 'SENDER', isMe: true, authorWsid: clerkWsid },
      { name: '自己', isMe: true, authorWsid: clerk.userWsid },
    ]);
  });
});

describe('The choice of a colleague is refused', () => {
  it.each<[string, () => Promise<string>]>([
    ['a member of another enterprise', async () => rival.ownMemberWsid],
    ['an unknown id', async () => toWsid('enterpriseUser', world.services.ids.next())],
    ['an id of another kind', async () => mei.userWsid],
    [
      'a member who was removed',
      async () => {
        const { memberWsid } = await colleague('13521000092');
        await remove(memberWsid);
        return memberWsid;
      },
    ],
  ])('for %s', async (_what, idOf) => {
    const { params, of } = await draftOf(clerk, [{ name: '甲', contact: '13521000093' }]);
    const memberWsid = await idOf();
    const refusal = { status: 422, error: 'ERROR_PARTICIPANT_MEMBER', message: expect.stringContaining('韩梅') };
    const added = { participants: [given(chosen(memberWsid, { sequence: 2 }))] };
    expect(await clerk.refused(api.addParticipants, { params, body: added })).toMatchObject(refusal);
    const changed = { participantWsid: of('甲').participantWsid, name: '韩梅', memberWsid };
    expect(await clerk.refused(api.updateParticipants, { params, body: { participants: [changed] } })).toMatchObject(
      refusal,
    );
  });

  it('if the sender acts as a person', async () => {
    await changeTo(clerk, clerk.userWsid);
    const { envelope } = await clerk.call(api.createEnvelope, { body: {} });
    await changeTo(clerk, clerkWsid);
    const call = { params: { envelopeWsid: envelope.envelopeWsid }, body: { participants: [given(chosen(meiWsid))] } };
    expect(await clerk.refused(api.addParticipants, call)).toMatchObject({ error: 'ERROR_PARTICIPANT_MEMBER' });
  });

  it('for the recipients of a multi-send', async () => {
    const { params } = await draftOf(clerk, [{ name: '甲', contact: '13521000093' }]);
    const body = { participants: [given(chosen(meiWsid, { type: 'BULK_PERSON' }))] };
    expect(await clerk.refused(api.addParticipants, { params, body })).toMatchObject({
      error: 'ERROR_PARTICIPANT_UNSUPPORTED',
    });
  });
});

describe('At the start of an envelope', () => {
  it('a colleague who has left since is named in the error', async () => {
    const { memberWsid } = await colleague('13521000095');
    const { params } = await draftOf(clerk, [chosen(memberWsid, { name: '小孟' })]);
    await remove(memberWsid);
    expect(await clerk.refused(api.startEnvelope, { params })).toMatchObject({
      error: 'ERROR_PARTICIPANT_MEMBER',
      message: expect.stringContaining('小孟'),
    });
  });

  it('a colleague whose contact has changed since is notified at the new one', async () => {
    const { who, memberWsid } = await colleague('13521000096');
    const { params } = await draftOf(clerk, [chosen(memberWsid, { name: '小孟' })], '换号合同');
    await world.services.db.withTx((tx) =>
      tx.update(person).set({ phone: '13521000097' }).where(eq(person.phone, '13521000096')),
    );
    await clerk.call(api.startEnvelope, { params });
    await world.app.jobs.drain();
    const textsTo = async (contact: string) => (await who.messages(contact)).map(({ text }) => text).join('\n');
    expect(await textsTo('13521000097')).toContain('换号合同');
    expect(await textsTo('13521000096')).not.toContain('换号合同');
  });

  it('a colleague whose enterprise was renamed since acts for it under the new name', async () => {
    const { params } = await draftOf(clerk, [chosen(meiWsid)]);
    const ofFirm = eq(enterprise.id, fromWsid('enterprise', firm.enterpriseWsid) ?? '');
    const rename = (name: string) =>
      world.services.db.withTx((tx) => tx.update(enterprise).set({ name }).where(ofFirm));
    await rename('青松集团有限公司');
    const { envelope } = await clerk.call(api.startEnvelope, { params });
    await rename(firm.name);
    expect(envelope.participants.find(({ name }) => name === '韩梅')).toMatchObject({
      authorWsid: meiWsid,
      enterpriseWsid: firm.enterpriseWsid,
      enterpriseName: '青松集团有限公司',
    });
  });
});

describe('The address book', () => {
  it('names a colleague by the membership, is not searched by their contact, and omits them once they have left', async () => {
    const { memberWsid } = await colleague('13521000098');
    await sent(clerk, [chosen(memberWsid, { name: '孟夏' })]);
    const book = async (search: string) =>
      (await clerk.call(api.listAddressBook, { params: { userWsid: clerk.userWsid }, query: { search } })).addressBook;
    expect(await book('孟夏')).toMatchObject([
      { name: '孟夏', memberWsid, contact: { phone: '135****0098', email: null }, enterpriseName: firm.name },
    ]);
    expect(await book('0098')).toEqual([]);
    await remove(memberWsid);
    expect(await book('孟夏')).toEqual([]);
  });
});

describe('A copy', () => {
  it('of an envelope has the same colleague, named by the membership', async () => {
    const { params } = await sent(clerk, [chosen(meiWsid)]);
    const { envelope } = await clerk.call(api.copyEnvelope, { params });
    expect(envelope.participants.find(({ actionType }) => actionType === 'SIGNER')).toMatchObject({
      memberWsid: meiWsid,
      authorWsid: meiWsid,
      contact: { phone: masked(mei.contact) },
    });
  });
});

describe('The list of a multi-send', () => {
  it('does not reveal a colleague by the rows that it refuses', async () => {
    const bulk: Named = { name: '名单', type: 'BULK_PERSON' };
    const { params, of } = await draftOf(clerk, [chosen(meiWsid), bulk]);
    const slot = { ...params, participantWsid: of('名单').participantWsid };
    const body = { rows: [{ name: '甲', phone: mei.contact }] };
    const { multiSend } = await clerk.call(api.setMultiSend, { params: slot, body });
    expect(multiSend).toMatchObject({ total: 1, valid: 1 });
  });
});
