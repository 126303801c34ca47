import { api } from '@countersign/contract';
import { INVITATIONS_PER_DAY_UNVERIFIED, type PermissionKey, fromWsid, toWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { audit, invitationLink, invitationSend } from '../../platform/index.ts';
import { changeTo } from '../../accounts/identity/testing/applying.ts';
import { type Company, company, verify } from '../members/testing/company.ts';
import { bindRole, employee } from '../members/testing/employee.ts';

let world: World;
let firm: Company;
let other: Company;
let params: { enterpriseWsid: string };
let lastPhone = 13_540_000_000;
beforeAll(async () => {
  world = await createWorld();
  firm = await company(await someone('老板'), '广邀有限公司');
  other = await company(await someone('邻居'), '隔壁有限公司');
  params = { enterpriseWsid: firm.enterpriseWsid };
});
afterAll(() => world.close());

const nextPhone = (): string => String((lastPhone += 1));
async function someone(name: string, contact = nextPhone()): Promise<Person> {
  const person = world.stranger({ name, contact });
  await person.register();
  return person;
}
/** After their session has expired. */
async function again({ owner, ownMemberWsid }: Company): Promise<Person> {
  await owner.login();
  await changeTo(owner, ownMemberWsid);
  return owner;
}
const holder = (name: string, keys: readonly PermissionKey[]) => employee(world, firm, someone(name), keys);

type Given = {
  contact: string;
  name?: string;
  enterpriseRoleWsids?: string[];
  employeeNumber?: string;
  title?: string;
};
const invite = (given: Given[], by = firm.owner) =>
  by.call(api.createInvitations, { params, body: { invitations: given } });
async function invited(contact: string, rest: Omit<Given, 'contact'> = {}): Promise<string> {
  const { invitations } = await invite([{ contact, ...rest }]);
  return invitations[0]?.invitationWsid ?? '';
}
const stateOf = async (invite: string, person = world.stranger({ name: '路人', contact: nextPhone() })) =>
  (await person.call(api.getInvitation, { params: { invite } })).invitation;
const accept = (person: Person, invite: string) => person.call(api.acceptInvitation, { params: { invite } });
const refusedTo = (person: Person, invite: string) => person.refused(api.acceptInvitation, { params: { invite } });

describe('An invitation to a contact (Spec §6 "Members")', () => {
  it('reaches the holder of the contact by a link without a secret, and makes them a member by their own consent', async () => {
    const contact = nextPhone();
    const { enterpriseRoles } = await firm.owner.call(api.listBindableRoles, {});
    const role = enterpriseRoles.find(({ alias }) => alias === 'SEAL_ADMINISTRATOR')?.enterpriseRoleWsid ?? '';
    const given = { contact, name: '新人', title: '法务', employeeNumber: 'X1', enterpriseRoleWsids: [role] };
    const { invitations, refused } = await invite([given]);
    expect(refused).toEqual([]);
    const [made] = invitations;
    const wsid = made?.invitationWsid ?? '';
    expect(made).toMatchObject({
      contact,
      name: '新人',
      status: 'WAITING',
      enterpriseRoles: [{ enterpriseRoleWsid: role }],
    });
    const waiting = await firm.owner.call(api.listMembers, { params, query: { filters: 'status=INVITED' } });
    expect(waiting.members.find(({ invitationWsid }) => invitationWsid === wsid)).toMatchObject({
      memberWsid: null,
      status: 'INVITED',
      name: '新人',
      phone: contact,
    });
    const person = await someone('新人', contact);
    const notice = await vi.waitFor(async () => {
      const found = (await person.messages()).find(({ link }) => link === made?.href);
      expect(found).toMatchObject({ channel: 'SMS' });
      return found;
    }, 20_000);
    expect(notice?.text).toContain('广邀有限公司');
    expect(made?.href).toMatch(new RegExp(`/invitation/${wsid}$`));

    const answer = await accept(person, wsid);
    expect(answer).toMatchObject({ joinStatus: 'PASSED', account: { enterpriseWsid: firm.enterpriseWsid } });
    expect(await accept(person, wsid)).toEqual(answer);
    const memberWsid = answer.account?.userWsid ?? '';
    const { member } = await firm.owner.call(api.getMember, { params: { ...params, memberWsid } });
    expect(member).toMatchObject({ name: '新人', title: '法务', employeeNumber: 'X1', status: 'NORMAL' });
    expect(member.enterpriseRoles).toMatchObject([{ enterpriseRoleWsid: role }]);
    const bound = await world.services.db.withTx((tx) =>
      tx.select().from(audit).where(eq(audit.kind, 'role.authorsBound')),
    );
    expect(bound.map(({ detail }) => detail)).toContainEqual(
      expect.objectContaining({
        roleWsid: role,
        memberWsids: memberWsid,
        invitedByWsid: firm.ownMemberWsid,
        invitationWsid: wsid,
      }),
    );
    expect(await stateOf(wsid)).toMatchObject({ status: 'USED', expireDatetime: null });
  });

  it('tells anyone its enterprise and its state, and never the invited contact', async () => {
    const contact = `guest${nextPhone()}@example.com`;
    const wsid = await invited(contact, { name: '秘密人' });
    const shown = await stateOf(wsid);
    expect(shown).toMatchObject({ kind: 'CONTACT', enterpriseName: '广邀有限公司', status: 'OPEN' });
    expect(Object.keys(shown).toSorted()).toEqual([
      'enterpriseIdttvStatus',
      'enterpriseName',
      'expireDatetime',
      'kind',
      'status',
    ]);
    const stranger = await someone('外人');
    const refused = await refusedTo(stranger, wsid);
    expect(refused).toMatchObject({ error: 'ERROR_INVITATION_OTHER' });
    expect(JSON.stringify(refused)).not.toMatch(/guest|秘密人/);
    for (const nothing of [toWsid('invitation', world.services.ids.next()), 'x', 'WSID_INVI_'])
      expect(await refusedTo(stranger, nothing)).toMatchObject({ error: 'ERROR_NOT_FOUND' });
  });

  it('reports separately whether it has expired, was withdrawn or was sent again', async () => {
    const person = await someone('慢人');
    const wsid = await invited(person.contact);
    const place = { params: { ...params, invitationWsid: wsid } };
    expect(await firm.owner.refused(api.resendInvitation, { ...place, body: {} })).toMatchObject({
      error: 'ERROR_REMIND_TOO_SOON',
    });
    world.clock.advance({ days: 8 });
    await person.login();
    await again(firm);
    await again(other);
    expect(await refusedTo(person, wsid)).toMatchObject({ error: 'ERROR_INVITATION_EXPIRED' });
    expect(await stateOf(wsid)).toMatchObject({ status: 'EXPIRED' });
    const { invitation } = await firm.owner.call(api.resendInvitation, { ...place, body: { expiresInDays: 2 } });
    expect(invitation.status).toBe('WAITING');
    await firm.owner.call(api.deleteInvitation, place);
    expect(await refusedTo(person, wsid)).toMatchObject({ error: 'ERROR_INVITATION_DELETED' });
    const { invitations } = await firm.owner.call(api.listInvitations, { params, query: { search: person.contact } });
    expect(invitations).toEqual([]);
  });

  it('is not made twice, nor for a member, nor for a person whom the enterprise has removed', async () => {
    const [waiting, gone] = [nextPhone(), await holder('离开', [])];
    await invited(waiting);
    await firm.owner.call(api.disableMember, { params: { ...params, memberWsid: gone.memberWsid } });
    const contacts = [waiting, firm.owner.contact, gone.person.contact, 'nonsense'];
    const { invitations, refused } = await invite(contacts.map((contact) => ({ contact })));
    expect(invitations).toEqual([]);
    expect(Object.fromEntries(refused.map(({ contact, error }) => [contact, error]))).toEqual({
      [waiting]: 'ERROR_ALREADY_INVITED',
      [firm.owner.contact]: 'ERROR_ALREADY_MEMBER',
      [gone.person.contact]: 'ERROR_MEMBER_REMOVED',
      nonsense: 'ERROR_CONTACT',
    });
  });

  it('gives no role that its maker could not bind, then or when it is accepted (security 40)', async () => {
    const { enterpriseRoles } = await firm.owner.call(api.listBindableRoles, {});
    const of = (alias: string) => enterpriseRoles.find((role) => role.alias === alias)?.enterpriseRoleWsid ?? '';
    const [seals, admin] = [of('SEAL_ADMINISTRATOR'), of('ADMINISTRATOR')];
    const body = (role: string, contact: string) => ({
      params,
      body: { invitations: [{ contact, enterpriseRoleWsids: [role] }] },
    });
    const small = await holder('小人事', ['members:applications:handle']);
    expect(await small.person.refused(api.createInvitations, body(seals, nextPhone()))).toMatchObject({
      error: 'ERROR_INVITATION_ROLE',
    });
    const hr = await holder('人事', ['members:applications:handle', 'enterpriseRoles:authors:bind']);
    await bindRole(world, seals, hr.memberWsid);
    expect(await hr.person.refused(api.createInvitations, body(admin, nextPhone()))).toMatchObject({
      error: 'ERROR_INVITATION_ROLE',
    });
    const guest = await someone('客人');
    const { invitations } = await hr.person.call(api.createInvitations, body(seals, guest.contact));
    const unbound = { memberWsids: [hr.memberWsid] };
    await firm.owner.call(api.unbindRoleAuthors, { params: { roleId: seals }, body: unbound });
    const { account } = await accept(guest, invitations[0]?.invitationWsid ?? '');
    const place = { params: { ...params, memberWsid: account?.userWsid ?? '' } };
    expect((await firm.owner.call(api.getMember, place)).member.enterpriseRoles).toEqual([]);
  });

  it('becomes invalid with the right of its sender, until a member with the right sends it again (security 40)', async () => {
    const hr = await holder('走人', ['members:applications:handle']);
    const guest = await someone('久等');
    const { invitations } = await hr.person.call(api.createInvitations, {
      params,
      body: { invitations: [{ contact: guest.contact }] },
    });
    const invitationWsid = invitations[0]?.invitationWsid ?? '';
    await firm.owner.call(api.disableMember, { params: { ...params, memberWsid: hr.memberWsid } });
    expect(await refusedTo(guest, invitationWsid)).toMatchObject({ error: 'ERROR_INVITATION_DELETED' });
    expect(await stateOf(invitationWsid)).toMatchObject({ status: 'DELETED' });
    world.clock.advance({ minutes: 11 });
    await firm.owner.call(api.resendInvitation, { params: { ...params, invitationWsid }, body: {} });
    expect(await accept(guest, invitationWsid)).toMatchObject({ joinStatus: 'PASSED' });
  });

  it('goes to one contact once in ten minutes, also if it was withdrawn, for all enterprises (security 12)', async () => {
    const contact = nextPhone();
    const invitationWsid = await invited(contact);
    await firm.owner.call(api.deleteInvitation, { params: { ...params, invitationWsid } });
    const theirs = { params: { enterpriseWsid: other.enterpriseWsid }, body: { invitations: [{ contact }] } };
    for (const { invitations, refused } of [
      await invite([{ contact }]),
      await other.owner.call(api.createInvitations, theirs),
    ]) {
      expect(invitations).toEqual([]);
      expect(refused).toMatchObject([{ contact, error: 'ERROR_INVITATION_TOO_OFTEN' }]);
    }
    world.clock.advance({ minutes: 11 });
    expect((await other.owner.call(api.createInvitations, theirs)).refused).toEqual([]);
  });

  it('is limited per day, counted over all enterprises of its sender (security 12)', async () => {
    const founder = await someone('多企');
    const [first, second] = [await company(founder, '甲试有限公司'), await company(founder, '乙试有限公司')];
    const enterpriseId = fromWsid('enterprise', first.enterpriseWsid) ?? '';
    const [personId, sentAt] = [fromWsid('user', founder.userWsid) ?? '', world.services.clock.now()];
    const sends = Array.from({ length: INVITATIONS_PER_DAY_UNVERIFIED }, () => {
      const id = world.services.ids.next();
      return { id, enterpriseId, personId, sentAt, contact: `${id}@example.com` };
    });
    await world.services.db.withTx((tx) => tx.insert(invitationSend).values(sends));
    const place = { enterpriseWsid: second.enterpriseWsid };
    const body = { invitations: [{ contact: nextPhone() }] };
    expect(await founder.refused(api.createInvitations, { params: place, body })).toMatchObject({
      error: 'ERROR_INVITATION_LIMIT_UNVERIFIED',
    });
    await verify(world, second);
    expect((await founder.call(api.createInvitations, { params: place, body })).refused).toEqual([]);
  });

  it('returns the same error for foreign and unknown ids (security 34)', async () => {
    const theirs = await other.owner.call(api.createInvitations, {
      params: { enterpriseWsid: other.enterpriseWsid },
      body: { invitations: [{ contact: nextPhone() }] },
    });
    const nothing = toWsid('invitation', world.services.ids.next());
    for (const invitationWsid of [theirs.invitations[0]?.invitationWsid ?? '', nothing, 'x']) {
      const place = { params: { ...params, invitationWsid } };
      for (const refused of [
        await firm.owner.refused(api.deleteInvitation, place),
        await firm.owner.refused(api.resendInvitation, { ...place, body: {} }),
      ])
        expect(refused).toMatchObject({ error: 'ERROR_NOT_FOUND' });
    }
  });
});

describe('The link of an enterprise', () => {
  const setLink = (body: { enabled: boolean; directEntry?: boolean; expiresInDays?: number }, by = firm.owner) =>
    by.call(api.setInvitationLink, { params, body });
  const tokenOf = (href: string | null): string => /\/join\/([\w-]+)$/.exec(href ?? '')?.[1] ?? '';

  it('files an application that is listed with those from envelopes and handled in the same way', async () => {
    const { invitationLink: link } = await setLink({ enabled: true });
    const token = tokenOf(link.href);
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(await stateOf(token)).toMatchObject({ kind: 'LINK', enterpriseName: '广邀有限公司', status: 'OPEN' });
    const person = await someone('来人');
    expect(await accept(person, token)).toEqual({ joinStatus: 'WAITING', account: null });
    expect((await accept(person, token)).joinStatus).toBe('WAITING');
    const { person: clerk } = await holder('办事员', ['members:applications:handle']);
    const { joinApplications } = await clerk.call(api.listJoinApplications, { params });
    expect(joinApplications).toMatchObject([{ name: '来人', source: 'LINK', envelopeTitle: null }]);
    const joinWsid = joinApplications[0]?.joinWsid ?? '';
    await clerk.call(api.handleJoinApplication, { params: { ...params, joinWsid }, body: { passed: true } });
    expect(await accept(person, token)).toMatchObject({ joinStatus: 'PASSED' });
  });

  it('admits at once if the enterprise chose so, except members it has removed', async () => {
    const { invitationLink: link } = await setLink({ enabled: true, directEntry: true, expiresInDays: 1 });
    const token = tokenOf(link.href);
    const person = await someone('直入');
    const { joinStatus, account } = await accept(person, token);
    expect(joinStatus).toBe('PASSED');
    await firm.owner.call(api.disableMember, { params: { ...params, memberWsid: account?.userWsid ?? '' } });
    expect((await accept(person, token)).joinStatus).toBe('WAITING');
  });

  it('is stored as a hash and sealed, ends when switched off, and is a new one when switched on again', async () => {
    const before = tokenOf((await setLink({ enabled: true })).invitationLink.href);
    const [row] = await world.services.db.withTx((tx) => tx.select().from(invitationLink));
    expect(row?.enterpriseId).toBe(fromWsid('enterprise', firm.enterpriseWsid));
    expect(JSON.stringify(row)).not.toContain(before);
    expect((await setLink({ enabled: false })).invitationLink).toMatchObject({ enabled: false, href: null });
    const person = await someone('迟到');
    expect(await stateOf(before)).toMatchObject({ status: 'OFF' });
    expect(await refusedTo(person, before)).toMatchObject({ error: 'ERROR_INVITATION_LINK_OFF' });
    const after = tokenOf((await setLink({ enabled: true })).invitationLink.href);
    expect(after).not.toBe(before);
    expect(await refusedTo(person, before)).toMatchObject({ error: 'ERROR_NOT_FOUND' });
    world.clock.advance({ days: 8 });
    await person.login();
    expect(await refusedTo(person, after)).toMatchObject({ error: 'ERROR_INVITATION_EXPIRED' });
  });

  it('is switched with its key, and set to admit everyone only by members who handle applications', async () => {
    const { person } = await holder('开关', ['members:invitations:link:switch']);
    await setLink({ enabled: false, directEntry: false }, await again(firm));
    expect((await setLink({ enabled: true }, person)).invitationLink.enabled).toBe(true);
    const body = { enabled: true, directEntry: true };
    expect(await person.refused(api.setInvitationLink, { params, body })).toMatchObject({ error: 'ERROR_FORBIDDEN' });
    // When it was off or had expired, the setting stayed; a new link that admits everyone has to be chosen again.
    await setLink({ enabled: true, directEntry: true });
    await setLink({ enabled: true }, person);
    const renewed = { enabled: true, expiresInDays: 3 };
    expect(await person.refused(api.setInvitationLink, { params, body: renewed })).toMatchObject({
      error: 'ERROR_FORBIDDEN',
    });
    await setLink({ enabled: false }, person);
    expect(await person.refused(api.setInvitationLink, { params, body: { enabled: true } })).toMatchObject({
      error: 'ERROR_FORBIDDEN',
    });
    expect(await person.refused(api.listInvitations, { params, query: {} })).toMatchObject({
      error: 'ERROR_FORBIDDEN',
    });
  });
});
