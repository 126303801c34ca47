import { api } from '@countersign/contract';
import { type PermissionKey, fromWsid, toWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../platform/index.ts';
import { changeTo } from '../../accounts/identity/testing/applying.ts';
import { readSheetCells } from '../../platform/spreadsheets/sheets.ts';
import { type Company, company } from './testing/company.ts';
import { bindRole, employee as employ } from './testing/employee.ts';

let world: World;
let firm: Company;
let other: Company;
let params: { enterpriseWsid: string };
let lastPhone = 13_530_000_000;
beforeAll(async () => {
  world = await createWorld();
  firm = await company(await someone('老板'), '花名册有限公司');
  other = await company(await someone('邻居'), '隔壁有限公司');
  params = { enterpriseWsid: firm.enterpriseWsid };
});
afterAll(() => world.close());

async function someone(name: string): Promise<Person> {
  const person = world.stranger({ name, contact: String((lastPhone += 1)) });
  await person.register();
  return person;
}

const employee = (name: string, keys: readonly PermissionKey[] = []) => employ(world, firm, someone(name), keys);

const make = async (name: string, parentWsid: string | null = null, of = firm) =>
  (
    await of.owner.call(api.createDepartment, {
      params: { enterpriseWsid: of.enterpriseWsid },
      body: { name, parentWsid },
    })
  ).department;
const tree = async () => (await firm.owner.call(api.listDepartments, { params })).departments;
const list = (person: Person, query: Record<string, string | number> = {}) =>
  person.call(api.listMembers, { params, query });
const names = async (query: Record<string, string | number> = {}, person = firm.owner) =>
  (await list(person, query)).members.map(({ name }) => name);

describe('Departments of an enterprise (Spec §6 "Departments")', () => {
  it('are a tree that every member reads, with the number of members in each and below', async () => {
    const { person, memberWsid } = await employee('工程师');
    const rd = await make('研发');
    const platform = await make('平台', rd.departmentWsid);
    const body = { memberWsids: [memberWsid], departmentWsid: platform.departmentWsid };
    const { departments } = await firm.owner.call(api.transferMembers, { params, body });
    expect(departments).toMatchObject([
      { name: '研发', parentWsid: null, position: 0, memberCount: 0, treeMemberCount: 1 },
      { name: '平台', parentWsid: rd.departmentWsid, memberCount: 1, treeMemberCount: 1 },
    ]);
    expect((await person.call(api.listDepartments, { params })).departments).toEqual(departments);
  });

  it('are renamed and moved, but not below themselves nor beside one of the same name', async () => {
    const [sales, east] = [await make('销售'), await make('华东')];
    const at = (departmentWsid: string) => ({ ...params, departmentWsid });
    const moved = await firm.owner.call(api.updateDepartment, {
      params: at(east.departmentWsid),
      body: { name: '东区', parentWsid: sales.departmentWsid, position: 3 },
    });
    expect(moved.department).toMatchObject({ name: '东区', parentWsid: sales.departmentWsid, position: 3 });
    const circle = { params: at(sales.departmentWsid), body: { parentWsid: east.departmentWsid } };
    expect(await firm.owner.refused(api.updateDepartment, circle)).toMatchObject({ error: 'ERROR_DEPARTMENT_CIRCLE' });
    const twice = { params, body: { name: ' 销售 ' } };
    expect(await firm.owner.refused(api.createDepartment, twice)).toMatchObject({ error: 'ERROR_DEPARTMENT_EXISTS' });
  });

  it('are deleted if empty, or once their content has been moved elsewhere', async () => {
    const [old, below, next] = [await make('旧部'), await make('新部'), await make('接手')];
    await firm.owner.call(api.updateDepartment, {
      params: { ...params, departmentWsid: below.departmentWsid },
      body: { parentWsid: old.departmentWsid },
    });
    const { memberWsid } = await employee('留守');
    const into = { memberWsids: [memberWsid], departmentWsid: old.departmentWsid };
    await firm.owner.call(api.transferMembers, { params, body: into });
    const place = { params: { ...params, departmentWsid: old.departmentWsid } };
    expect(await firm.owner.refused(api.deleteDepartment, { ...place, body: {} })).toMatchObject({
      error: 'ERROR_DEPARTMENT_NOT_EMPTY',
    });
    await firm.owner.call(api.deleteDepartment, { ...place, body: { moveTo: next.departmentWsid } });
    const left = await tree();
    expect(left.find(({ name }) => name === '旧部')).toBeUndefined();
    expect(left.find(({ name }) => name === '新部')).toMatchObject({ parentWsid: next.departmentWsid });
    expect(left.find(({ name }) => name === '接手')).toMatchObject({ memberCount: 1 });
  });

  it('return the same error for foreign and unknown ids, in every route (security 34)', async () => {
    const foreign = (await make('外部', null, other)).departmentWsid;
    const nothing = toWsid('department', world.services.ids.next());
    const { memberWsid } = await employee('归属');
    for (const departmentWsid of [foreign, nothing, 'x']) {
      const place = { params: { ...params, departmentWsid } };
      expect(await firm.owner.refused(api.updateDepartment, { ...place, body: { name: '我的' } })).toMatchObject({
        error: 'ERROR_NOT_FOUND',
      });
      expect(await firm.owner.refused(api.deleteDepartment, { ...place, body: {} })).toMatchObject({
        error: 'ERROR_NOT_FOUND',
      });
      for (const refused of [
        await firm.owner.refused(api.createDepartment, { params, body: { name: '下级', parentWsid: departmentWsid } }),
        await firm.owner.refused(api.transferMembers, { params, body: { memberWsids: [memberWsid], departmentWsid } }),
      ])
        expect(refused).toMatchObject({ error: 'ERROR_DEPARTMENT_NOT_FOUND' });
    }
    const theirs = { memberWsids: [memberWsid, other.ownMemberWsid], departmentWsid: null };
    expect(await firm.owner.refused(api.transferMembers, { params, body: theirs })).toMatchObject({
      error: 'ERROR_NOT_FOUND',
    });
  });
});

describe('The members of an enterprise (Spec §6 "Members")', () => {
  it('are found by name, contact, number, department and role, twenty a page, with an exact count', async () => {
    const [legal, contracts] = [await make('法务')].concat(
      await make('合同', (await tree()).find(({ name }) => name === '法务')?.departmentWsid ?? null),
    );
    const { person, memberWsid } = await employee('赵律师', ['bills:manage']);
    await firm.owner.call(api.updateMember, {
      params: { ...params, memberWsid },
      body: {
        employeeNumber: 'L-007',
        title: '法务总监',
        departmentWsid: contracts?.departmentWsid ?? '',
        joinedDate: '2024-03-01',
      },
    });
    const [found] = (await list(firm.owner, { search: 'l-007' })).members;
    expect(found).toMatchObject({
      memberWsid,
      name: '赵律师',
      phone: person.contact,
      title: '法务总监',
      departmentName: '合同',
      joinedDate: '2024-03-01',
      status: 'NORMAL',
    });
    const beyond = { params: { ...params, memberWsid }, body: { joinedDate: '0000-01-01' } };
    const refused = await firm.owner.refused(api.updateMember, beyond);
    expect(refused).toMatchObject({ status: 400, error: 'ERROR_MALFORMED' });
    expect(JSON.stringify(refused.data)).toContain('joinedDate');
    const roleWsid = found?.enterpriseRoles[0]?.enterpriseRoleWsid ?? '';
    expect(await names({ filters: `roleWsid=${roleWsid}` })).toEqual(['赵律师']);
    expect(await names({ filters: `departmentWsid=${legal?.departmentWsid}` })).toEqual(['赵律师']);
    expect(await names({ search: person.contact })).toEqual(['赵律师']);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ filters: 'departmentWsid=none', search: '赵律师' })).toEqual([]);
    const all = await list(firm.owner, { limit: 2 });
    expect(all.members).toHaveLength(2);
    expect(all.page.totalElements).toBe((await list(firm.owner, { limit: 100 })).members.length);
    const sorted = await names({ sorts: '+name', limit: 100 });
    expect(sorted).toEqual((await names({ sorts: '-name', limit: 100 })).toReversed());
    for (const query of [{ sorts: 'phone' }, { filters: 'phone=1' }, { fields: 'passwordHash' }])
      expect(await firm.owner.refused(api.listMembers, { params, query })).toMatchObject({
        error: 'ERROR_UNKNOWN_FIELD',
      });
  });

  it('show their contacts to those who manage members, and do not reveal them to others by a search', async () => {
    const { person: mover } = await employee('搬运', ['departments:members:transfer']);
    const { person: clerk } = await employee('文员', ['members:manage']);
    const { person: secret } = await employee('机密');
    const [masked] = (await list(mover, { search: '机密' })).members;
    expect(masked?.phone).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect((await list(mover, { search: secret.contact })).members).toEqual([]);
    expect((await list(clerk, { search: secret.contact })).members).toMatchObject([{ phone: secret.contact }]);
    const { members } = await secret.call(api.pickMembers, { params, query: { search: '机密' } });
    expect(members).toMatchObject([{ name: '机密', isMe: true }]);
    expect(JSON.stringify(members)).not.toContain(secret.contact);
    expect(await secret.refused(api.listMembers, { params, query: {} })).toMatchObject({ error: 'ERROR_FORBIDDEN' });
  });

  it('have unique employee numbers; those of another enterprise are not found (security 34)', async () => {
    const [one, two] = [await employee('甲'), await employee('乙')];
    const change = (memberWsid: string, employeeNumber: string) => ({
      params: { ...params, memberWsid },
      body: { employeeNumber },
    });
    await firm.owner.call(api.updateMember, change(one.memberWsid, 'N1'));
    expect(await firm.owner.refused(api.updateMember, change(two.memberWsid, 'N1'))).toMatchObject({
      error: 'ERROR_EMPLOYEE_NUMBER_TAKEN',
    });
    await firm.owner.call(api.updateMember, change(one.memberWsid, ''));
    await firm.owner.call(api.updateMember, change(two.memberWsid, 'N1'));
    const nothing = toWsid('enterpriseUser', world.services.ids.next());
    for (const memberWsid of [other.ownMemberWsid, nothing]) {
      const place = { params: { ...params, memberWsid } };
      for (const refused of [
        await firm.owner.refused(api.getMember, place),
        await firm.owner.refused(api.updateMember, { ...place, body: { name: '我' } }),
        await firm.owner.refused(api.enableMember, place),
        await firm.owner.refused(api.disableMember, place),
      ])
        expect(refused).toMatchObject({ error: 'ERROR_NOT_FOUND' });
    }
  });

  it('are removed and restored by those who may update them; their roles do not come back', async () => {
    const { person: hr } = await employee('人事', ['members:update', 'members:manage']);
    const { person, memberWsid } = await employee('离职', ['members:manage']);
    const place = { params: { ...params, memberWsid } };
    await hr.call(api.disableMember, place);
    expect(await person.refused(api.listMembers, { params, query: {} })).toMatchObject({ error: 'ERROR_NOT_LOGIN' });
    expect(await names({ search: '离职' })).toEqual([]);
    const { members } = await hr.call(api.listForbiddenMembers, { params, query: {} });
    expect(members).toMatchObject([{ name: '离职', status: 'DISABLED', enterpriseRoles: [] }]);
    const { member } = await hr.call(api.enableMember, place);
    expect(member).toMatchObject({ status: 'NORMAL', enterpriseRoles: [], disabledDatetime: null });
    await person.login();
    await changeTo(person, memberWsid);
    expect(await person.refused(api.listMembers, { params, query: {} })).toMatchObject({ error: 'ERROR_FORBIDDEN' });
  });

  it('are not removed by a member with fewer rights, nor is the owner by anyone', async () => {
    const { person: hr } = await employee('小人事', ['members:update']);
    const { memberWsid: above } = await employee('上级', ['members:update', 'officeSeals:manage']);
    const remove = (memberWsid: string) => hr.refused(api.disableMember, { params: { ...params, memberWsid } });
    expect(await remove(above)).toMatchObject({ error: 'ERROR_MEMBER_ABOVE' });
    expect(await remove(firm.ownMemberWsid)).toMatchObject({ error: 'ERROR_OWNER_STAYS' });
  });

  it.each(['xlsx', 'csv'] as const)(
    'are exported as %s, in which no cell is computed (security 51)',
    async (format) => {
      const { memberWsid } = await employee(`出口${format}`);
      const formula = `=HYPERLINK("http://x","${format}")`;
      await firm.owner.call(api.updateMember, { params: { ...params, memberWsid }, body: { title: formula } });
      const { enterpriseRoles: roles } = await firm.owner.call(api.listPolicyRoles);
      const sealRole = roles.find(({ alias }) => alias === 'SEAL_ADMINISTRATOR');
      await bindRole(world, sealRole?.enterpriseRoleWsid ?? '', memberWsid);
      const response = await firm.owner.bytes(api.exportMembers, {
        params,
        query: { format },
        headers: { 'accept-language': 'en' },
      });
      expect(response.headers.get('content-disposition')).toContain(`.${format}`);
      const bytes = new Uint8Array(await response.arrayBuffer());
      const rows = readSheetCells({ bytes, limits: { rows: 1000, columns: 20 } });
      expect(rows[0]).toEqual([
        'Name',
        'Phone',
        'E-mail',
        'Employee number',
        'Position',
        'Department',
        'Roles',
        'Joined',
        'Status',
      ]);
      const german = await firm.owner.bytes(api.exportMembers, {
        params,
        query: { format },
        headers: { 'accept-language': 'de' },
      });
      const germanRows = readSheetCells({
        bytes: new Uint8Array(await german.arrayBuffer()),
        limits: { rows: 1000, columns: 20 },
      });
      expect(germanRows[0]?.slice(3, 7)).toEqual(['Personalnummer', 'Position', 'Abteilung', 'Rollen']);
      expect(germanRows.find(([name]) => name === `出口${format}`)?.[6]).toBe('Siegeladministrator');
      const row = rows.find(([name]) => name === `出口${format}`);
      expect([row?.[4], row?.[6]]).toEqual([formula, 'Seal administrator']);
      if (format === 'csv') expect(new TextDecoder().decode(bytes)).toContain(`"'=HYPERLINK`);
      const [recorded] = await world.services.db.withTx((tx) =>
        tx.select().from(audit).where(eq(audit.kind, 'member.exported')).orderBy(desc(audit.number)).limit(1),
      );
      expect(recorded?.detail).toMatchObject({ format, members: String(rows.length - 1), contacts: 'full' });
      expect(recorded?.personId).toBe(fromWsid('user', firm.owner.userWsid));
    },
  );
});
