import { api } from '@countersign/contract';
import { CODE_TRIES, SECURITY_TOKEN_LIFE_SEC, fromWsid, toWsid } from '@countersign/domain';
import { type Person, type World, createWorld, drawnPng, wirePassword } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enterprise, member, person as personTable } from '../db/schema/index.ts';

let world: World;
let lastPhone = 13_100_000_000;
const somebody = (contact = String((lastPhone += 1))): Person => world.stranger({ name: '路人', contact });
const registered = async (): Promise<Person> => {
  const person = somebody();
  await person.register();
  return person;
};
/** The same person at another browser. */
const elsewhere = async (person: Person): Promise<Person> => {
  const browser = somebody(person.contact);
  await browser.login();
  return browser;
};
const paramsOf = (person: Person) => ({ userWsid: person.userWsid });
const login = (text: string): string => wirePassword('login', text);
const sign = (text: string): string => wirePassword('sign', text);
const SECRET = 'session';

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.advance({ hours: 2 }));

/** Makes a person a member of an enterprise of their own; the answer names membership and enterprise. */
async function join(person: Person, name: string, { isOwner = true } = {}) {
  const { house } = world;
  const personId = fromWsid('user', person.userWsid) ?? '';
  const [now, enterpriseId, memberId] = [house.clock.now(), house.ids.next(), house.ids.next()];
  await house.db.withTx(async (tx) => {
    const times = { createdAt: now, modifiedAt: now };
    await tx.insert(enterprise).values({ id: enterpriseId, name, adminName: '王', authorId: personId, ...times });
    await tx.insert(member).values({ id: memberId, enterpriseId, personId, status: 'NORMAL', isOwner, createdAt: now });
  });
  return {
    memberWsid: toWsid('enterpriseUser', memberId),
    enterpriseWsid: toWsid('enterprise', enterpriseId),
    memberId,
  };
}
const disable = (memberId: string): Promise<unknown> =>
  world.house.db.withTx((tx) => tx.update(member).set({ status: 'DISABLED' }).where(eq(member.id, memberId)));

describe('A login password', () => {
  it('is changed with the old one; every other browser is signed out, this one goes on (security 1, 3)', async () => {
    const person = await registered();
    const other = await elsewhere(person);
    const before = person.jar.get(SECRET);
    const change = { oldPassword: login('Wrong0rd!'), newPassword: login('Fresh0rd!') };
    expect(await person.refused(api.resetPassword, { params: paramsOf(person), body: change })).toMatchObject({
      status: 422,
      error: 'ERROR_PASSWORD_WRONG',
    });
    const right = { ...change, oldPassword: login(person.password) };
    await person.call(api.resetPassword, { params: paramsOf(person), body: right });
    expect(person.jar.get(SECRET)).not.toBe(before);
    await person.call(api.getSession, {});
    const old = await fetch(`${world.base}/api/users/sessions`, { headers: { cookie: `${SECRET}=${before}` } });
    expect(old.status).toBe(401);
    expect(await other.refused(api.getSession, {})).toMatchObject({ status: 401 });
    expect(await person.refused(api.verifyPassword, { body: { password: login(person.password) } })).toMatchObject({
      error: 'ERROR_PASSWORD_WRONG',
    });
    await person.call(api.verifyPassword, { body: { password: login('Fresh0rd!') } });
  });

  it('is judged five times an hour, however many guesses come at once', async () => {
    const person = await registered();
    const guesses = Array.from({ length: 12 }, () =>
      person.refused(api.verifyPassword, { body: { password: login('guess') } }),
    );
    const errors = (await Promise.all(guesses)).map(({ error }) => error);
    expect(errors.filter((error) => error === 'ERROR_PASSWORD_WRONG')).toHaveLength(CODE_TRIES);
    expect(await person.refused(api.verifyPassword, { body: { password: login(person.password) } })).toMatchObject({
      code: 103,
    });
  });

  it('changed twice at once is changed once: the second was judged against what is no more', async () => {
    const person = await registered();
    const other = await elsewhere(person);
    const change = (browser: Person, newPassword: string) =>
      browser.call(api.resetPassword, {
        params: paramsOf(person),
        body: { oldPassword: login(person.password), newPassword: login(newPassword) },
      });
    const answers = await Promise.allSettled([change(person, 'First0rd!'), change(other, 'Second0rd!')]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('that is forgotten is set anew by a code; every session ends and the person hears of it (security 3)', async () => {
    const person = await registered();
    const browser = somebody(person.contact);
    const opcode = await browser.opcode('RESET_PWD');
    const body = { opcode, newPassword: login('Fresh0rd!'), account: person.contact };
    expect(await browser.call(api.retrievePassword, { body })).toEqual({});
    expect(await person.refused(api.getSession, {})).toMatchObject({ status: 401 });
    expect(await browser.refused(api.retrievePassword, { body })).toMatchObject({ error: 'ERROR_OPCODE' });
    expect(
      await browser.refused(api.createSession, {
        body: { accountNumber: person.contact, password: login(person.password) },
      }),
    ).toMatchObject({ error: 'ERROR_LOGIN_FAILED' });
    await browser.call(api.createSession, {
      body: { accountNumber: person.contact, password: login('Fresh0rd!') },
    });
    await expect
      .poll(async () => (await browser.messages()).map(({ subject }) => subject))
      .toContain('Your login password was changed');
  });

  it('is not set by an opcode for another contact, service or browser (security 6, 7)', async () => {
    const [person, thief] = [await registered(), await registered()];
    const newPassword = login('Stolen0rd!');
    const own = await thief.opcode('RESET_PWD');
    const attempt = { newPassword, account: person.contact };
    const refused = (browser: Person, opcode: string) =>
      browser.refused(api.retrievePassword, { body: { ...attempt, opcode } });
    expect(await refused(thief, own)).toMatchObject({ error: 'ERROR_OPCODE' });
    const wrongService = await person.opcode('BIND_CONTACT');
    expect(await refused(person, wrongService)).toMatchObject({ error: 'ERROR_OPCODE' });
    const right = await person.opcode('RESET_PWD');
    expect(await refused(thief, right)).toMatchObject({ error: 'ERROR_OPCODE' });
    expect(
      await person.refused(api.retrievePassword, { body: { ...attempt, opcode: right, newPassword: 'in clear' } }),
    ).toMatchObject({ error: 'ERROR_PASSWORD_FORM' });
    await person.call(api.retrievePassword, { body: { ...attempt, opcode: right } });
  });
});

describe('A sign password', () => {
  it('that is forgotten is set anew by a code to one of my own contacts only (security 7)', async () => {
    const [person, other] = [await registered(), await registered()];
    await person.setSignPassword();
    const newPassword = sign('Fresh0rd!!');
    const params = paramsOf(person);
    const foreign = await person.opcode('RESET_SIGN_PWD', { contact: other.contact });
    expect(
      await person.refused(api.retrieveSignPassword, {
        params,
        body: { account: other.contact, opcode: foreign, newPassword },
      }),
    ).toMatchObject({ error: 'ERROR_OPCODE' });
    const opcode = await person.opcode('RESET_SIGN_PWD');
    await person.call(api.retrieveSignPassword, { params, body: { account: person.contact, opcode, newPassword } });
    await person.call(api.verifySignPassword, { params, body: { signPassword: newPassword } });
  });
});

describe('Contacts', () => {
  const mail = (person: Person): string => `p${person.contact}@example.com`;

  it('are bound by a code, changed with the password besides, and the old one is told', async () => {
    const person = await registered();
    const params = paramsOf(person);
    const first = mail(person);
    const opcode = await person.opcode('BIND_CONTACT', { contact: first });
    const { user } = await person.call(api.bindContact, { params, body: { contact: first, opcode } });
    expect(user).toMatchObject({ email: first, phone: person.contact });
    const second = `new-${first}`;
    const again = await person.opcode('BIND_CONTACT', { contact: second });
    const body = { contact: second, opcode: again };
    expect(await person.refused(api.bindContact, { params, body })).toMatchObject({ error: 'ERROR_PASSWORD_WRONG' });
    const changed = await person.call(api.bindContact, { params, body: { ...body, password: login(person.password) } });
    expect(changed.user.email).toBe(second);
    await expect
      .poll(async () => (await person.messages(first)).map(({ subject }) => subject))
      .toContain('Your contact was changed');
    expect(await person.refused(api.bindContact, { params, body: { contact: second, opcode: 'x' } })).toMatchObject({
      error: 'ERROR_CONTACT_UNCHANGED',
    });
  });

  it('that came without the password retrieve none for a day: an open browser is not enough (security 7)', async () => {
    const person = await registered();
    const params = paramsOf(person);
    const contact = mail(person);
    const bound = await person.opcode('BIND_CONTACT', { contact });
    await person.call(api.bindContact, { params, body: { contact, opcode: bound } });
    const thief = somebody(contact);
    const retrieve = async () => ({
      body: { account: contact, opcode: await thief.opcode('RESET_PWD'), newPassword: login('Stolen0rd!') },
    });
    expect(await thief.refused(api.retrievePassword, await retrieve())).toMatchObject({ error: 'ERROR_CONTACT_FRESH' });
    world.clock.advance({ days: 1, seconds: 1 });
    await thief.call(api.retrievePassword, await retrieve());
  });

  it('of another account are not bound, and an opcode for one contact binds no other (security 6, 7)', async () => {
    const [person, other] = [await registered(), await registered()];
    const params = paramsOf(person);
    const password = login(person.password);
    const taken = await person.opcode('BIND_CONTACT', { contact: other.contact });
    expect(
      await person.refused(api.bindContact, { params, body: { contact: other.contact, opcode: taken, password } }),
    ).toMatchObject({ status: 409, error: 'ERROR_CONTACT_TAKEN' });
    const opcode = await person.opcode('BIND_CONTACT', { contact: mail(person) });
    expect(
      await person.refused(api.bindContact, { params, body: { contact: `x${mail(person)}`, opcode } }),
    ).toMatchObject({ error: 'ERROR_OPCODE' });
  });

  it('are given up with the password, but never the last one', async () => {
    const person = await registered();
    const params = paramsOf(person);
    const password = login(person.password);
    expect(await person.refused(api.unbindContact, { params, body: { kind: 'phone', password } })).toMatchObject({
      error: 'ERROR_CONTACT_LAST',
    });
    const opcode = await person.opcode('BIND_CONTACT', { contact: mail(person) });
    await person.call(api.bindContact, { params, body: { contact: mail(person), opcode } });
    expect(
      await person.refused(api.unbindContact, { params, body: { kind: 'phone', password: login('Wrong0rd!') } }),
    ).toMatchObject({ error: 'ERROR_PASSWORD_WRONG' });
    const { user } = await person.call(api.unbindContact, { params, body: { kind: 'phone', password } });
    expect(user).toMatchObject({ phone: null, email: mail(person) });
    expect(await person.call(api.accountExists, { query: { account: person.contact } })).toEqual({ existed: false });
  });

  it('of WeChat are given up', async () => {
    const person = await registered();
    const id = fromWsid('user', person.userWsid) ?? '';
    await world.house.db.withTx((tx) => tx.update(personTable).set({ wechat: '小明' }).where(eq(personTable.id, id)));
    const { user } = await person.call(api.unbindWechat, { params: paramsOf(person) });
    expect(user.wechat).toBeNull();
  });
});

describe('A profile', () => {
  it('has a nickname, a sex and a picture that is drawn anew', async () => {
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

  it('shows no field that is none, least of all a hash (security 24)', async () => {
    const person = await registered();
    for (const fields of ['passwordHash', 'nickname,signPassword', "nickname';drop"]) {
      expect(await person.refused(api.getUser, { params: paramsOf(person), query: { fields } })).toMatchObject({
        status: 400,
        error: 'ERROR_UNKNOWN_FIELD',
      });
    }
    const { userInfo } = await person.call(api.getUser, { params: paramsOf(person), query: { fields: 'nickname' } });
    expect(JSON.stringify(userInfo)).not.toMatch(/argon2|Hash/);
  });

  it('keeps what its person wants to be told; what is about security always comes', async () => {
    const person = await registered();
    const params = paramsOf(person);
    const { preferences } = await person.call(api.getPreferences, { params });
    expect(preferences.topics).toMatchObject({ TURN: { SMS: true, EMAIL: true, DESKTOP: true } });
    const topics = { ...preferences.topics, RESULT: { SMS: false }, SECURITY: { SMS: false } };
    const set = await person.call(api.setPreferences, { params, body: { topics } });
    expect(set.preferences.topics).toMatchObject({ RESULT: { SMS: false, EMAIL: true }, SECURITY: { SMS: true } });
    expect((await person.call(api.getPreferences, { params })).preferences).toEqual(set.preferences);
  });
});

describe('Accounts', () => {
  it('are the personal one and every enterprise; the active one changes under a new secret (security 1)', async () => {
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

  it('of enterprises I was removed from or never was in are not entered (security 19)', async () => {
    const [person, other] = [await registered(), await registered()];
    const mine = await join(person, '乙公司');
    const foreign = await join(other, '丙公司');
    const enter = (destinationWsid: string) =>
      person.refused(api.changeAccount, { params: paramsOf(person), body: { destinationWsid } });
    const nothing = toWsid('enterpriseUser', world.house.ids.next());
    expect(await enter(foreign.memberWsid)).toMatchObject({ status: 404, error: 'ERROR_NOT_A_MEMBER' });
    expect(await enter(nothing)).toMatchObject({ status: 404, error: 'ERROR_NOT_A_MEMBER' });
    expect(await enter(other.userWsid)).toMatchObject({ status: 404, error: 'ERROR_NOT_A_MEMBER' });
    await disable(mine.memberId);
    expect(await enter(mine.memberWsid)).toMatchObject({ status: 403, error: 'ERROR_MEMBER_DISABLED' });
  });

  it('that are active end with the membership at the next call (security 19, 40)', async () => {
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
  it('opens one login elsewhere, once, within a minute (security 17)', async () => {
    const person = await registered();
    const { securityToken, expireIn } = await person.call(api.createSecurityToken, {});
    expect(expireIn).toBe(SECURITY_TOKEN_LIFE_SEC);
    const there = somebody();
    const body = { securityToken };
    const answers = await Promise.allSettled(
      [somebody(), somebody(), there].map((browser) => browser.call(api.createSessionByToken, { body })),
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

  it('opens nothing once its person has signed out everywhere else (security 3, 17)', async () => {
    const person = await registered();
    const { securityToken } = await person.call(api.createSecurityToken, {});
    await person.call(api.signOutOtherDevices, { params: paramsOf(person) });
    expect(await somebody().refused(api.createSessionByToken, { body: { securityToken } })).toMatchObject({
      error: 'ERROR_SECURITY_TOKEN',
    });
  });

  it('is not stored in clear (security 17)', async () => {
    const person = await registered();
    const { securityToken } = await person.call(api.createSecurityToken, {});
    const rows = await world.house.db.withTx((tx) => tx.query.securityToken.findMany());
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(securityToken);
  });
});

describe('Devices', () => {
  it('where I am signed in are listed and signed out one by one or all the others (security 3)', async () => {
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
    const person = somebody();
    await person.register();
    const announced = async (): Promise<number> =>
      (await person.messages()).filter(({ subject }) => subject === 'Login from a new device').length;
    const at = async (deviceId: string): Promise<void> => {
      const body = { accountNumber: person.contact, password: login(person.password), deviceId };
      await somebody().call(api.createSession, { body });
    };
    await at('phone');
    await expect.poll(announced).toBe(1);
    await at('phone');
    await at('tablet');
    await expect.poll(announced).toBe(2);
    await at('phone');
    // A notice of another device comes after any of the phone would have.
    await at('desk');
    await expect.poll(announced).toBe(3);
  });
});
