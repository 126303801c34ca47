import { api } from '@countersign/contract';
import { SECURITY_TOKEN_LIFE_SEC, fromWsid, maskContact, toWsid } from '@countersign/domain';
import { type Person, type World, createWorld, drawnPng, wirePassword } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rememberReturned } from '../../platform/delivery/returned.ts';
import { enterprise, member, securityToken as securityTokens } from '../../platform/index.ts';
import { insertBuiltInRoles } from '../../accounts/index.ts';
import { tellSessionsChanged } from '../../accounts/session-changes/index.ts';

let world: World;
let lastPhone = 13_100_000_000;
const someone = (contact = String((lastPhone += 1))): Person => world.stranger({ name: '路人', contact });
const registered = async (): Promise<Person> => {
  const person = someone();
  await person.register();
  return person;
};
/** The same person in another browser. */
const elsewhere = async (person: Person): Promise<Person> => {
  const browser = someone(person.contact);
  await browser.login();
  return browser;
};
const paramsOf = (person: Person) => ({ userWsid: person.userWsid });
const login = (text: string): string => wirePassword('login', text);
const SECRET = 'session';

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.advance({ hours: 2 }));

/** Makes a person a member of a new enterprise; returns membership and enterprise. */
async function join(person: Person, name: string, { isOwner = true } = {}) {
  const { services } = world;
  const personId = fromWsid('user', person.userWsid) ?? '';
  const [now, enterpriseId, memberId] = [services.clock.now(), services.ids.next(), services.ids.next()];
  await services.db.withTx(async (tx) => {
    const times = { createdAt: now, modifiedAt: now };
    await tx.insert(enterprise).values({ id: enterpriseId, name, adminName: '王', authorId: personId, ...times });
    await tx.insert(member).values({ id: memberId, enterpriseId, personId, status: 'NORMAL', isOwner, createdAt: now });
    if (isOwner) await insertBuiltInRoles(tx, services, { enterpriseId, ownerId: memberId }, now);
  });
  return {
    memberWsid: toWsid('enterpriseUser', memberId),
    enterpriseWsid: toWsid('enterprise', enterpriseId),
    memberId,
  };
}
const disable = (memberId: string): Promise<unknown> =>
  world.services.db.withTx(async (tx) => {
    await tx.update(member).set({ status: 'DISABLED' }).where(eq(member.id, memberId));
    await tellSessionsChanged(tx, `member ${memberId}`);
  });

describe('A profile', () => {
  it('has a nickname, a sex and a picture that is redrawn', async () => {
    const person = await registered();
    const params = paramsOf(person);
    const { user } = await person.call(api.updateUser, { params, body: { nickname: '小王', sex: 'MALE' } });
    expect(user).toMatchObject({ nickname: '小王', sex: 'MALE', displayName: '小王', avatarHref: null });
    const bytes = Buffer.concat([drawnPng(600, 600), Buffer.from('<script>')]);
    const uploaded = await person.upload(api.uploadAvatar, { params, fields: {}, file: { name: '1.jpg', bytes } });
    const href = uploaded.user.avatarHref?.href ?? '';
    const shown = Buffer.from(await (await person.fetch(href)).arrayBuffer());
    expect([shown.readUInt32BE(16), shown.readUInt32BE(20)]).toEqual([256, 256]);
    expect(shown.includes('<script>')).toBe(false);
    const stranger = await registered();
    expect((await stranger.fetch(href)).status).toBe(404);
    expect((await person.call(api.deleteAvatar, { params })).user.avatarHref).toBeNull();
  });

  it('shows no undocumented field, least of all a hash (security 24)', async () => {
    const person = await registered();
    for (const fields of ['passwordHash', 'nickname,signPassword', "nickname';drop"]) {
      expect(await person.refused(api.getUser, { params: paramsOf(person), query: { fields } })).toMatchObject({
        status: 400,
        error: 'ERROR_UNKNOWN_FIELD',
      });
    }
    const { userInfo } = await person.call(api.getUser, { params: paramsOf(person), query: { fields: 'nickname' } });
    expect(userInfo).toEqual({ user: { nickname: expect.anything() } });
    const all = await person.call(api.getUser, { params: paramsOf(person) });
    expect(JSON.stringify(all)).not.toMatch(/argon2|Hash/);
  });

  it('stores which notices its person wants; security notices are always sent', async () => {
    const person = await registered();
    const params = paramsOf(person);
    const { preferences } = await person.call(api.getPreferences, { params });
    expect(preferences.topics).toMatchObject({ TURN: { SMS: true, EMAIL: true, DESKTOP: true } });
    const topics = { ...preferences.topics, RESULT: { SMS: false }, SECURITY: { SMS: false } };
    const set = await person.call(api.setPreferences, { params, body: { topics } });
    expect(set.preferences.topics).toMatchObject({ RESULT: { SMS: false, EMAIL: true }, SECURITY: { SMS: true } });
    expect((await person.call(api.getPreferences, { params })).preferences).toEqual(set.preferences);
  });

  it('start the notices again that a complaint from a contact of the person has stopped', async () => {
    const person = await registered();
    const other = await registered();
    const { clock, secrets, db } = world.services;
    const stop = (contact: string) =>
      db.withTx((tx) => rememberReturned(tx, { clock, secrets }, { contact, kind: 'CONTRACT', outcome: 'COMPLAINED' }));
    await stop(person.contact);
    await stop(other.contact);
    const params = paramsOf(person);
    const { preferences, stopped } = await person.call(api.getPreferences, { params });
    expect(stopped).toMatchObject([{ kind: 'CONTRACT', contact: maskContact(person.contact) }]);
    expect((await person.call(api.setPreferences, { params, body: preferences })).stopped).toHaveLength(1);
    const body = { ...preferences, resume: true };
    expect((await person.call(api.setPreferences, { params, body })).stopped).toEqual([]);
    expect((await other.call(api.getPreferences, { params: paramsOf(other) })).stopped).toHaveLength(1);
  });
});

describe('Accounts', () => {
  it('are the personal one and every enterprise; changing the active one changes the session secret (security 1)', async () => {
    const person = await registered();
    const personal = person.userWsid;
    const { memberWsid, enterpriseWsid } = await join(person, '甲公司');
    const { accounts } = await person.call(api.listAccounts, { params: paramsOf(person), query: {} });
    expect(accounts).toEqual([
      expect.objectContaining({ userWsid: personal, userType: 'PERSON', defaultLogin: true, memberStatus: 'NORMAL' }),
      expect.objectContaining({ userWsid: memberWsid, enterpriseName: '甲公司', enterpriseWsid, defaultLogin: false }),
    ]);
    const before = person.jar.get(SECRET);
    const { session, user } = await person.call(api.changeAccount, {
      params: paramsOf(person),
      body: { destinationWsid: memberWsid },
    });
    expect(session.userWsid).toBe(memberWsid);
    expect(user).toMatchObject({ userWsid: memberWsid, userType: 'ENTERPRISE', userEnterpriseWsid: memberWsid });
    expect(user.enterpriseRoles).toEqual([expect.objectContaining({ alias: 'SUPER_ADMINISTRATOR' })]);
    expect(person.jar.get(SECRET)).not.toBe(before);
    expect(
      (await fetch(`${world.base}/api/users/sessions`, { headers: { cookie: `${SECRET}=${before}` } })).status,
    ).toBe(401);
    const { userInfo } = await person.call(api.getUser, { params: { userWsid: memberWsid }, query: {} });
    expect(userInfo.enterprise).toMatchObject({ name: '甲公司', idttvStatus: 'INCOMPLETE', isOwner: true });
    await person.call(api.changeAccount, { params: { userWsid: memberWsid }, body: { destinationWsid: personal } });
    expect((await person.call(api.getSession, {})).session.userWsid).toBe(personal);
    expect(await person.refused(api.getUser, { params: { userWsid: memberWsid }, query: {} })).toMatchObject({
      status: 404,
    });
  });

  it('of enterprises that the person was removed from or never joined cannot be entered (security 19)', async () => {
    const [person, other] = [await registered(), await registered()];
    const mine = await join(person, '乙公司');
    const foreign = await join(other, '丙公司');
    const enter = (destinationWsid: string) =>
      person.refused(api.changeAccount, { params: paramsOf(person), body: { destinationWsid } });
    const nothing = toWsid('enterpriseUser', world.services.ids.next());
    expect(await enter(foreign.memberWsid)).toMatchObject({ status: 404, error: 'ERROR_NOT_A_MEMBER' });
    expect(await enter(nothing)).toMatchObject({ status: 404, error: 'ERROR_NOT_A_MEMBER' });
    expect(await enter(other.userWsid)).toMatchObject({ status: 404, error: 'ERROR_NOT_A_MEMBER' });
    await disable(mine.memberId);
    expect(await enter(mine.memberWsid)).toMatchObject({ status: 403, error: 'ERROR_MEMBER_DISABLED' });
  });

  it('end with the membership at the next call, also the active one (security 19, 40)', async () => {
    const person = await registered();
    const { memberWsid, memberId } = await join(person, '丁公司');
    await person.call(api.changeAccount, { params: paramsOf(person), body: { destinationWsid: memberWsid } });
    await disable(memberId);
    expect(await person.refused(api.getSession, {})).toMatchObject({ status: 401 });
  });

  it('have a default that is active after login, unless its member was removed', async () => {
    const person = await registered();
    const personal = person.userWsid;
    const { memberWsid, memberId, enterpriseWsid } = await join(person, '戊公司');
    const body = { enterpriseWsid, isDefault: true };
    const { accounts } = await person.call(api.setDefaultAccount, { params: paramsOf(person), body });
    expect(accounts.map(({ defaultLogin }) => defaultLogin)).toEqual([false, true]);
    await person.login();
    expect(person.userWsid).toBe(memberWsid);
    await disable(memberId);
    await person.login();
    expect(person.userWsid).toBe(personal);
    expect(await person.refused(api.setDefaultAccount, { params: { userWsid: personal }, body })).toMatchObject({
      error: 'ERROR_MEMBER_DISABLED',
    });
  });

  it.each(['filters=passwordHash=1', 'sorts=-name', 'fields=hash', 'offset=-1', 'limit=NaN', 'offset=1e18'])(
    'are not listed by %s (security 24, 25)',
    async (query) => {
      const person = await registered();
      const response = await person.fetch(`/api/users/${person.userWsid}/accounts?${query}`);
      expect(response.status).toBe(400);
    },
  );
});

describe('A security token', () => {
  it('opens one login in another browser, once, within a minute (security 17)', async () => {
    const person = await registered();
    const { securityToken, expireIn } = await person.call(api.createSecurityToken, {});
    expect(expireIn).toBe(SECURITY_TOKEN_LIFE_SEC);
    const there = someone();
    const body = { securityToken };
    const answers = await Promise.allSettled(
      [someone(), someone(), there].map((browser) => browser.call(api.createSessionByToken, { body })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await there.refused(api.createSessionByToken, { body })).toMatchObject({
      status: 401,
      error: 'ERROR_SECURITY_TOKEN',
    });
    const late = await person.call(api.createSecurityToken, {});
    world.clock.advance({ seconds: SECURITY_TOKEN_LIFE_SEC + 1 });
    expect(
      await there.refused(api.createSessionByToken, { body: { securityToken: late.securityToken } }),
    ).toMatchObject({ error: 'ERROR_SECURITY_TOKEN' });
  });

  it('opens nothing once its person has logged out everywhere else (security 3, 17)', async () => {
    const person = await registered();
    const { securityToken } = await person.call(api.createSecurityToken, {});
    await person.call(api.signOutOtherDevices, { params: paramsOf(person) });
    expect(await someone().refused(api.createSessionByToken, { body: { securityToken } })).toMatchObject({
      error: 'ERROR_SECURITY_TOKEN',
    });
  });

  it('is not stored in plain text (security 17)', async () => {
    const person = await registered();
    const { securityToken } = await person.call(api.createSecurityToken, {});
    const rows = await world.services.db.withTx((tx) => tx.select().from(securityTokens));
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(securityToken);
  });
});

describe('Devices', () => {
  it('with a session are listed, and logged out one by one or all others at once (security 3)', async () => {
    const person = await registered();
    const [second, third] = [await elsewhere(person), await elsewhere(person)];
    const { devices } = await person.call(api.listDevices, { params: paramsOf(person) });
    expect(devices).toHaveLength(3);
    expect(devices.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const secondWsid = second.jar.get('SessionWsid') ?? '';
    const params = { ...paramsOf(person), sessionWsid: secondWsid };
    await person.call(api.signOutDevice, { params });
    expect(await second.refused(api.getSession, {})).toMatchObject({ status: 401 });
    await third.call(api.getSession, {});
    const stranger = await registered();
    const foreign = { ...paramsOf(stranger), sessionWsid: third.jar.get('SessionWsid') ?? '' };
    expect(await stranger.refused(api.signOutDevice, { params: foreign })).toMatchObject({ status: 404 });
    await person.call(api.signOutOtherDevices, { params: paramsOf(person) });
    expect(await third.refused(api.getSession, {})).toMatchObject({ status: 401 });
    await person.call(api.getSession, {});
  });

  it('that are new are announced, the first and the known ones are not', async () => {
    const person = someone();
    await person.register();
    const announced = async (): Promise<number> =>
      (await person.messages()).filter(({ subject }) => subject === 'Login from a new device').length;
    const at = async (browser: Person): Promise<void> => {
      // The same device name everywhere: it proves nothing (security 66).
      const body = { accountNumber: person.contact, password: login(person.password), deviceId: 'phone' };
      await browser.call(api.createSession, { body });
    };
    const [phone, tablet, desk] = [someone(), someone(), someone()];
    await at(phone);
    await expect.poll(announced).toBe(1);
    await at(phone);
    await at(tablet);
    await expect.poll(announced).toBe(2);
    await at(phone);
    // A notice for another device is sent after any notice for the phone.
    await at(desk);
    await expect.poll(announced).toBe(3);
  });
});
