import { DEVICE_NAMESPACE, api } from '@countersign/contract';
import {
  BUILT_IN_ROLES,
  MEMBER_ROLE,
  PERMISSION_KEYS,
  type PermissionKey,
  fromWsid,
  toWsid,
} from '@countersign/domain';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterpriseRole, enterpriseRolePrivilege, envelopeViewer } from '../../platform/index.ts';
import { completeBuiltInRoles } from '../../accounts/index.ts';
import { changeTo } from '../../accounts/identity/testing/applying.ts';
import { type Company, company, draftOf, employ, sent, signPlainly } from '../members/testing/company.ts';
import { listen } from '../../app/sockets/testing/listen.ts';

let world: World;
let firm: Company;
let clerk: Person;
let clerkWsid: string;
let lastPhone = 13_530_000_000;

beforeAll(async () => {
  world = await createWorld();
  firm = await company(await someone('老板'), '角色有限公司');
  clerk = await someone('职员');
  clerkWsid = await employ(world, firm, clerk);
  await changeTo(clerk, clerkWsid);
});
afterAll(() => world.close());

async function someone(name: string): Promise<Person> {
  const person = world.stranger({ name, contact: String((lastPhone += 1)) });
  await person.register();
  await person.setSignPassword();
  return person;
}
/** A member whose enterprise account is active. */
async function colleague(name: string): Promise<{ person: Person; memberWsid: string }> {
  const person = await someone(name);
  const memberWsid = await employ(world, firm, person);
  await changeTo(person, memberWsid);
  return { person, memberWsid };
}
const list = (keys: readonly PermissionKey[]) => keys.map((permissions) => ({ permissions }));
const inFirm = () => ({ params: { enterpriseWsid: firm.enterpriseWsid } });
const make = async (name: string, keys: readonly PermissionKey[] = [], by = firm.owner): Promise<string> =>
  (await by.call(api.createRole, { ...inFirm(), body: { name, privilegeList: list(keys) } })).enterpriseRole
    .enterpriseRoleWsid;
const own = (enterpriseRoleWsid: string) => ({ enterpriseWsid: firm.enterpriseWsid, enterpriseRoleWsid });
const setKeys = (roleWsid: string, keys: readonly PermissionKey[]) => ({
  params: { enterpriseRoleWsid: roleWsid },
  body: { privilegeList: list(keys) },
});
const binding = (roleId: string, ...memberWsids: string[]) => ({ params: { roleId }, body: { memberWsids } });
const keysOf = async (person: Person): Promise<string[]> => {
  const { privilegeList } = await person.call(api.listPrivileges, { params: { userWsid: person.userWsid } });
  return privilegeList.map(({ permissions }) => permissions);
};
const builtIn = async (alias: string): Promise<string> => {
  const { enterpriseRoles } = await firm.owner.call(api.listPolicyRoles, {});
  return enterpriseRoles.find((role) => role.alias === alias)?.enterpriseRoleWsid ?? '';
};
const listed = async (person: Person): Promise<string[]> =>
  (await person.call(api.listEnvelopes, { query: {} })).envelopes.map(({ envelopeWsid }) => envelopeWsid);

describe('Every enterprise has the built-in roles (Spec §6)', () => {
  it('from its founding, with the keys of the table and the founder as the one holder of the first', async () => {
    const { enterpriseRoles } = await firm.owner.call(api.listRolesWithAuthors, {});
    expect(enterpriseRoles.map(({ alias }) => alias).slice(0, BUILT_IN_ROLES.length)).toEqual(
      BUILT_IN_ROLES.map(({ alias }) => alias),
    );
    for (const { alias, keys } of BUILT_IN_ROLES.slice(1)) {
      const enterpriseRoleWsid = await builtIn(alias);
      const { privilegeList } = await firm.owner.call(api.getRolePrivileges, { params: { enterpriseRoleWsid } });
      expect(privilegeList.map(({ permissions }) => permissions)).toEqual([...keys].toSorted());
    }
    expect(enterpriseRoles[0]).toMatchObject({ permissionCount: PERMISSION_KEYS.length, authorCount: 1 });
    expect(enterpriseRoles[0]?.authors).toMatchObject([{ memberWsid: firm.ownMemberWsid, name: '老板' }]);
    expect(await keysOf(firm.owner)).toEqual([...PERMISSION_KEYS].toSorted());
  });

  it('and every active member has the keys of the last one without being bound to it', async () => {
    expect(await keysOf(clerk)).toEqual(['businessScenarioTemplates:use', 'officeSeals:apply']);
    await firm.owner.call(api.setRolePrivileges, setKeys(await builtIn(MEMBER_ROLE), ['contractNumbers:set']));
    expect(await keysOf(clerk)).toEqual(['contractNumbers:set']);
    await firm.owner.call(
      api.setRolePrivileges,
      setKeys(await builtIn(MEMBER_ROLE), ['businessScenarioTemplates:use', 'officeSeals:apply']),
    );
  });

  it('also if it was founded when there were fewer; an existing role keeps its keys', async () => {
    const other = await company(await someone('旧主'), '旧有限公司');
    const enterpriseId = fromWsid('enterprise', other.enterpriseWsid) ?? '';
    const [seals, finance] = await world.services.db.withTx(async (tx) => {
      const rows = await tx.select().from(enterpriseRole).where(eq(enterpriseRole.enterpriseId, enterpriseId));
      const idOf = (alias: string): string => rows.find((row) => row.alias === alias)?.id ?? '';
      for (const alias of ['SEAL_ADMINISTRATOR', 'FINANCE_ADMINISTRATOR'])
        await tx.delete(enterpriseRolePrivilege).where(eq(enterpriseRolePrivilege.roleId, idOf(alias)));
      await tx.delete(enterpriseRole).where(eq(enterpriseRole.id, idOf('FINANCE_ADMINISTRATOR')));
      return [idOf('SEAL_ADMINISTRATOR'), idOf('FINANCE_ADMINISTRATOR')];
    });
    await completeBuiltInRoles(world.services);
    await completeBuiltInRoles(world.services);
    const { enterpriseRoles } = await other.owner.call(api.listPolicyRoles, {});
    expect(enterpriseRoles.map(({ alias }) => alias)).toEqual(BUILT_IN_ROLES.map(({ alias }) => alias));
    const counts = new Map(enterpriseRoles.map((role) => [role.enterpriseRoleWsid, role.permissionCount]));
    expect(counts.get(toWsid('role', seals))).toBe(0);
    expect(counts.has(toWsid('role', finance))).toBe(false);
    expect(enterpriseRoles.find(({ alias }) => alias === 'FINANCE_ADMINISTRATOR')?.permissionCount).toBe(3);
    expect(enterpriseRoles[0]?.authorCount).toBe(1);
  });

  it('which cannot be renamed or deleted; the keys and the holder of the first cannot be set at all', async () => {
    const first = await builtIn('SUPER_ADMINISTRATOR');
    const memberRole = await builtIn(MEMBER_ROLE);
    const { owner } = firm;
    const refusals = [
      await owner.refused(api.renameRole, { params: own(await builtIn('ADMINISTRATOR')), body: { name: '别名' } }),
      await owner.refused(api.deleteRole, { params: own(await builtIn('FINANCE_ADMINISTRATOR')) }),
      await owner.refused(api.setRolePrivileges, setKeys(first, [])),
      await owner.refused(api.bindRoleAuthors, binding(first, clerkWsid)),
      await owner.refused(api.unbindRoleAuthors, binding(first, firm.ownMemberWsid)),
      await owner.refused(api.bindRoleAuthors, binding(memberRole, clerkWsid)),
    ];
    expect(refusals.map(({ error }) => error)).toEqual(refusals.map(() => 'ERROR_ROLE_BUILT_IN'));
  });
});

describe('A role defined by the enterprise', () => {
  it('is made, renamed, given keys and deleted; its name is unique', async () => {
    const roleWsid = await make('法务', ['bills:manage']);
    const { owner } = firm;
    expect(await owner.refused(api.createRole, { ...inFirm(), body: { name: ' 法务 ' } })).toMatchObject({
      error: 'ERROR_ROLE_EXISTS',
    });
    const other = await make('行政');
    expect(await owner.refused(api.renameRole, { params: own(other), body: { name: '法务' } })).toMatchObject({
      error: 'ERROR_ROLE_EXISTS',
    });
    const { enterpriseRole: renamed } = await owner.call(api.renameRole, {
      params: own(roleWsid),
      body: { name: '法务部' },
    });
    expect(renamed).toMatchObject({ name: '法务部', alias: null, permissionCount: 1, authorCount: 0 });
    const { privilegeList } = await owner.call(api.setRolePrivileges, setKeys(roleWsid, ['ccs:consume:record']));
    expect(privilegeList).toEqual(list(['ccs:consume:record']));
    const { enterpriseRoles } = await clerk.call(api.listBindableRoles, {});
    expect(enterpriseRoles.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Administrator', '法务部', '行政']),
    );
    expect(enterpriseRoles.map(({ alias }) => alias)).not.toEqual(expect.arrayContaining(['SUPER_ADMINISTRATOR']));
    for (const enterpriseRoleWsid of [roleWsid, other])
      await owner.call(api.deleteRole, { params: own(enterpriseRoleWsid) });
    expect(await owner.refused(api.getRolePrivileges, { params: { enterpriseRoleWsid: roleWsid } })).toMatchObject({
      error: 'ERROR_NOT_FOUND',
    });
  });

  it('cannot get the key that only the owner has, nor an unknown one', async () => {
    const roleWsid = await make('应用');
    expect(await firm.owner.refused(api.setRolePrivileges, setKeys(roleWsid, ['applications:manage']))).toMatchObject({
      error: 'ERROR_ROLE_KEY',
    });
    const none = setKeys(roleWsid, ['everything' as PermissionKey]);
    expect(await firm.owner.refused(api.setRolePrivileges, none)).toMatchObject({ error: 'ERROR_MALFORMED' });
  });
});

describe('A right (security 40)', () => {
  it('is granted and taken away with the next request, and open pages are notified', async () => {
    const { person, memberWsid } = await colleague('阿琳');
    const page = await listen(world.base, person.jar.header(), { namespace: DEVICE_NAMESPACE });
    const changes = () => page.heard.filter(({ actionType }) => actionType === 'ACCOUNT_CHANGED').length;
    const roleWsid = await make('看角色', ['privileges:manage']);
    const { owner } = firm;
    const may = async (): Promise<boolean> => (await person.call(api.listPolicyRoles, {})).enterpriseRoles.length > 0;
    const mayNot = async () => (await person.refused(api.listPolicyRoles, {})).error;

    expect(await mayNot()).toBe('ERROR_FORBIDDEN');
    await owner.call(api.bindRoleAuthors, binding(roleWsid, memberWsid));
    expect(await may()).toBe(true);
    await expect.poll(changes).toBe(1);
    await owner.call(api.setRolePrivileges, setKeys(roleWsid, ['bills:manage']));
    expect(await mayNot()).toBe('ERROR_FORBIDDEN');
    await expect.poll(changes).toBe(2);
    await owner.call(api.setRolePrivileges, setKeys(roleWsid, ['privileges:manage']));
    expect(await may()).toBe(true);
    await owner.call(api.unbindRoleAuthors, binding(roleWsid, memberWsid));
    expect(await mayNot()).toBe('ERROR_FORBIDDEN');
    await owner.call(api.bindRoleAuthors, binding(roleWsid, memberWsid));
    expect(await may()).toBe(true);
    await owner.call(api.deleteRole, { params: own(roleWsid) });
    expect(await mayNot()).toBe('ERROR_FORBIDDEN');
    await expect.poll(changes).toBe(6);
    expect(page.heard.at(-1)?.attachMessage.targertWsid).toBe(memberWsid);
    page.socket.close();
  });

  it('is not given by a member who does not hold it, and no one changes their own rights', async () => {
    const { person: deputy, memberWsid } = await colleague('副手');
    const { owner } = firm;
    const deputies = await make('副手', ['privileges:manage', 'enterpriseRoles:authors:bind', 'bills:manage']);
    await owner.call(api.bindRoleAuthors, binding(deputies, memberWsid));
    const below = await make('记账', ['bills:manage'], deputy);
    const above = await make('印章', ['officeSeals:manage']);

    const table: [string, () => Promise<{ error: string }>][] = [
      ['ERROR_ROLE_ABOVE', () => deputy.refused(api.setRolePrivileges, setKeys(below, ['officeSeals:manage']))],
      ['ERROR_ROLE_ABOVE', () => deputy.refused(api.setRolePrivileges, setKeys(above, []))],
      [
        'ERROR_ROLE_ABOVE',
        () =>
          deputy.refused(api.createRole, {
            ...inFirm(),
            body: { name: '更多', privilegeList: list(['members:manage']) },
          }),
      ],
      ['ERROR_ROLE_ABOVE', () => deputy.refused(api.bindRoleAuthors, binding(above, clerkWsid))],
      ['ERROR_ROLE_ABOVE', () => deputy.refused(api.deleteRole, { params: own(above) })],
      ['ERROR_ROLE_ABOVE', () => deputy.refused(api.renameRole, { params: own(above), body: { name: '改名' } })],
      ['ERROR_ROLE_OWN', () => deputy.refused(api.setRolePrivileges, setKeys(deputies, ['privileges:manage']))],
      ['ERROR_ROLE_OWN', () => deputy.refused(api.deleteRole, { params: own(deputies) })],
      ['ERROR_ROLE_OWN', () => deputy.refused(api.bindRoleAuthors, binding(below, memberWsid))],
      ['ERROR_FORBIDDEN', () => deputy.refused(api.unbindRoleAuthors, binding(below, clerkWsid))],
      [
        'ERROR_FORBIDDEN',
        () => deputy.refused(api.handOverEnterprise, { ...inFirm(), body: { memberWsid: clerkWsid } }),
      ],
    ];
    for (const [error, refused] of table) expect((await refused()).error).toBe(error);
    await deputy.call(api.bindRoleAuthors, binding(below, clerkWsid));
    expect(await keysOf(clerk)).toContain('bills:manage');
    await owner.call(api.unbindRoleAuthors, binding(below, clerkWsid));
    expect(await keysOf(clerk)).not.toContain('bills:manage');
  });
});

describe('A role and its holders', () => {
  it('are read by those who manage them, by name and contact; everyone reads their own roles', async () => {
    const { owner } = firm;
    const { person, memberWsid } = await colleague('张晓芳');
    const roleWsid = await make('采购');
    const search = (filters: string) => ({ params: { roleId: roleWsid }, query: { filters } });
    const before = await owner.call(api.listRoleCandidates, search('search=晓芳'));
    expect(before.members).toMatchObject([{ memberWsid, name: '张晓芳' }]);
    expect(before.members[0]?.contact).toContain('***');
    await owner.call(api.bindRoleAuthors, binding(roleWsid, memberWsid));
    const { enterpriseRole: counted } = await owner.call(api.bindRoleAuthors, binding(roleWsid, memberWsid));
    expect(counted.authorCount).toBe(1);
    expect((await owner.call(api.listRoleCandidates, search('search=晓芳'))).members).toEqual([]);
    const { authors, page } = await owner.call(api.listRoleAuthors, search(`search=${person.contact}`));
    expect(authors.map((one) => one.memberWsid)).toEqual([memberWsid]);
    expect(page.totalElements).toBe(1);
    expect((await owner.call(api.listRoleAuthors, search('search=%'))).authors).toEqual([]);
    for (const userWsid of [memberWsid, toWsid('user', await personIdOf(person))]) {
      const { enterpriseRoles } = await person.call(api.listRolesOfAuthor, { params: { userWsid } });
      expect(enterpriseRoles).toEqual([{ enterpriseRoleWsid: roleWsid, name: '采购', alias: null }]);
    }
    const { userInfo } = await person.call(api.getUser, { params: { userWsid: memberWsid }, query: {} });
    expect(userInfo.user.enterpriseRoles).toEqual([{ enterpriseRoleWsid: roleWsid, alias: null, name: '采购' }]);
    const about = { params: { userWsid: memberWsid } };
    expect((await owner.call(api.listRolesOfAuthor, about)).enterpriseRoles).toHaveLength(1);
    expect(await clerk.refused(api.listRolesOfAuthor, about)).toMatchObject({ error: 'ERROR_FORBIDDEN' });
    await owner.call(api.disableMember, { params: { enterpriseWsid: firm.enterpriseWsid, memberWsid } });
    expect((await owner.call(api.listRoleAuthors, search(''))).authors).toEqual([]);
    expect(await owner.refused(api.unbindRoleAuthors, binding(roleWsid, memberWsid))).toMatchObject({
      error: 'ERROR_NOT_FOUND',
    });
  });

  it('of another enterprise return the same error as unknown ones (security 34)', async () => {
    const other = await company(await someone('邻居'), '邻居有限公司');
    const theirs = (
      await other.owner.call(api.createRole, {
        params: { enterpriseWsid: other.enterpriseWsid },
        body: { name: '他们的' },
      })
    ).enterpriseRole.enterpriseRoleWsid;
    const ours = await make('我们的');
    const { owner } = firm;
    const nothing = toWsid('role', world.services.ids.next());
    for (const roleWsid of [theirs, nothing, 'x', firm.enterpriseWsid]) {
      const refusals = [
        await owner.refused(api.getRolePrivileges, { params: { enterpriseRoleWsid: roleWsid } }),
        await owner.refused(api.setRolePrivileges, setKeys(roleWsid, [])),
        await owner.refused(api.listRoleAuthors, { params: { roleId: roleWsid }, query: {} }),
        await owner.refused(api.listRoleCandidates, { params: { roleId: roleWsid }, query: {} }),
        await owner.refused(api.bindRoleAuthors, binding(roleWsid, clerkWsid)),
        await owner.refused(api.unbindRoleAuthors, binding(roleWsid, clerkWsid)),
        await owner.refused(api.renameRole, { params: own(roleWsid), body: { name: '甲' } }),
        await owner.refused(api.deleteRole, { params: own(roleWsid) }),
      ];
      expect(refusals.map(({ error }) => error)).toEqual(refusals.map(() => 'ERROR_NOT_FOUND'));
    }
    for (const memberWsid of [other.ownMemberWsid, toWsid('enterpriseUser', world.services.ids.next()), 'x']) {
      expect(await owner.refused(api.bindRoleAuthors, binding(ours, clerkWsid, memberWsid))).toMatchObject({
        error: 'ERROR_NOT_FOUND',
      });
      const about = { params: { userWsid: memberWsid } };
      expect(await owner.refused(api.listRolesOfAuthor, about)).toMatchObject({ error: 'ERROR_NOT_FOUND' });
      expect(await clerk.refused(api.listRolesOfAuthor, about)).toMatchObject({ error: 'ERROR_FORBIDDEN' });
      const handing = { ...inFirm(), body: { memberWsid, signPassword: signWord(owner) } };
      expect(await owner.refused(api.handOverEnterprise, handing)).toMatchObject({ error: 'ERROR_NOT_FOUND' });
    }
    expect((await owner.call(api.listRoleAuthors, { params: { roleId: ours }, query: {} })).authors).toEqual([]);
  });

  it('see the open envelopes that wait for the role from the moment they are bound until they are unbound', async () => {
    const { owner, enterpriseWsid } = firm;
    const { person: signer, memberWsid } = await colleague('印管');
    const roleWsid = await make('合同专员');
    const named = { name: '合同专员', type: 'ENTERPRISE_ROLE', enterpriseWsid, enterpriseRoleWsid: roleWsid } as const;
    const draft = await draftOf(owner, [named], '未发送');
    const { params, envelopeWsid, of } = await sent(owner, [named], '劳务合同');
    expect(await listed(signer)).not.toContain(envelopeWsid);
    await owner.call(api.bindRoleAuthors, binding(roleWsid, memberWsid));
    expect(await listed(signer)).toContain(envelopeWsid);
    await owner.call(api.unbindRoleAuthors, binding(roleWsid, memberWsid));
    expect(await listed(signer)).not.toContain(envelopeWsid);
    expect(await signer.refused(api.getEnvelope, { params, query: {} })).toMatchObject({ code: 101 });
    // The same ends for a holder whom the enterprise removes, also if they are restored.
    const leaver = await colleague('离任印管');
    await owner.call(api.bindRoleAuthors, binding(roleWsid, leaver.memberWsid));
    expect(await listed(leaver.person)).toContain(envelopeWsid);
    await owner.call(api.disableMember, { params: { enterpriseWsid, memberWsid: leaver.memberWsid } });
    const accountId = fromWsid('enterpriseUser', leaver.memberWsid) ?? '';
    const seen = world.services.db.withTx((tx) =>
      tx.select().from(envelopeViewer).where(eq(envelopeViewer.accountId, accountId)),
    );
    expect(await seen).toEqual([]);

    expect(await owner.refused(api.deleteRole, { params: own(roleWsid) })).toMatchObject({
      error: 'ERROR_ROLE_IN_USE',
    });
    await owner.call(api.bindRoleAuthors, binding(roleWsid, memberWsid));
    await signPlainly(signer, { ...params, participantWsid: of('合同专员').participantWsid });
    await owner.call(api.deleteRole, { params: own(roleWsid) });
    // What was signed as the role stays readable for them; a contract that no one could ever sign is not sent.
    expect(await listed(signer)).toContain(envelopeWsid);
    expect(await owner.refused(api.startEnvelope, { params: draft.params })).toMatchObject({
      error: 'ERROR_PARTICIPANT_ROLE',
    });
  });
});

async function personIdOf(person: Person): Promise<string> {
  const { accounts } = await person.call(api.listAccounts, { params: { userWsid: person.userWsid }, query: {} });
  return fromWsid('user', accounts[0]?.userWsid ?? '') ?? '';
}
const signWord = (person: Person): string => wirePassword('sign', person.signPassword);
