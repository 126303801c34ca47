import { type ContactGroup, api } from '@countersign/contract';
import { CONTACT_GROUPS_MAX, CONTACT_GROUP_NAME_MAX, CONTACT_GROUP_PEOPLE_MAX } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { company, employ } from '../../enterprise/members/testing/company.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

let lastPhone = 13_710_000_000;
async function stranger(): Promise<Person> {
  const person = world.stranger({ name: '路人', contact: String((lastPhone += 1)) });
  await person.register();
  return person;
}

const params = ({ userWsid }: Person) => ({ userWsid });
const mei = { name: ' 韩梅梅 ', contact: { phone: '139 0000 0077' } };
const ada = { name: 'Ada', contact: { email: 'Ada@Example.com' }, roleType: 'CHECKER' as const };
const add = async (person: Person, name: string, people: object[] = [mei]): Promise<ContactGroup[]> =>
  (await person.call(api.addContactGroup, { params: params(person), body: { name, people: people as [] } }))
    .contactGroups;
const list = async (person: Person) =>
  (await person.call(api.listContactGroups, { params: params(person) })).contactGroups;
const at = (person: Person, groups: readonly ContactGroup[], name: string) => ({
  ...params(person),
  contactGroupWsid: groups.find((group) => group.name === name)?.contactGroupWsid ?? '',
});

describe('Contact groups (Rulings §3 "Contact groups")', () => {
  it('keep people in their order with validated contacts and duties, and are listed by name', async () => {
    const person = await stranger();
    await add(person, 'b');
    const both = {
      name: 'Li',
      contact: { phone: '13900000078', email: 'li@example.com' },
      identifyingContact: 'EMAIL',
    };
    const groups = await add(person, ' 年度合同 ', [ada, mei, { ...both, enterpriseName: '李记' }]);
    expect(groups.map(({ name }) => name)).toEqual(['b', '年度合同']);
    expect(groups[1]).toEqual({
      contactGroupWsid: expect.stringMatching(/^WSID_CGRP_/),
      name: '年度合同',
      modifiedDatetime: expect.any(String),
      people: [
        {
          name: 'Ada',
          contact: { phone: null, email: 'ada@example.com' },
          identifyingContact: 'EMAIL',
          enterpriseName: null,
          memberWsid: null,
          roleType: 'CHECKER',
        },
        expect.objectContaining({ name: '韩梅梅', contact: { phone: '13900000077', email: null }, roleType: 'SIGNER' }),
        expect.objectContaining({ identifyingContact: 'EMAIL', enterpriseName: '李记' }),
      ],
    });
    expect(await list(person)).toEqual(groups);
  });

  it('are renamed, get other people, and are deleted', async () => {
    const person = await stranger();
    const groups = await add(person, 'a');
    const params = at(person, groups, 'a');
    const renamed = await person.call(api.updateContactGroup, { params, body: { name: 'z' } });
    expect(renamed.contactGroups.map(({ name, people }) => [name, people[0]?.name])).toEqual([['z', '韩梅梅']]);
    const changed = await person.call(api.updateContactGroup, { params, body: { people: [ada] } });
    expect(changed.contactGroups.map(({ name, people }) => [name, people[0]?.name])).toEqual([['z', 'Ada']]);
    expect((await person.call(api.deleteContactGroup, { params })).contactGroups).toEqual([]);
  });

  it('have unique names, also if two are saved at once', async () => {
    const person = await stranger();
    const attempts = await Promise.allSettled([add(person, 'once'), add(person, 'once'), add(person, 'other')]);
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const again = await person.refused(api.updateContactGroup, {
      params: at(person, await list(person), 'other'),
      body: { name: 'once' },
    });
    expect([again.status, again.error, again.message]).toEqual([
      409,
      'ERROR_CONTACT_GROUP_EXISTS',
      expect.stringContaining('once'),
    ]);
  });

  it('have limits that the errors name', async () => {
    const person = await stranger();
    const body = { name: 'x', people: [mei] as [typeof mei] };
    const refused = (more: object) =>
      person.refused(api.addContactGroup, { params: params(person), body: { ...body, ...more } });
    expect((await refused({ name: 'x'.repeat(CONTACT_GROUP_NAME_MAX + 1) })).status).toBe(400);
    expect((await refused({ people: [] })).status).toBe(400);
    const many = Array.from({ length: CONTACT_GROUP_PEOPLE_MAX + 1 }, () => mei);
    expect((await refused({ people: many })).status).toBe(400);
    for (const [contact, error] of [
      [{}, 'ERROR_PARTICIPANT_CONTACT'],
      [{ phone: '1' }, 'ERROR_PARTICIPANT_CONTACT'],
      [{ email: 'nowhere' }, 'ERROR_PARTICIPANT_CONTACT'],
    ] as const)
      expect((await refused({ people: [{ name: '李', contact }] })).error).toBe(error);
    for (let n = 0; n < CONTACT_GROUPS_MAX; n += 1) await add(person, `group ${n}`);
    const over = await refused({});
    expect([over.error, over.message]).toEqual([
      'ERROR_CONTACT_GROUP_LIMIT',
      expect.stringContaining(String(CONTACT_GROUPS_MAX)),
    ]);
  });

  it('return the same error for foreign and unknown ids (security 31)', async () => {
    const [owner, other] = [await stranger(), await stranger()];
    const { contactGroupWsid } = at(owner, await add(owner, 'mine'), 'mine');
    const foreign = { ...params(other), contactGroupWsid };
    const unknown = { ...params(other), contactGroupWsid: 'WSID_CGRP_00000000000000000000000000' };
    for (const params of [foreign, unknown]) {
      const changes = await other.refused(api.updateContactGroup, { params, body: { name: 'yours' } });
      const deletes = await other.refused(api.deleteContactGroup, { params });
      expect([changes.error, deletes.error, changes.status]).toEqual([
        'ERROR_CONTACT_GROUP_NOT_FOUND',
        'ERROR_CONTACT_GROUP_NOT_FOUND',
        404,
      ]);
    }
    expect((await list(owner)).map(({ name }) => name)).toEqual(['mine']);
  });

  it('belong to the active account; a colleague is masked, and disappears when they leave', async () => {
    const owner = await stranger();
    await add(owner, '私人');
    const firm = await company(owner, '分组有限公司');
    const left = await stranger();
    const memberWsid = await employ(world, firm, left);
    expect(await list(owner)).toEqual([]);
    const people = [{ name: '同事', contact: {}, memberWsid }, mei];
    const [group] = await add(owner, '同事', people);
    expect(group?.people.map((one) => [one.name, one.memberWsid, one.contact.phone])).toEqual([
      ['同事', memberWsid, expect.stringMatching(/^137\*+\d{4}$/)],
      ['韩梅梅', null, '13900000077'],
    ]);
    const outsider = await stranger();
    const body = { name: 'x', people: people as [(typeof people)[0]] };
    const foreign = await outsider.refused(api.addContactGroup, { params: params(outsider), body });
    expect(foreign.error).toBe('ERROR_PARTICIPANT_MEMBER');
    await owner.call(api.disableMember, { params: { enterpriseWsid: firm.enterpriseWsid, memberWsid } });
    expect((await list(owner)).flatMap(({ people: now }) => now.map(({ name }) => name))).toEqual(['韩梅梅']);
  });
});
