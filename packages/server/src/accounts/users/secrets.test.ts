import { api } from '@countersign/contract';
import { CODE_TRIES, fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RequestContext, person as personTable, session } from '../../platform/index.ts';
import { addContact } from './contacts.ts';

let world: World;
let lastPhone = 13_110_000_000;
const newPerson = (contact = String((lastPhone += 1))): Person => world.stranger({ name: '路人', contact });
const registered = async (): Promise<Person> => {
  const person = newPerson();
  await person.register();
  return person;
};
/** The same person at another browser. */
const elsewhere = async (person: Person): Promise<Person> => {
  const browser = newPerson(person.contact);
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

describe('A login password', () => {
  it('is changed with the old one; every other browser is logged out, this one stays logged in (security 1, 3)', async () => {
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

  it('can be tried five times an hour, however many guesses come at once', async () => {
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

  it('is changed once by two changes at once: the second was checked against a replaced password', async () => {
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

  it('that is forgotten is reset by a code; every session ends and the person is notified (security 3)', async () => {
    const person = await registered();
    const browser = newPerson(person.contact);
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

  it('is not reset by an opcode for another contact, service or browser (security 6, 7)', async () => {
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
  it('that is forgotten is reset by a code to one of my own contacts only (security 7)', async () => {
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

  it('are bound by a code, replaced only with the password too, and the old contact is notified', async () => {
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

  it('that were bound without the password cannot reset it for a day: an open browser is not enough (security 7)', async () => {
    const person = await registered();
    const params = paramsOf(person);
    const contact = mail(person);
    const bound = await person.opcode('BIND_CONTACT', { contact });
    await person.call(api.bindContact, { params, body: { contact, opcode: bound } });
    const thief = newPerson(contact);
    const retrieve = async () => ({
      body: { account: contact, opcode: await thief.opcode('RESET_PWD'), newPassword: login('Stolen0rd!') },
    });
    expect(await thief.refused(api.retrievePassword, await retrieve())).toMatchObject({ error: 'ERROR_CONTACT_FRESH' });
    world.clock.advance({ days: 1, seconds: 1 });
    await thief.call(api.retrievePassword, await retrieve());
  });

  it('of another account are not bound, and an opcode for one contact does not bind another (security 6, 7)', async () => {
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

  it('are removed with the password, but never the last one', async () => {
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

  it('of WeChat are removed', async () => {
    const person = await registered();
    const id = fromWsid('user', person.userWsid) ?? '';
    await world.services.db.withTx((tx) =>
      tx.update(personTable).set({ wechat: '小明' }).where(eq(personTable.id, id)),
    );
    const { user } = await person.call(api.unbindWechat, { params: paramsOf(person) });
    expect(user.wechat).toBeNull();
  });
});

describe('A contact that is bound by a request that was under way when the password was retrieved', () => {
  it('is not bound, and the thief cannot retrieve a password by it later (Rulings §8.21)', async () => {
    const person = await registered();
    const { services } = world;
    const email = `thief-${person.contact}@example.com`;
    const opcode = await person.opcode('BIND_CONTACT', { contact: email });
    const personId = fromWsid('user', person.userWsid) ?? '';
    const [ended] = await services.db.withTx((tx) =>
      tx.update(session).set({ endedAt: services.clock.now() }).where(eq(session.personId, personId)).returning(),
    );
    const sessionId = ended?.id ?? '';
    const binding = { contact: email, opcode, password: login(person.password), deviceId: null };
    const context = { now: services.clock.now(), sessionId, ip: '127.0.0.1', userAgent: '', requestId: '' };
    await expect(addContact(services, personId, binding, context as RequestContext)).rejects.toMatchObject({
      refusal: { error: 'ERROR_NOT_LOGIN' },
    });
  });
});
