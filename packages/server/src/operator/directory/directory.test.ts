import { api, operatorApi } from '@countersign/contract';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Company, company } from '../../enterprise/members/testing/company.ts';
import { operatorAt } from '../console/testing/staff.ts';

let world: World;
let wang: Person;
let firm: Company;
let support: Person;
let auditor: Person;
beforeAll(async () => {
  world = await createWorld();
  [wang] = await world.people('wang');
  firm = await company(wang, '名录测试有限公司');
  support = await operatorAt(world, 'support', ['SUPPORT']);
  auditor = await operatorAt(world, 'auditor', ['AUDITOR']);
});
afterAll(() => world.close());

const find = async (filters: string) =>
  (await support.call(operatorApi.searchDirectory, { query: { filters } })).entries.map(({ account }) => account);
const reads = async () => {
  const { audit } = await auditor.call(operatorApi.searchAudit, {
    query: { filters: 'kind=operator.read,actor=operator:support' },
  });
  return audit.map(({ detail }) => detail);
};

describe('The directory', () => {
  it('finds a person by a part of the name or contact, in any spelling, and by any id', async () => {
    const { contact, userWsid } = wang;
    const spelled = `+86 ${contact.slice(0, 3)}-${contact.slice(3, 7)} ${contact.slice(7)}`;
    for (const text of [contact, spelled, contact.slice(-5), ` ${userWsid}`, firm.ownMemberWsid])
      expect(await find(`text=${text}`)).toContain(userWsid);
    expect(await find(`text=${contact.slice(-5)},kind=ENTERPRISE`)).toEqual([]);
    expect(await find('text=%')).toEqual([]);
  });

  it('finds an enterprise by a part of the name and by any id, beside the people', async () => {
    for (const text of ['名录测试', firm.enterpriseWsid, firm.ownMemberWsid])
      expect(await find(`text=${text}`)).toContain(firm.enterpriseWsid);
    const all = await support.call(operatorApi.searchDirectory, { query: { limit: 1 } });
    expect(all.page.totalElements).toBeGreaterThan(1);
    expect(all.entries).toHaveLength(1);
    const masked = (await support.call(operatorApi.searchDirectory, { query: { filters: `text=${wang.contact}` } }))
      .entries[0];
    expect(masked?.phone).toContain('****');
  });

  it('shows a person with their enterprises, applications, complaints and what operators decided', async () => {
    await wang.call(api.createComplaint, { body: { contact: wang.contact, text: '太多短信' } });
    const finance = await operatorAt(world, 'finance', ['FINANCE', 'REGISTRATION_OFFICER']);
    const credit = { account: wang.userWsid, charges: 5, validDays: 9, reason: '补偿' };
    await finance.call(operatorApi.creditCharges, { body: credit });
    const params = { account: wang.userWsid };
    const { entry, sections } = await finance.call(operatorApi.getDirectoryEntry, { params });
    expect(entry).toMatchObject({ kind: 'PERSON', phone: wang.contact, accountStatus: 'ACTIVE' });
    expect(sections.members?.lines[0]).toMatchObject({ id: firm.enterpriseWsid, title: firm.name, kind: 'OWNER' });
    expect(sections.complaints).toMatchObject({ total: 1, lines: [{ note: '太多短信', status: 'OPEN' }] });
    expect(sections.requests?.lines[0]).toMatchObject({ kind: 'PERSON_CREDIT', status: 'WAITING', note: '补偿' });
    // Support may not see requests of finance.
    expect((await support.call(operatorApi.getDirectoryEntry, { params })).sections.requests).toEqual({
      total: 0,
      lines: [],
    });
    const page = (await support.call(operatorApi.listDirectoryHistory, { params, query: { limit: 5 } })).audit;
    expect(page.map(({ kind }) => kind)).toContain('enterprise.created');
    expect(page[0]?.personName).not.toBeNull();
  });

  it('shows an enterprise with its members and seals', async () => {
    const params = { account: firm.enterpriseWsid };
    const { entry, sections } = await support.call(operatorApi.getDirectoryEntry, { params });
    expect(entry).toMatchObject({ kind: 'ENTERPRISE', name: firm.name });
    expect(sections.members?.lines[0]).toMatchObject({ id: wang.userWsid, kind: 'OWNER' });
    expect(sections.seals).toMatchObject({ total: expect.any(Number) });
    expect(await support.refused(operatorApi.getDirectoryEntry, { params: { account: 'WSID_ENTE_X' } })).toMatchObject({
      status: 404,
    });
  });

  it('records every read with what was asked for, without the contact', async () => {
    await find(`text=${wang.contact}`);
    await support.call(operatorApi.getDirectoryEntry, { params: { account: firm.enterpriseWsid } });
    const [latest, before] = await reads();
    expect(latest).toEqual({ call: 'getDirectoryEntry', account: firm.enterpriseWsid });
    expect(before).toMatchObject({ call: 'searchDirectory' });
    expect(JSON.stringify(await reads())).not.toContain(wang.contact);
    // A refused call has shown nothing.
    const count = (await reads()).length;
    await support.refused(operatorApi.listIdentityApplications, { query: {} });
    expect((await reads()).length).toBe(count);
    await support.call(operatorApi.listComplaints, { query: { filters: `contact=${wang.contact}` } });
    expect((await reads())[0]).toMatchObject({
      call: 'listComplaints',
      filters: expect.stringMatching(/^contact=\d{3}\*/),
    });
  });
});
