import { type Participant, api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from '../../platform/index.ts';
import { at, newcomer } from './testing/acting.ts';
import { company, draftOf, employ, sent, signPlainly, verify } from './testing/company.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** As if the authority had verified the identity under this name. */
const pass = ({ userWsid }: Person, realName: string): Promise<unknown> =>
  world.services.db.withTx((tx) =>
    tx
      .update(person)
      .set({ idttvStatus: 'PASSED', realName })
      .where(eq(person.id, fromWsid('user', userWsid) ?? '')),
  );

const seen = async (reader: Person, params: { envelopeWsid: string }) => {
  const { envelope } = await reader.call(api.getEnvelope, { params, query: {} });
  const of = (name: string): Participant | undefined => envelope.participants.find((one) => one.name === name);
  return { envelope, of };
};

describe('The source of a name in an envelope (Rulings §8.13)', () => {
  it('is the account for a sender with a nickname, and the authority once the identity is verified', async () => {
    const [sender, signer] = [await newcomer(world, '工商银行'), await newcomer(world, '签署人')];
    const { params } = await sent(sender, [{ name: '签署人', contact: signer.contact }]);
    for (const reader of [sender, signer]) {
      const { envelope } = await seen(reader, params);
      expect(envelope).toMatchObject({ senderName: '工商银行', senderNameSource: 'PROFILE' });
      expect(envelope.participants[0]).toMatchObject({ actionType: 'SENDER', nameSource: 'PROFILE' });
    }
    await pass(sender, '王伟');
    expect((await seen(signer, params)).envelope).toMatchObject({ senderName: '王伟', senderNameSource: 'VERIFIED' });
    const { envelopes } = await signer.call(api.listEnvelopes, { query: {} });
    expect(envelopes[0]).toMatchObject({ senderName: '王伟', senderNameSource: 'VERIFIED' });
  });

  it('is the sender until the participant acts, so that a contact cannot be probed with names', async () => {
    const [sender, li, other] = [await newcomer(world), await newcomer(world, '李娜'), await newcomer(world, '昵称')];
    await pass(li, '李娜');
    const { params, of } = await sent(sender, [
      { name: '李娜', contact: li.contact },
      { name: '昵称', contact: other.contact },
      { name: '没有人', contact: '13900009999', sequence: 2 },
    ]);
    const sources = async (): Promise<unknown[]> => {
      const { participants } = await sender.call(api.listParticipants, { params });
      return participants.slice(1).map(({ name, nameSource }) => [name, nameSource]);
    };
    const given = [
      ['李娜', 'GIVEN'],
      ['昵称', 'GIVEN'],
      ['没有人', 'GIVEN'],
    ];
    expect(await sources()).toEqual(given);
    const { participant } = await signPlainly(li, at(params, of('李娜')));
    expect(participant.nameSource).toBe('VERIFIED');
    await signPlainly(other, at(params, of('昵称')));
    expect(await sources()).toEqual([
      ['李娜', 'VERIFIED'],
      ['昵称', 'PROFILE'],
      ['没有人', 'GIVEN'],
    ]);
    // A new envelope starts from the name given by the sender again.
    const { envelope: copy } = await sender.call(api.copyEnvelope, { params });
    expect(copy.participants.slice(1).map(({ nameSource }) => nameSource)).toEqual(['GIVEN', 'GIVEN', 'GIVEN']);
  });

  it('stays the sender for a verified person under another name', async () => {
    const [sender, li] = [await newcomer(world), await newcomer(world, '李娜')];
    await pass(li, '李娜');
    const { params, of } = await sent(sender, [{ name: '李总', contact: li.contact }]);
    expect((await signPlainly(li, at(params, of('李总')))).participant.nameSource).toBe('GIVEN');
  });

  it('is the authority for an enterprise only if the participant is its member', async () => {
    const [sender, worker, stranger] = [await newcomer(world), await newcomer(world), await newcomer(world)];
    const firm = await company(await newcomer(world), '丙方有限公司');
    await employ(world, firm, worker);
    const type = 'ENTERPRISE_MEMBER' as const;
    const { enterpriseWsid, name: enterpriseName } = firm;
    const named = [
      { name: '员工', contact: worker.contact, type, enterpriseWsid },
      { name: '外人', contact: stranger.contact, type, enterpriseName },
      { name: '个人', contact: '13900008888' },
    ];
    const sourceIn = async (reader: Person, params: { envelopeWsid: string }, name: string) =>
      (await seen(reader, params)).of(name)?.enterpriseNameSource;
    const unverified = await sent(sender, named);
    expect(await sourceIn(sender, unverified.params, '员工')).toBe('PROFILE');
    await verify(world, firm);
    expect(await sourceIn(sender, unverified.params, '员工')).toBe('VERIFIED');
    const { params } = await sent(sender, named);
    for (const reader of [sender, worker, stranger]) {
      expect(await sourceIn(reader, params, '员工')).toBe('VERIFIED');
      expect(await sourceIn(reader, params, '外人')).toBe('GIVEN');
      expect(await sourceIn(reader, params, '个人')).toBeNull();
    }
  });

  it('does not reveal in a draft whether a contact is a member', async () => {
    const [sender, worker] = [await newcomer(world), await newcomer(world)];
    const firm = await company(await newcomer(world), '丁方有限公司');
    await verify(world, firm);
    await employ(world, firm, worker);
    const draft = await draftOf(sender, [
      { name: '员工', contact: worker.contact, type: 'ENTERPRISE_MEMBER', enterpriseWsid: firm.enterpriseWsid },
    ]);
    expect((await seen(sender, draft.params)).of('员工')?.enterpriseNameSource).toBe('GIVEN');
  });
});

describe('A notice about a name that is not verified (Rulings §8.13)', () => {
  it('marks the sender on the phone and in the list, until their identity is verified', async () => {
    const [sender, signer] = [await newcomer(world, '工商银行'), await newcomer(world)];
    const { params } = await sent(sender, [{ name: '签署人', contact: signer.contact }]);
    await world.app.jobs.drain();
    const told = async (): Promise<string | undefined> =>
      (await signer.messages()).find(({ link }) => link?.includes(params.envelopeWsid))?.text ?? undefined;
    const listed = async () =>
      (await signer.call(api.listMessages, { params: { userWsid: signer.userWsid }, query: {} })).messages[0]
        ?.messageContent;
    expect(await told()).toContain('sent by “工商银行” (not verified)');
    expect(await listed()).toContain('sent by “工商银行” (not verified)');
    await pass(sender, '王伟');
    await sender.call(api.remindEnvelope, { params });
    await world.app.jobs.drain();
    expect(await told()).toContain('sent by “王伟”: ');
    expect(await listed()).toContain('sent by “王伟”.');
  });

  it('marks the enterprise that invites', async () => {
    const firm = await company(await newcomer(world), '戊方有限公司');
    const inviteText = async (): Promise<string | undefined> => {
      const invited = await newcomer(world);
      const params = { enterpriseWsid: firm.enterpriseWsid };
      await firm.owner.call(api.createInvitations, { params, body: { invitations: [{ contact: invited.contact }] } });
      await world.app.jobs.drain();
      return (await invited.messages()).find(({ link }) => link?.includes('/invitation/'))?.text ?? undefined;
    };
    expect(await inviteText()).toContain('a member of “戊方有限公司” (not verified). ');
    await verify(world, firm);
    expect(await inviteText()).toContain('a member of “戊方有限公司”. ');
  });
});
