import { api } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { person as persons } from '../../platform/index.ts';

let world: World;
let lastPhone = 13_700_000_000;
const newPerson = (): Person => world.stranger({ name: '路人', contact: String((lastPhone += 1)) });
const byPassword = (person: Person, password = person.password, verificationCode?: string) => ({
  body: { accountNumber: person.contact, password: wirePassword('login', password), verificationCode },
});
const SECRET = 'session';

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.advance({ hours: 2 }));

describe('A person', () => {
  it('registers with a code, logs out and logs in again', async () => {
    const wang = world.person('wang');
    const user = await wang.register();
    expect(user).toMatchObject({
      phone: wang.contact,
      nickname: '王小明',
      displayName: '王小明',
      existSignPassword: false,
    });
    await wang.setSignPassword();
    expect((await wang.call(api.getSession, {})).session).toEqual({ userWsid: user.userWsid, sessionScopes: [] });
    const { userInfo } = await wang.call(api.getUser, { params: { userWsid: user.userWsid }, query: {} });
    expect(userInfo).toMatchObject({ user: { userWsid: user.userWsid, existSignPassword: true }, enterprise: null });
    await wang.logout();
    expect(await wang.refused(api.getSession, {})).toMatchObject({ status: 401, error: 'ERROR_NOT_LOGIN' });
    expect((await wang.login()).lastLoginDatetime).not.toBeNull();
  });

  it('registers by e-mail too, and only once', async () => {
    const alice = world.person('alice');
    expect(await alice.register()).toMatchObject({ email: 'alice@example.com', phone: null });
    await alice.logout();
    world.clock.advance({ minutes: 2 });
    await expect(world.person('alice').register()).rejects.toMatchObject({
      status: 409,
      error: 'ERROR_ACCOUNT_EXISTS',
    });
  });

  it('registers once, however many requests come at once', async () => {
    const browsers = Array.from({ length: 4 }, () => world.stranger({ name: '同时', contact: '13612345678' }));
    const opcodes: string[] = [];
    for (const browser of browsers) {
      opcodes.push(await browser.opcode('REGISTER'));
      world.clock.advance({ seconds: 61 });
    }
    const body = { account: '13612345678', password: wirePassword('login', 'Passw0rd!') };
    const answers = await Promise.allSettled(
      browsers.map((browser, i) => browser.call(api.createUser, { body: { ...body, opcode: opcodes[i] ?? '' } })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('logs in by a code, which makes an account if requested', async () => {
    const person = newPerson();
    const contact = person.contact;
    const first = await person.opcode('LOGIN');
    expect(await person.refused(api.createSessionByCode, { body: { contact, opcode: first } })).toMatchObject({
      error: 'ERROR_ACCOUNT_NOT_REGISTERED',
    });
    const { session } = await person.call(api.createSessionByCode, {
      body: { contact, opcode: first, enableAutoRegist: true },
    });
    expect(session.sessionScopes).toEqual([]);
    expect(await person.call(api.accountExists, { query: { account: contact } })).toEqual({ existed: true });
  });

  it('gets the same answer for a wrong password and an unknown account (security 11)', async () => {
    const person = newPerson();
    await person.register();
    await person.logout();
    const wrong = await person.refused(api.createSession, byPassword(person, 'Wrong0rd!'));
    const unknown = await person.refused(api.createSession, byPassword(newPerson()));
    const told = ({ status, code, error, message }: typeof wrong) => ({ status, code, error, message });
    expect(told(wrong)).toEqual(told(unknown));
    expect(wrong).toMatchObject({ status: 401, error: 'ERROR_LOGIN_FAILED' });
  });

  it('is shown a captcha after three failures and locked after ten (security 9)', async () => {
    const person = newPerson();
    await person.register();
    await person.logout();
    for (let i = 0; i < 3; i++)
      expect((await person.refused(api.createSession, byPassword(person, 'Wrong0rd!'))).error).toBe(
        'ERROR_LOGIN_FAILED',
      );
    expect(await person.refused(api.createSession, byPassword(person))).toMatchObject({ code: 100220503 });
    for (let i = 0; i < 7; i++) {
      const captcha = await person.captcha('LOGIN');
      expect((await person.refused(api.createSession, byPassword(person, 'Wrong0rd!', captcha))).error).toBe(
        'ERROR_LOGIN_FAILED',
      );
    }
    const captcha = await person.captcha('LOGIN');
    expect(await person.refused(api.createSession, byPassword(person, person.password, captcha))).toMatchObject({
      status: 429,
      code: 103,
    });
    world.clock.advance({ hours: 1, seconds: 1 });
    await person.login();
  });

  it('is not locked out of a known browser by strangers, who are locked themselves (security 66)', async () => {
    const [person, thief] = [newPerson(), newPerson()];
    await person.register();
    await person.logout();
    const device = /(?:^|; )device=([^;]+)/.exec(person.jar.header())?.[1];
    expect(device).toMatch(/^[A-Za-z0-9_-]{43}$/);
    for (let i = 0; i < 10; i++) {
      const captcha = i < 3 ? undefined : await thief.captcha('LOGIN');
      const guess = byPassword({ ...thief, contact: person.contact }, 'Wrong0rd!', captcha);
      expect((await thief.refused(api.createSession, guess)).error).toBe('ERROR_LOGIN_FAILED');
    }
    const right = byPassword(person, person.password, await thief.captcha('LOGIN'));
    expect(await thief.refused(api.createSession, right)).toMatchObject({ code: 103 });
    await person.login();
    expect(person.jar.get('device')).toBe(device);
  });

  it('gains nothing by guessing many passwords at once', async () => {
    const person = newPerson();
    await person.register();
    await person.logout();
    const guesses = Array.from({ length: 20 }, (_, i) =>
      person.refused(api.createSession, byPassword(person, `Wrong0rd${i}!`)),
    );
    const codes = (await Promise.all(guesses)).map(({ error }) => error);
    expect(codes.filter((error) => error === 'ERROR_LOGIN_FAILED')).toHaveLength(3);
    expect(codes.filter((error) => error === 'ERROR_CAPTCHA_AGAIN' || error === 'ERROR_CODE_LOCKED')).toHaveLength(17);
  });

  it('cannot use a stored password hash as a password (security 14)', async () => {
    const person = newPerson();
    await person.register();
    const rows = await world.services.db.withTx((tx) =>
      tx.select({ phone: persons.phone, passwordHash: persons.passwordHash }).from(persons),
    );
    const stored = rows.find(({ phone }) => phone === person.contact)?.passwordHash ?? '';
    expect(stored).toMatch(/^\$argon2id\$/);
    const body = { accountNumber: person.contact, password: stored.slice(0, 200) };
    expect(await person.refused(api.createSession, { body })).toMatchObject({
      status: 422,
      error: 'ERROR_PASSWORD_FORM',
    });
  });
});

describe('A session', () => {
  it('has a secret that no script can read and a public name that grants nothing (security 2)', async () => {
    const person = newPerson();
    const response = await person.fetch('/api/captcha/image-code?service=REGISTER');
    const cookies = response.headers.getSetCookie();
    expect(cookies.find((cookie) => cookie.startsWith(`${SECRET}=`))).toMatch(/HttpOnly.*SameSite=Lax/);
    expect(cookies.find((cookie) => cookie.startsWith('SessionWsid=WSID_SESS_'))).not.toMatch(/HttpOnly/i);
    await person.register();
    const nameOnly = await fetch(`${world.base}/api/users/sessions`, {
      headers: { cookie: `SessionWsid=${person.jar.get('SessionWsid')}` },
    });
    expect(nameOnly.status).toBe(401);
  });

  it('is replaced by a new one after every login, and the old one is gone (security 1)', async () => {
    const person = newPerson();
    await person.register();
    const before = person.jar.get(SECRET);
    await person.login();
    expect(person.jar.get(SECRET)).not.toBe(before);
    const old = await fetch(`${world.base}/api/users/sessions`, { headers: { cookie: `${SECRET}=${before}` } });
    expect(old.status).toBe(401);
  });

  it('ends at logout (security 3)', async () => {
    const person = newPerson();
    await person.register();
    const secret = person.jar.get(SECRET);
    await person.logout();
    expect(person.jar.get(SECRET)).toBeUndefined();
    expect(
      (await fetch(`${world.base}/api/users/sessions`, { headers: { cookie: `${SECRET}=${secret}` } })).status,
    ).toBe(401);
  });

  it('lasts as long as it is used, and ends 30 minutes after the last use, pings or not (security 4)', async () => {
    const person = newPerson();
    await person.register();
    for (let i = 0; i < 3; i++) {
      world.clock.advance({ minutes: 25 });
      await person.call(api.getUser, { params: { userWsid: person.userWsid }, query: {} });
    }
    for (let i = 0; i < 3; i++) {
      world.clock.advance({ minutes: 10 });
      await person.call(api.ping, { query: {} });
    }
    world.clock.advance({ minutes: 1 });
    expect(await person.refused(api.getUser, { params: { userWsid: person.userWsid }, query: {} })).toMatchObject({
      status: 401,
      error: 'ERROR_NOT_LOGIN',
    });
  });

  it('is not kept alive by background requests of a page without user activity (security 4)', async () => {
    const person = newPerson();
    await person.register();
    const path = `/api/users/${person.userWsid}`;
    for (let i = 0; i < 3; i++) {
      world.clock.advance({ minutes: 10 });
      const response = await person.fetch(path, { headers: { 'x-activity': 'none' } });
      expect(response.status).toBe(i < 2 ? 200 : 401);
    }
  });

  it('is visible only to its own person', async () => {
    const [person, other] = [newPerson(), newPerson()];
    await person.register();
    await other.register();
    expect(await person.refused(api.getUser, { params: { userWsid: other.userWsid }, query: {} })).toMatchObject({
      status: 404,
    });
    expect(
      await person.refused(api.getUser, { params: { userWsid: toWsid('user', world.services.ids.next()) }, query: {} }),
    ).toMatchObject({ status: 404 });
  });
});

describe('A sign password', () => {
  it('is set once, changed with the old one, and locked after five wrong ones', async () => {
    const person = newPerson();
    await person.register();
    const params = { userWsid: person.userWsid };
    const sign = (text: string) => wirePassword('sign', text);
    expect(await person.refused(api.verifySignPassword, { params, body: { signPassword: sign('x') } })).toMatchObject({
      error: 'ERROR_SIGN_PASSWORD_NONE',
    });
    await person.setSignPassword();
    expect(
      await person.refused(api.createSignPassword, { params, body: { signPassword: sign('other') } }),
    ).toMatchObject({ error: 'ERROR_SIGN_PASSWORD_EXISTS' });
    const change = { oldSignPassword: sign('wrong'), newSignPassword: sign('New0rd!!') };
    expect(await person.refused(api.changeSignPassword, { params, body: change })).toMatchObject({
      error: 'ERROR_SIGN_PASSWORD_WRONG',
    });
    await person.call(api.changeSignPassword, {
      params,
      body: { ...change, oldSignPassword: sign(person.signPassword) },
    });
    await person.call(api.verifySignPassword, { params, body: { signPassword: sign('New0rd!!') } });
    const guesses = Array.from({ length: 12 }, () =>
      person.refused(api.verifySignPassword, { params, body: { signPassword: sign('guess') } }),
    );
    const errors = (await Promise.all(guesses)).map(({ error }) => error);
    expect(errors.filter((error) => error === 'ERROR_SIGN_PASSWORD_WRONG')).toHaveLength(5);
    expect(
      await person.refused(api.verifySignPassword, { params, body: { signPassword: sign('New0rd!!') } }),
    ).toMatchObject({ code: 103 });
  });
});
