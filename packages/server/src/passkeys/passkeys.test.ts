import { type Passkey, api } from '@countersign/contract';
import { PASSKEYS_MAX, fromWsid, toWsid } from '@countersign/domain';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit, passkey as passkeyTable, person as personTable } from '../db/schema/index.ts';
import {
  type Authenticator,
  type CreateOptions,
  type GetOptions,
  type Wrong,
  createAuthenticator,
} from './testing/authenticator.ts';

let world: World;
let site: { origin: string; rpId: string };
let lastPhone = 13_100_000_000;

beforeAll(async () => {
  world = await createWorld();
  const { origin, hostname } = new URL(world.house.config.publicUrl);
  site = { origin, rpId: hostname };
});
beforeEach(() => world.clock.advance({ hours: 2 }));
afterAll(() => world.close());

const WRONG = { status: 401, error: 'ERROR_PASSKEY' };
const browser = (): Person => world.stranger({ name: '路人', contact: String((lastPhone += 1)) });
async function registered(): Promise<Person> {
  const person = browser();
  await person.register();
  return person;
}
const paramsOf = ({ userWsid }: Person) => ({ userWsid });
const passwordOf = (person: Person): string => wirePassword('login', person.password);
const personIdOf = (person: Person): string => fromWsid('user', person.userWsid) ?? '';

async function creation(person: Person): Promise<CreateOptions & Record<string, unknown>> {
  const body = { password: passwordOf(person) };
  const { options } = await person.call(api.createPasskeyOptions, { params: paramsOf(person), body });
  return options as unknown as CreateOptions & Record<string, unknown>;
}
const keep = (person: Person, credential: Record<string, unknown>, name = '我的电脑') =>
  person.call(api.createPasskey, { params: paramsOf(person), body: { name, credential } });

/** A person with a passkey on a device of theirs. */
async function withPasskey(): Promise<{ person: Person; device: Authenticator; passkey: Passkey }> {
  const person = await registered();
  const device = createAuthenticator(site);
  const { passkey } = await keep(person, device.create(await creation(person)));
  return { person, device, passkey };
}
async function challengeOf(one: Person): Promise<GetOptions> {
  const { options } = await one.call(api.createPasskeySessionOptions, {});
  return options as unknown as GetOptions;
}
const logIn = (one: Person, credential: Record<string, unknown>) =>
  one.call(api.createPasskeySession, { body: { credential } });
const refusedLogIn = (one: Person, credential: Record<string, unknown>) =>
  one.refused(api.createPasskeySession, { body: { credential } });

describe('A passkey', () => {
  it('is asked for as one that its device keeps and its user unlocks, for this site', async () => {
    const person = await registered();
    expect(await creation(person)).toMatchObject({
      rp: { id: site.rpId },
      user: { name: person.contact, displayName: '路人' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
  });

  it('is kept, listed, logs its person in without naming them, and is forgotten', async () => {
    const { person, device, passkey } = await withPasskey();
    expect(passkey).toMatchObject({ name: '我的电脑', lastUsedDatetime: null });
    const elsewhere = browser();
    const { session, user } = await logIn(elsewhere, device.get(await challengeOf(elsewhere)));
    expect(session).toEqual({ userWsid: person.userWsid, sessionScopes: [] });
    expect(user).toMatchObject({ phone: person.contact });
    const { passkeys } = await elsewhere.call(api.listPasskeys, { params: paramsOf(person) });
    expect(passkeys).toEqual([{ ...passkey, lastUsedDatetime: expect.any(String) }]);
    await person.call(api.deletePasskey, { params: { ...paramsOf(person), passkeyWsid: passkey.passkeyWsid } });
    expect((await person.call(api.listPasskeys, { params: paramsOf(person) })).passkeys).toEqual([]);
    const again = browser();
    expect(await refusedLogIn(again, device.get(await challengeOf(again)))).toMatchObject(WRONG);
  });

  it('is announced to its person by every contact, so that nobody adds one unseen', async () => {
    const { person } = await withPasskey();
    await world.app.jobs.drain();
    const notices = (await person.messages()).filter(({ service }) => service === 'NOTICE');
    expect(notices.some(({ text }) => text.includes('“我的电脑”'))).toBe(true);
  });

  it('opens a new session: the one it was asked for in is over (security 1)', async () => {
    const { device } = await withPasskey();
    const elsewhere = browser();
    const options = await challengeOf(elsewhere);
    const before = elsewhere.jar.header();
    await logIn(elsewhere, device.get(options));
    expect(elsewhere.jar.get('session')).not.toBe(/session=([^;]+)/.exec(before)?.[1]);
    const planted = await fetch(`${world.base}/api/users/sessions`, { headers: { cookie: before } });
    expect(planted.status).toBe(401);
  });

  it('is not taken with the certificates of a maker, which nobody asked for', async () => {
    const person = await registered();
    const device = createAuthenticator(site);
    const statement = new Map([['x5c', [Buffer.alloc(8)]] as const]);
    const credential = device.create(await creation(person), { format: 'packed', statement });
    expect(
      await person.refused(api.createPasskey, { params: paramsOf(person), body: { name: 'x', credential } }),
    ).toMatchObject(WRONG);
  });

  it('leaves its making, use and end in the audit', async () => {
    const { person, device, passkey } = await withPasskey();
    const elsewhere = browser();
    await logIn(elsewhere, device.get(await challengeOf(elsewhere)));
    await person.call(api.deletePasskey, { params: { ...paramsOf(person), passkeyWsid: passkey.passkeyWsid } });
    const rows = await world.house.db.withTx((tx) =>
      tx
        .select()
        .from(audit)
        .where(eq(audit.personId, personIdOf(person))),
    );
    const told = rows.map(({ kind, detail }) => [kind, (detail as { by?: string }).by]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['user.passkeyCreated', undefined],
        ['user.loggedIn', 'PASSKEY'],
        ['user.passkeyDeleted', undefined],
      ]),
    );
  });

  it('shows what it already has, so that no device is asked twice, and at most ten are kept', async () => {
    const { person, device } = await withPasskey();
    expect(await creation(person)).toMatchObject({ excludeCredentials: [{ id: device.credentialId }] });
    for (let kept = 1; kept < PASSKEYS_MAX; kept++) {
      await keep(person, createAuthenticator(site).create(await creation(person)));
    }
    const body = { password: passwordOf(person) };
    const refusal = await person.refused(api.createPasskeyOptions, { params: paramsOf(person), body });
    expect(refusal).toMatchObject({ status: 422, error: 'ERROR_PASSKEY_LIMIT' });
  });

  it("is nobody else's to see, make or delete", async () => {
    const { person, passkey } = await withPasskey();
    const other = await registered();
    const gone = { status: 404, error: 'ERROR_NOT_FOUND' };
    const { passkeyWsid } = passkey;
    expect(await other.refused(api.listPasskeys, { params: paramsOf(person) })).toMatchObject(gone);
    expect(await other.refused(api.deletePasskey, { params: { ...paramsOf(person), passkeyWsid } })).toMatchObject(
      gone,
    );
    expect(await other.refused(api.deletePasskey, { params: { ...paramsOf(other), passkeyWsid } })).toMatchObject(gone);
    const nothing = toWsid('passkey', world.house.ids.next());
    expect(
      await other.refused(api.deletePasskey, { params: { ...paramsOf(other), passkeyWsid: nothing } }),
    ).toMatchObject(gone);
  });
});

describe('Making a passkey', () => {
  it('demands the login password, and counts the wrong ones', async () => {
    const person = await registered();
    const params = paramsOf(person);
    expect(await person.refused(api.createPasskeyOptions, { params, body: {} })).toMatchObject({
      error: 'ERROR_PASSWORD_WRONG',
    });
    const wrong = { password: wirePassword('login', 'Wr0ng!pass') };
    for (let i = 0; i < 5; i++) await person.refused(api.createPasskeyOptions, { params, body: wrong });
    const body = { password: passwordOf(person) };
    expect(await person.refused(api.createPasskeyOptions, { params, body })).toMatchObject({
      error: 'ERROR_CODE_LOCKED',
    });
  });

  it('demands none of somebody who has none', async () => {
    const person = browser();
    const { contact } = person;
    const opcode = await person.opcode('LOGIN');
    const body = { contact, opcode, enableAutoRegist: true };
    person.userWsid = (await person.call(api.createSessionByCode, { body })).session.userWsid;
    const { options } = await person.call(api.createPasskeyOptions, { params: paramsOf(person), body: {} });
    await keep(person, createAuthenticator(site).create(options as unknown as CreateOptions));
  });

  it.each<[string, Wrong]>([
    ['another site', { origin: 'https://evil.example' }],
    ['the key of another site', { rpId: 'evil.example' }],
    ['a login', { type: 'webauthn.get' }],
    ['a device that did not ask who is there', { isUnverified: true }],
    ['an unknown format', { format: 'apple' }],
  ])('is refused for %s', async (_what, wrong) => {
    const person = await registered();
    const credential = createAuthenticator(site).create(await creation(person), wrong);
    expect(
      await person.refused(api.createPasskey, { params: paramsOf(person), body: { name: 'x', credential } }),
    ).toMatchObject(WRONG);
  });

  it('is refused without its challenge: none, used, run out, of another session, of a login', async () => {
    const person = await registered();
    const params = paramsOf(person);
    const device = createAuthenticator(site);
    const refused = async (credential: Record<string, unknown>, one = person) =>
      expect(await one.refused(api.createPasskey, { params, body: { name: 'x', credential } })).toMatchObject(WRONG);
    const options = await creation(person);
    await keep(person, device.create(options));
    await refused(createAuthenticator(site).create(options));
    const late = await creation(person);
    world.clock.advance({ seconds: 301 });
    await refused(createAuthenticator(site).create(late));
    const elsewhere = world.stranger(person);
    await elsewhere.login();
    await refused(createAuthenticator(site).create(await creation(person)), elsewhere);
    const { challenge } = await challengeOf(person);
    await refused(createAuthenticator(site).create({ challenge, user: options.user }));
  });

  it('is refused for a credential that somebody has', async () => {
    const { device } = await withPasskey();
    const other = await registered();
    const credential = device.create(await creation(other));
    expect(
      await other.refused(api.createPasskey, { params: paramsOf(other), body: { name: 'x', credential } }),
    ).toMatchObject(WRONG);
  });

  it.each<[string, Record<string, unknown>]>([
    ['nothing', {}],
    ['no credential', { id: 'AA', rawId: 'AA', type: 'public-key', response: {} }],
    ['octets that are none', { id: '!', rawId: '!', type: 'public-key', response: { clientDataJSON: '!' } }],
    [
      'a structure of a thousand levels',
      {
        id: 'AA',
        rawId: 'AA',
        type: 'public-key',
        response: { clientDataJSON: 'e30', attestationObject: Buffer.alloc(5000, 0x81).toString('base64url') },
      },
    ],
  ])('is refused in words for %s (security 26)', async (_what, credential) => {
    const person = await registered();
    await creation(person);
    expect(
      await person.refused(api.createPasskey, { params: paramsOf(person), body: { name: 'x', credential } }),
    ).toMatchObject(WRONG);
  });
});

describe('A login by passkey', () => {
  it.each<[string, Wrong]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another port of this host', { origin: 'http://localhost:9999' }],
    ['the key of another site', { rpId: 'evil.example' }],
    ['the making of one', { type: 'webauthn.create' }],
    ['a device that did not ask who is there', { isUnverified: true }],
    ['a signature that is none', { signature: 'MEUCIQ' }],
    ['a counter that went back', { counter: 0 }],
    ['the handle of another person', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
  ])('is refused for %s', async (_what, wrong) => {
    const { device } = await withPasskey();
    const elsewhere = browser();
    expect(await refusedLogIn(elsewhere, device.get(await challengeOf(elsewhere), wrong))).toMatchObject(WRONG);
    // Nothing of it is left behind: the right one opens.
    await logIn(elsewhere, device.get(await challengeOf(elsewhere), { counter: 9 }));
  });

  it('is refused for an answer that was used, as it was or once more', async () => {
    const { device } = await withPasskey();
    const elsewhere = browser();
    const credential = device.get(await challengeOf(elsewhere));
    await logIn(elsewhere, credential);
    expect(await refusedLogIn(elsewhere, credential)).toMatchObject(WRONG);
    const thief = browser();
    await challengeOf(thief);
    expect(await refusedLogIn(thief, credential)).toMatchObject(WRONG);
  });

  it('is refused to a session that asked for no challenge, and to one without any', async () => {
    const { device } = await withPasskey();
    const [asker, thief] = [browser(), browser()];
    const credential = device.get(await challengeOf(asker));
    expect(await refusedLogIn(thief, credential)).toMatchObject(WRONG);
    await thief.captcha('LOGIN');
    expect(await refusedLogIn(thief, credential)).toMatchObject(WRONG);
  });

  it('is refused once its challenge is five minutes old', async () => {
    const { device } = await withPasskey();
    const elsewhere = browser();
    const credential = device.get(await challengeOf(elsewhere));
    world.clock.advance({ seconds: 301 });
    expect(await refusedLogIn(elsewhere, credential)).toMatchObject(WRONG);
  });

  it('of many at once with one answer opens one session', async () => {
    const { device } = await withPasskey();
    const elsewhere = browser();
    const credential = device.get(await challengeOf(elsewhere));
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => logIn(elsewhere, credential)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is refused for a credential that nobody has, in the same words (security 11)', async () => {
    const elsewhere = browser();
    const device = createAuthenticator(site);
    const { challenge } = await challengeOf(elsewhere);
    const userHandle = Buffer.alloc(16, 7).toString('base64url');
    expect(await refusedLogIn(elsewhere, device.get({ challenge }, { userHandle }))).toMatchObject(WRONG);
  });

  it('is refused to a disabled account', async () => {
    const { person, device } = await withPasskey();
    await world.house.db.withTx((tx) =>
      tx
        .update(personTable)
        .set({ accountStatus: 'DISABLED' })
        .where(eq(personTable.id, personIdOf(person))),
    );
    const elsewhere = browser();
    expect(await refusedLogIn(elsewhere, device.get(await challengeOf(elsewhere)))).toMatchObject({
      error: 'ERROR_ACCOUNT_DISABLED',
    });
  });

  it('holds for an authenticator that counts nothing, and for one that has counted far', async () => {
    const { person, device } = await withPasskey();
    await world.house.db.withTx((tx) =>
      tx
        .update(passkeyTable)
        .set({ counter: 0 })
        .where(eq(passkeyTable.personId, personIdOf(person))),
    );
    for (const counter of [0, 0, 4_000_000_000, 4_000_000_001]) {
      const elsewhere = browser();
      await logIn(elsewhere, device.get(await challengeOf(elsewhere), { counter }));
    }
  });
});
