import { SHEETS, api } from '@countersign/contract';
import { type PermissionKey, fromWsid, toWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { audit, csvOf, memberImport, memberImportRow, workbookOf } from '../../platform/index.ts';
import { type Company, company } from '../members/testing/company.ts';
import { employee } from '../members/testing/employee.ts';
import { readSheetCells } from '../../platform/spreadsheets/sheets.ts';
import { runImport } from './run-import.ts';

let world: World;
let firm: Company;
let params: { enterpriseWsid: string };
let lastPhone = 13_550_000_000;
beforeAll(async () => {
  world = await createWorld();
  firm = await company(await someone('老板'), '千人有限公司');
  params = { enterpriseWsid: firm.enterpriseWsid };
});
afterAll(() => world.close());

async function someone(name: string): Promise<Person> {
  const person = world.stranger({ name, contact: String((lastPhone += 1)) });
  await person.register();
  return person;
}
const holder = (name: string, keys: readonly PermissionKey[]) => employee(world, firm, someone(name), keys);

const HEADING = ['姓名', '手机号或邮箱', '工号', '职位', '部门', '角色'];
const phone = (number: number): string => String(15_900_000_000 + number);
const row = (number: number, cells: Partial<Record<number, string>> = {}): string[] =>
  [`员工${number}`, phone(number), `E${number}`, '工程师', '', ''].map((cell, at) => cells[at] ?? cell);
const handIn = (bytes: Uint8Array, dryRun: boolean, by = firm.owner) =>
  by
    .upload(api.importMembers, { params, fields: { dryRun: String(dryRun) }, file: { name: '名单.xlsx', bytes } })
    .then(({ memberImport }) => memberImport);
const done = (importWsid: string | null) =>
  vi.waitFor(async () => {
    const at = { params: { ...params, importWsid: importWsid ?? '' } };
    const { memberImport } = await firm.owner.call(api.getMemberImport, at);
    expect(memberImport.status).toBe('DONE');
    return memberImport;
  }, 60_000);
type Row = Omit<typeof memberImportRow.$inferInsert, 'importId' | 'roleIds'>;
/** An import that has started, with these rows. */
async function begun(total: number, rows: Row[], memberWsid = firm.ownMemberWsid): Promise<string> {
  const { services } = world;
  const [id, createdAt] = [services.ids.next(), services.clock.now()];
  const enterpriseId = fromWsid('enterprise', firm.enterpriseWsid) ?? '';
  const memberId = fromWsid('enterpriseUser', memberWsid) ?? '';
  const about = { id, enterpriseId, memberId, fileName: 'a.csv', language: 'en', total, valid: total, done: 0 };
  await services.db.withTx(async (tx) => {
    await tx.insert(memberImport).values({ ...about, status: 'RUNNING', expiresInDays: 7, createdAt });
    await tx.insert(memberImportRow).values(rows.map((row) => ({ ...row, importId: id, roleIds: [] })));
  });
  return toWsid('memberImport', id);
}
const countInvited = async () =>
  (await firm.owner.call(api.listMembers, { params, query: { filters: 'status=INVITED', limit: 1 } })).page
    .totalElements;

describe('An import of members (Spec §6 "batchImport")', () => {
  it('accepts a thousand rows, twenty invalid: valid ones are invited, invalid ones reported by cell', async () => {
    const bad: Record<number, Partial<Record<number, string>>> = {};
    for (let at = 1; at <= 20; at += 1) bad[at * 50] = at % 2 === 0 ? { 1: '12345' } : { 4: '没有的部门' };
    const rows = Array.from({ length: 1000 }, (_, at) => row(at + 1, bad[at + 1]));
    const bytes = workbookOf('成员', [HEADING, ...rows]);
    const tried = await handIn(bytes, true);
    expect(tried).toMatchObject({ importWsid: null, dryRun: true, total: 1000, valid: 980, invalid: 20, done: 0 });
    expect(tried.errors).toHaveLength(20);
    expect(tried.errors.slice(0, 2)).toMatchObject([
      { row: 50, column: 'department', code: 'ERROR_ROW_DEPARTMENT', value: '没有的部门' },
      { row: 100, column: 'contact', code: 'ERROR_ROW_CONTACT', value: '12345' },
    ]);
    expect(await countInvited()).toBe(0);

    const begun = await handIn(bytes, false);
    expect(begun).toMatchObject({ status: 'RUNNING', total: 1000, valid: 980, invalid: 20 });
    expect(await done(begun.importWsid)).toMatchObject({ valid: 980, invalid: 20, done: 980, errors: tried.errors });
    expect(await countInvited()).toBe(980);
    const again = await handIn(bytes, true);
    expect(again).toMatchObject({ valid: 0, invalid: 1000 });
    expect(new Set(again.errors.map(({ code }) => code))).toContain('ERROR_ALREADY_INVITED');

    const report = await firm.owner.bytes(api.getMemberImportReport, {
      params: { ...params, importWsid: begun.importWsid },
      query: { format: 'csv' },
    });
    const cells = readSheetCells({
      bytes: new Uint8Array(await report.arrayBuffer()),
      limits: { rows: 100, columns: 20 },
    });
    expect(cells).toHaveLength(21);
    expect(cells[2]?.slice(0, 2)).toEqual(['员工100', '12345']);
    expect(cells[2]?.[6]).toBe('100');
    const [recorded] = await world.services.db.withTx((tx) =>
      tx.select().from(audit).where(eq(audit.kind, 'member.importReportExported')),
    );
    expect(recorded?.detail).toMatchObject({ import: begun.importWsid, format: 'csv', rows: '20' });
  });

  it('puts people into the departments and roles that the sheet names, once they accept', async () => {
    const make = async (name: string, parentWsid: string | null) =>
      (await firm.owner.call(api.createDepartment, { params, body: { name, parentWsid } })).department.departmentWsid;
    const platform = await make('平台', await make('研发', null));
    const guest = await someone('来宾');
    const sheet = [HEADING, ['小来', guest.contact, 'Z1', '架构师', '研发/平台', '印章管理员']];
    expect(await handIn(csvOf(sheet), false)).toMatchObject({ status: 'DONE', total: 1, done: 1, errors: [] });
    const query = { filters: `status=INVITED,departmentWsid=${platform}` };
    const { members } = await firm.owner.call(api.listMembers, { params, query });
    const invite = members[0]?.invitationWsid ?? '';
    const { account } = await guest.call(api.acceptInvitation, { params: { invite } });
    const place = { params: { ...params, memberWsid: account?.userWsid ?? '' } };
    expect((await firm.owner.call(api.getMember, place)).member).toMatchObject({
      name: '小来',
      employeeNumber: 'Z1',
      title: '架构师',
      departmentWsid: platform,
      enterpriseRoles: [{ alias: 'SEAL_ADMINISTRATOR' }],
    });
  });

  it('takes the headings and the names of built-in roles in any language', async () => {
    const { memberColumns: de } = SHEETS.de;
    const german = [de.roles, de.contact, de.name];
    const bytes = workbookOf('Mitglieder', [
      german,
      ['Siegeladministrator, Vorlagenadministrator', phone(7001), 'Jürgen'],
    ]);
    const tried = await handIn(bytes, true);
    expect([tried.valid, tried.errors]).toEqual([1, []]);
    const unknown = await handIn(workbookOf('x', [german, ['Siegelmeister', phone(7001), 'Jürgen']]), true);
    expect(unknown.errors).toMatchObject([{ column: 'roles', code: 'ERROR_ROW_ROLE', value: 'Siegelmeister' }]);
    const other = workbookOf('x', [
      ['Vorname', de.contact],
      ['Jürgen', phone(7001)],
    ]);
    await expect(handIn(other, true)).rejects.toMatchObject({ error: 'ERROR_IMPORT_HEADING' });
  });

  it('offers its template in the language of the reader', async () => {
    const headers = { 'accept-language': 'fr' };
    const answer = await firm.owner.bytes(api.getMemberTemplate, { params, query: { format: 'csv' }, headers });
    expect(await answer.text()).toContain('"Nom","Téléphone ou e-mail","Matricule","Fonction","Service","Rôles"');
  });

  it('gives no role that the importer could not bind, and is visible to no one else (security 34, 40)', async () => {
    const { person } = await holder('导入员', ['members:batchImport']);
    const tried = await handIn(csvOf([HEADING, row(7001, { 5: '管理员' })]), true, person);
    expect(tried.errors).toMatchObject([{ column: 'roles', code: 'ERROR_ROW_ROLE' }]);
    const made = await handIn(csvOf([HEADING, row(7002)]), false, person);
    const other = await company(await someone('邻居'), '隔壁有限公司');
    const nothing = toWsid('memberImport', world.services.ids.next());
    for (const importWsid of [made.importWsid ?? '', nothing, 'x'])
      expect(
        await other.owner.refused(api.getMemberImport, {
          params: { enterpriseWsid: other.enterpriseWsid, importWsid },
        }),
      ).toMatchObject({ error: 'ERROR_NOT_FOUND' });
  });

  it('invites no one else once the member who started it has lost the right (security 40)', async () => {
    const { memberWsid } = await holder('被停导入员', ['members:batchImport']);
    const contact = phone(9001);
    const importWsid = await begun(1, [{ number: 1, cells: { name: '迟来', contact }, contact }], memberWsid);
    await firm.owner.call(api.disableMember, { params: { ...params, memberWsid } });
    await runImport(world.services, fromWsid('memberImport', importWsid) ?? '');
    const at = { params: { ...params, importWsid } };
    const { memberImport: shown } = await firm.owner.call(api.getMemberImport, at);
    expect(shown).toMatchObject({ status: 'DONE', done: 0, valid: 0, invalid: 1 });
    expect(shown.errors).toMatchObject([{ row: 1, code: 'ERROR_FORBIDDEN' }]);
    const { members } = await firm.owner.call(api.listMembers, {
      params,
      query: { filters: 'status=INVITED', search: contact },
    });
    expect(members).toEqual([]);
  });

  it('fails the row of a department that was deleted since, and continues with the others', async () => {
    const { department } = await firm.owner.call(api.createDepartment, {
      params,
      body: { name: '短命', parentWsid: null },
    });
    const { departmentWsid } = department;
    const departmentId = fromWsid('department', departmentWsid) ?? '';
    const importWsid = await begun(2, [
      {
        number: 1,
        cells: { name: '无处', contact: phone(9101), department: '短命' },
        contact: phone(9101),
        departmentId,
      },
      { number: 2, cells: { name: '有处', contact: phone(9102) }, contact: phone(9102) },
    ]);
    await firm.owner.call(api.deleteDepartment, { params: { ...params, departmentWsid }, body: {} });
    await runImport(world.services, fromWsid('memberImport', importWsid) ?? '');
    const shown = await done(importWsid);
    expect(shown).toMatchObject({ done: 1, valid: 1, invalid: 1 });
    expect(shown.errors).toMatchObject([{ row: 1, column: 'department', code: 'ERROR_ROW_DEPARTMENT', value: '短命' }]);
  });

  it('is the only one of its enterprise, and is removed if its rows were never written', async () => {
    const importWsid = await begun(2, [
      { number: 1, cells: { name: '半途', contact: phone(9201) }, contact: phone(9201) },
    ]);
    const sheet = csvOf([HEADING, row(9201)]);
    expect(await handIn(sheet, false).catch((thrown: unknown) => thrown)).toMatchObject({
      error: 'ERROR_IMPORT_RUNNING',
    });
    await runImport(world.services, fromWsid('memberImport', importWsid) ?? '');
    expect(await firm.owner.refused(api.getMemberImport, { params: { ...params, importWsid } })).toMatchObject({
      error: 'ERROR_NOT_FOUND',
    });
    expect(await handIn(sheet, false)).toMatchObject({ status: 'DONE', done: 1 });
  });

  it.each([
    ['nothing', csvOf([]), 'ERROR_SHEET_EMPTY'],
    ['only a heading', csvOf([HEADING]), 'ERROR_SHEET_EMPTY'],
    [
      'other columns',
      csvOf([
        ['品名', '单价'],
        ['茶', '9'],
      ]),
      'ERROR_IMPORT_HEADING',
    ],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'ERROR_SHEET_UNREADABLE'],
    ['a damaged workbook', workbookOf('a', [HEADING]).slice(0, 200), 'ERROR_SHEET_UNREADABLE'],
    [
      'more rows than one import may have',
      csvOf([HEADING, ...Array.from({ length: 5001 }, (_, at) => [`人${at}`, phone(at)])]),
      'ERROR_IMPORT_ROWS',
    ],
  ])('refuses a sheet of %s (security 51)', async (_what, bytes, error) => {
    const refused = await handIn(bytes, true).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(refused).toMatchObject({ error });
  });

  it('keeps formulas of a sheet as text, also in the report (security 51)', async () => {
    const formula = '=cmd|calc';
    const made = await handIn(csvOf([HEADING, row(8001, { 0: formula, 4: '@没有' })]), false);
    expect(made.errors).toMatchObject([{ column: 'department', value: '@没有' }]);
    for (const format of ['csv', 'xlsx'] as const) {
      const at = { params: { ...params, importWsid: made.importWsid ?? '' }, query: { format } };
      const bytes = new Uint8Array(await (await firm.owner.bytes(api.getMemberImportReport, at)).arrayBuffer());
      expect(readSheetCells({ bytes, limits: { rows: 10, columns: 20 } })[1]?.[0]).toBe(formula);
      if (format === 'csv') expect(new TextDecoder().decode(bytes)).toContain(`'${formula}`);
    }
  });

  it('offers a sheet to fill in, to members who may download it', async () => {
    const { person } = await holder('下载员', ['members:batchTemplates:download']);
    const response = await person.bytes(api.getMemberTemplate, { params, query: { format: 'xlsx' } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(readSheetCells({ bytes, limits: { rows: 10, columns: 20 } })).toEqual([HEADING]);
  });
});
