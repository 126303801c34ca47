import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { textPdf } from '@countersign/pdf/testing';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { participant } from '../../../platform/index.ts';
import { uploadFile } from '../../files/testing/upload.ts';
import { contactOf } from '../core/testing/draft.ts';
import { changeTo } from '../../../accounts/identity/testing/applying.ts';
import {
  type Company,
  type Named,
  company,
  draftOf,
  employ,
  given,
  sent,
} from '../../../enterprise/members/testing/company.ts';

let world: World;
let wang: Person;
let li: Person;
let alice: Person;
let firm: Company;

beforeAll(async () => {
  world = await createWorld();
  [wang, li, alice] = await world.people('wang', 'li', 'alice');
  const owner = world.stranger({ name: '老板', contact: '13521000001' });
  await owner.register();
  firm = await company(owner, '某某有限公司');
});
afterAll(() => world.close());

const add = (params: { envelopeWsid: string }, participants: object[]) =>
  wang.call(api.addParticipants, { params, body: { participants: participants as never } });

describe('A participant stores and returns every field of Spec §3', () => {
  const all = {
    name: '批量',
    groupId: 'group-1',
    position: 3,
    multiMode: 'INPUT',
    multiName: '名单',
    multiArray: ['姓名', '手机'],
    externalId: 'CRM-4711',
    metadata: { key: '值' },
    authLevel: 'HIGH',
    secureLevel: 'PERSONAL_CERT',
  } as const;

  it('when it is added, and when only one of them is changed', async () => {
    const { params } = await draftOf(wang, [{ name: 'x', contact: li.contact }]);
    const bulk = {
      ...all,
      contact: {},
      assignedSequence: 4,
      type: 'BULK_PERSON',
      roleType: 'CHECKER',
      multiSend: true,
    };
    const { participants } = await add(params, [bulk]);
    const made = participants.find(({ name }) => name === '批量');
    const expected = { ...all, sequence: 4, type: 'BULK_PERSON', actionType: 'CHECKER', multiSend: true };
    expect(made).toMatchObject(expected);
    const participantWsid = made?.participantWsid ?? '';
    const changed = await wang.call(api.updateParticipants, {
      params,
      body: { participants: [{ participantWsid, position: 1 }] },
    });
    expect(changed.participants.find((one) => one.participantWsid === participantWsid)).toEqual({
      ...made,
      position: 1,
    });
  });

  it('and its externalId, which is at most 64 characters, can be removed, and is shown to the sender only', async () => {
    const { params, of } = await draftOf(wang, [
      { name: '李', contact: li.contact },
      { name: 'Alice', contact: alice.contact },
    ]);
    const { participantWsid } = of('李');
    const change = async (externalId: string | null) => {
      const body = { participants: [{ participantWsid, externalId }] };
      const { participants } = await wang.call(api.updateParticipants, { params, body });
      return participants.find((one) => one.participantWsid === participantWsid)?.externalId;
    };
    expect(of('李').externalId).toBeNull();
    await expect(change('x'.repeat(65))).rejects.toMatchObject({ error: 'ERROR_MALFORMED' });
    expect([await change('x'.repeat(64)), await change(null), await change('A 1')]).toEqual([
      'x'.repeat(64),
      null,
      'A 1',
    ]);
    await wang.call(api.startEnvelope, { params });
    const shownTo = async (person: Person) =>
      (await person.call(api.listParticipants, { params })).participants.find(({ name }) => name.includes('李'))
        ?.externalId;
    expect([await shownTo(wang), await shownTo(li), await shownTo(alice)]).toEqual(['A 1', null, null]);
    const { envelope: copy } = await wang.call(api.copyEnvelope, { params });
    expect(copy.participants.find(({ name }) => name === '李')?.externalId).toBe('A 1');
    const successor = { name: '继任者', contact: { phone: '13521000007' }, reason: '岗位变动' };
    const replaced = await wang.call(api.replaceParticipant, {
      params: { ...params, participantWsid },
      body: successor,
    });
    expect(replaced.participant).toMatchObject({ name: '继任者', externalId: 'A 1' });
  });

  it('and its externalId stays while its person does, unless another is given with the new person', async () => {
    const { params, of } = await draftOf(wang, [{ name: '李', contact: li.contact }]);
    const { participantWsid } = of('李');
    const change = async (body: object) => {
      const participants = [{ participantWsid, ...body }];
      const changed = await wang.call(api.updateParticipants, { params, body: { participants } as never });
      return changed.participants.find((one) => one.participantWsid === participantWsid)?.externalId;
    };
    expect(await change({ externalId: 'A 1' })).toBe('A 1');
    const both = { ...contactOf(li.contact), email: 'li.new@example.com' };
    expect([await change({ name: '李四' }), await change({ contact: both })]).toEqual(['A 1', 'A 1']);
    expect(await change({ name: 'Alice', contact: contactOf(alice.contact) })).toBeNull();
    expect(await change({ contact: contactOf(li.contact), externalId: 'A 2' })).toBe('A 2');
  });

  it('also under the names of the reply (Rulings §8.6)', async () => {
    const { params } = await draftOf(wang, [{ name: 'x', contact: li.contact }]);
    const given = { name: '同名', contact: contactOf(alice.contact), type: 'PERSON' };
    const { participants } = await add(params, [{ ...given, actionType: 'CHECKER', sequence: 3 }]);
    const made = participants.find(({ name }) => name === '同名');
    expect(made).toMatchObject({ actionType: 'CHECKER', sequence: 3 });
    const change = (body: object) =>
      wang.call(api.updateParticipants, {
        params,
        body: { participants: [{ participantWsid: made?.participantWsid, ...body }] } as never,
      });
    const changed = await change({ sequence: 5, actionType: 'SIGNER' });
    expect(changed.participants.find(({ name }) => name === '同名')).toMatchObject({
      actionType: 'SIGNER',
      sequence: 5,
    });
    const refused = (body: object) => add(params, [{ ...given, ...body }]);
    await expect(refused({ actionType: 'SIGNER' })).rejects.toMatchObject({
      error: 'ERROR_MALFORMED',
      message: expect.stringContaining('assignedSequence'),
    });
    await expect(refused({ roleType: 'SIGNER', actionType: 'CHECKER', sequence: 1 })).rejects.toMatchObject({
      error: 'ERROR_MALFORMED',
      message: expect.stringContaining('actionType'),
    });
  });

  it('and the fields of an enterprise, which always has its registered name', async () => {
    const { enterpriseWsid, roleWsid: enterpriseRoleWsid } = firm;
    const { params } = await draftOf(wang, [{ name: 'x', contact: li.contact }]);
    const named = { enterpriseWsid, enterpriseRoleWsid, secureLevel: 'ENTERPRISE_CERT', enterpriseName: '冒名集团' };
    const registered = { ...named, enterpriseName: '某某有限公司' };
    const { participants } = await add(params, [
      { ...given({ name: '角色', type: 'ENTERPRISE_ROLE' }), ...named },
      { ...given({ name: '员工', type: 'ENTERPRISE_MEMBER', contact: alice.contact }), ...named },
    ]);
    for (const name of ['角色', '员工'])
      expect(participants.find((one) => one.name === name)).toMatchObject(registered);
    const participantWsid = participants.find((one) => one.name === '员工')?.participantWsid ?? '';
    const body = { participants: [{ participantWsid, enterpriseName: '冒名集团' }] };
    const changed = await wang.call(api.updateParticipants, { params, body });
    expect(changed.participants.find((one) => one.name === '员工')).toMatchObject(registered);
  });
});

describe('An enterprise role', () => {
  it('leaves the lists of the other holders at the first act of one holder, even if that only chooses no appearance', async () => {
    const { owner, enterpriseWsid, roleWsid: enterpriseRoleWsid } = firm;
    const holders = ['13521000011', '13521000012'].map((contact) => world.stranger({ name: '持有人', contact }));
    for (const one of holders) {
      await one.register();
      await changeTo(one, await employ(world, firm, one, { holdsRole: true }));
    }
    const named = { name: '法人代表', type: 'ENTERPRISE_ROLE', enterpriseWsid, enterpriseRoleWsid } as const;
    const { params, of } = await draftOf(owner, [named]);
    const { forms } = await owner.call(api.listForms, { params, query: {} });
    await owner.call(api.deleteForms, { params, body: { forms: forms.map(({ formWsid }) => ({ formWsid })) } });
    await owner.call(api.updateEnvelope, { params, body: { needForm: false } });
    await owner.call(api.startEnvelope, { params });
    const listedBy = async (person: Person) =>
      (await person.call(api.listEnvelopes, { query: {} })).envelopes.some(
        ({ envelopeWsid }) => envelopeWsid === params.envelopeWsid,
      );
    const [first, second] = holders as [Person, Person];
    expect([await listedBy(first), await listedBy(second)]).toEqual([true, true]);
    const place = { ...params, participantWsid: of('法人代表').participantWsid };
    await first.call(api.setNoAppearance, { params: place, body: { enableNoAppearance: true } });
    expect([await listedBy(first), await listedBy(second)]).toEqual([true, false]);
  });
});

describe('A document and a form return every field of Spec §3', () => {
  it('fileTagId with its ordering, scale, tagId', async () => {
    const { params, fileWsid, of } = await draftOf(wang, [{ name: '李', contact: li.contact }]);
    const other = await uploadFile(wang, 'b.pdf', textPdf(1, 'b'));
    const contents = [
      { fileWsid, sequence: 2, fileName: 'A.pdf', fileTagId: '{"sequece":2}' },
      { fileWsid: other.fileWsid, sequence: 1, fileTagId: '{"sequece":1}' },
    ];
    const { documents } = await wang.call(api.replaceDocuments, { params, body: { contents } });
    expect(documents.map((one) => [one.fileWsid, one.sequence, one.fileTagId])).toEqual([
      [other.fileWsid, 1, '{"sequece":1}'],
      [fileWsid, 2, '{"sequece":2}'],
    ]);
    const form = {
      fileWsid,
      participantWsid: of('李').participantWsid,
      formType: 'DATE',
      page: 1,
      position: { ulx: 100, uly: 200, lrx: 243, lry: 185 },
      required: false,
      revisable: false,
      scale: 96 / 72,
      format: 'yyyy/MM/dd',
      fontSize: 12,
      tagId: 'tag-1',
      initialValue: '2026/03/01',
    } as const;
    const { forms } = await wang.call(api.addForms, { params, body: { forms: [form] } });
    expect(forms.at(-1)).toMatchObject({ ...form, confirmStatus: 'UNCONFIRMED', docId: fileWsid });
  });
});

describe('The type of a participant', () => {
  const refusals: [string, Named, string][] = [
    ['a member without an enterprise', { name: 'x', contact: '13500000001', type: 'ENTERPRISE_MEMBER' }, 'ENTERPRISE'],
    [
      'a member of an enterprise with an unknown id',
      {
        name: 'x',
        contact: '13500000001',
        type: 'ENTERPRISE_MEMBER',
        enterpriseWsid: 'WSID_ENTE_00000000000000000000000000',
      },
      'ENTERPRISE',
    ],
    ['a member without a contact', { name: 'x', type: 'ENTERPRISE_MEMBER', enterpriseName: 'y' }, 'CONTACT'],
    [
      'the certificate of an enterprise for a person',
      { name: 'x', contact: '13500000001', secureLevel: 'ENTERPRISE_CERT' },
      'UNSUPPORTED',
    ],
  ];
  it.each(refusals)('refuses %s', async (_what, one, error) => {
    const { params } = await draftOf(wang, [{ name: '李', contact: li.contact }]);
    await expect(add(params, [given(one)])).rejects.toMatchObject({ error: `ERROR_PARTICIPANT_${error}` });
  });

  it('BULK_PERSON may occur once in a draft, has no contact, and is sent only by a multi-send', async () => {
    const bulk = given({ name: '名单', type: 'BULK_PERSON' });
    const { params } = await draftOf(wang, [{ name: '李', contact: li.contact }]);
    const { participants } = await add(params, [bulk]);
    expect(participants.find(({ name }) => name === '名单')).toMatchObject({ multiSend: true, authorWsid: null });
    await expect(add(params, [{ ...bulk, assignedSequence: 2 }])).rejects.toMatchObject({
      error: 'ERROR_PARTICIPANT_BULK',
    });
    expect(await wang.refused(api.startEnvelope, { params })).toMatchObject({ error: 'ERROR_MULTI_SEND_REQUIRED' });
  });

  it('may be changed to a list, which is not bound to the former person', async () => {
    const { params, of } = await draftOf(wang, [{ name: '李', contact: li.contact }]);
    const { participantWsid } = of('李');
    const ofIt = eq(participant.id, fromWsid('participant', participantWsid) ?? '');
    const boundTo = () =>
      world.services.db.withTx((tx) => tx.select({ personId: participant.personId }).from(participant).where(ofIt));
    expect(await boundTo()).toEqual([{ personId: fromWsid('user', li.userWsid) }]);
    const to = { participantWsid, type: 'BULK_PERSON' as const };
    await wang.call(api.updateParticipants, { params, body: { participants: [to] } });
    expect(await boundTo()).toEqual([{ personId: null }]);
  });
});

describe('The search by the name of a participant', () => {
  it('finds a participant of a draft until it is removed', async () => {
    const { params, of } = await draftOf(wang, [
      { name: '留下的人', contact: li.contact },
      { name: '拿掉的人', contact: alice.contact },
    ]);
    const found = async (participantName: string) =>
      (await wang.call(api.listEnvelopes, { query: { participantName } })).page.totalElements;
    expect([await found('留下的人'), await found('拿掉的人')]).toEqual([1, 1]);
    const { participantWsid } = of('拿掉的人');
    await wang.call(api.deleteParticipants, { params, body: { participants: [{ participantWsid }] } });
    expect([await found('留下的人'), await found('拿掉的人')]).toEqual([1, 0]);
  });
});

describe('The address book', () => {
  const book = async (person: Person, query: { search?: string; limit?: number; offset?: number } = {}) =>
    person.call(api.listAddressBook, { params: { userWsid: person.userWsid }, query });
  const kindOf = ({ contact }: Person) => (contact.includes('@') ? 'EMAIL' : 'PHONE');

  it('has everyone the active account has sent to, once with the latest details, most recent first', async () => {
    const sender = world.stranger({ name: '发件人', contact: '13521000002' });
    await sender.register();
    expect((await book(sender)).addressBook).toEqual([]);
    await sent(sender, [{ name: '李四', contact: li.contact }]);
    world.clock.advance({ minutes: 5 });
    await sent(sender, [
      { name: 'Alice', contact: alice.contact, type: 'ENTERPRISE_MEMBER', enterpriseName: 'Acme_100%' },
      { name: '李四先生', contact: li.contact, sequence: 2 },
    ]);
    // A draft was sent to no one.
    await draftOf(sender, [{ name: '草稿里的人', contact: '13521000099' }]);
    const { addressBook, page } = await book(sender);
    expect(new Set(addressBook.map(({ name }) => name))).toEqual(new Set(['Alice', '李四先生']));
    expect(page.totalElements).toBe(2);
    const identified = addressBook.map(({ identifyingContact }) => identifyingContact);
    expect(new Set(identified)).toEqual(new Set([kindOf(li), kindOf(alice)]));
    expect((await book(sender, { limit: 1, offset: 1 })).addressBook).toHaveLength(1);
    for (const search of [alice.contact.slice(2, 8), 'alice', 'acme_1', '100%'])
      expect((await book(sender, { search })).addressBook.map(({ name }) => name)).toEqual(['Alice']);
    expect((await book(sender, { search: '__' })).addressBook).toEqual([]);
  });

  it('belongs to the active account only (security 34)', async () => {
    await sent(wang, [{ name: '李', contact: li.contact }]);
    expect((await book(firm.owner)).addressBook).toEqual([]);
    await sent(firm.owner, [{ name: 'Alice', contact: alice.contact }]);
    expect((await book(firm.owner)).addressBook).toHaveLength(1);
    const { accounts } = await firm.owner.call(api.listAccounts, {
      params: { userWsid: firm.owner.userWsid },
      query: {},
    });
    await changeTo(firm.owner, accounts[0]?.userWsid ?? '');
    expect((await book(firm.owner)).addressBook).toEqual([]);
    expect(await li.refused(api.listAddressBook, { params: { userWsid: wang.userWsid } })).toMatchObject({
      error: 'ERROR_NOT_FOUND',
    });
    for (const query of [{ filters: 'name=x' }, { sorts: '-name' }, { fields: 'passwordHash' }])
      expect((await wang.refused(api.listAddressBook, { params: { userWsid: wang.userWsid }, query })).status).toBe(
        400,
      );
  });
});
