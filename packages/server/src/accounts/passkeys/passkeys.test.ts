import { api } from '@countersign/contract';
import { PASSKEYS_MAX, fromWsid, toWsid } from '@countersign/domain';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type RequestContext, audit, person as personTable, session } from '../../platform/index.ts';
import { registerPasskey } from './create-passkey.ts';
import type { CreateOptions, Wrong } from './testing/authenticator.ts';
import {
  type PasskeyWorld,
  WRONG,
  logIn,
  paramsOf,
  passkeyWorld,
  passwordOf,
  refusedLogIn,
} from './testing/passkey-world.ts';

let world: World;
let at: PasskeyWorld;

beforeAll(async () => {
  world = await createWorld();
  at = passkeyWorld(world);
});
beforeEach(() => world.clock.advance({ hours: 2 }));
afterAll(() => world.close());

const personIdOf = (person: Person): string => fromWsid('user', person.userWsid) ?? '';

describe('A passkey', () => {
  it('is requested as a discoverable one with user verification, for this site', async () => {
    const person = await at.registered();
    expect(await at.creation(person)).toMatchObject({
      rp: { id: new URL(world.services.config.publicUrl).hostname },
      user: { name: person.contact, displayName: '路人' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
  });

  it('is stored, listed, logs its person in without naming them, and is deleted', async () => {
    const { person, device, passkey } = await at.owner();
    expect(passkey).toMatchObject({ name: '我的电脑', lastUsedDatetime: null });
    const elsewhere = at.browser();
    const { session, user } = await logIn(elsewhere, device.get(await at.challengeOf(elsewhere)));
    expect(session).toEqual({ userWsid: person.userWsid, sessionScopes: [] });
    expect(user).toMatchObject({ phone: person.contact });
    const { passkeys } = await elsewhere.call(api.listPasskeys, { params: paramsOf(person) });
    expect(passkeys).toEqual([{ ...passkey, lastUsedDatetime: expect.any(String) }]);
    await person.call(api.deletePasskey, { params: { ...paramsOf(person), passkeyWsid: passkey.passkeyWsid } });
    expect((await person.call(api.listPasskeys, { params: paramsOf(person) })).passkeys).toEqual([]);
    const again = at.browser();
    expect(await refusedLogIn(again, device.get(await at.challengeOf(again)))).toMatchObject(WRONG);
  });

  it('is announced to its person by every contact, so that no one can add one unnoticed', async () => {
    const { person } = await at.owner();
    await world.app.jobs.drain();
    const notices = (await person.messages()).filter(({ service }) => service === 'NOTICE');
    expect(notices.some(({ text }) => text.includes('“我的电脑”'))).toBe(true);
  });

  it('opens a new session and ends the one in which it was requested (security 1)', async () => {
    const { device } = await at.owner();
    const elsewhere = at.browser();
    const options = await at.challengeOf(elsewhere);
    const before = elsewhere.jar.header();
    await logIn(elsewhere, device.get(options));
    expect(elsewhere.jar.get('session')).not.toBe(/session=([^;]+)/.exec(before)?.[1]);
    const planted = await fetch(`${world.base}/api/users/sessions`, { headers: { cookie: before } });
    expect(planted.status).toBe(401);
  });

  it('is refused with the certificates of a manufacturer, which were not requested', async () => {
    const person = await at.registered();
    const device = at.device();
    const statement = new Map([['x5c', [Buffer.alloc(8)]] as const]);
    const credential = device.create(await at.creation(person), { format: 'packed', statement });
    expect(
      await person.refused(api.createPasskey, { params: paramsOf(person), body: { name: 'x', credential } }),
    ).toMatchObject(WRONG);
  });

  it('leaves its creation, use and deletion in the audit', async () => {
    const { person, device, passkey } = await at.owner();
    const elsewhere = at.browser();
    await logIn(elsewhere, device.get(await at.challengeOf(elsewhere)));
    await person.call(api.deletePasskey, { params: { ...paramsOf(person), passkeyWsid: passkey.passkeyWsid } });
    const rows = await world.services.db.withTx((tx) =>
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

  it('excludes existing passkeys, so that no device is asked twice, and at most ten are stored', async () => {
    const { person, device } = await at.owner();
    expect(await at.creation(person)).toMatchObject({ excludeCredentials: [{ id: device.credentialId }] });
    for (let kept = 1; kept < PASSKEYS_MAX; kept++) {
      await at.keep(person, at.device().create(await at.creation(person)));
    }
    const body = { password: passwordOf(person) };
    const refusal = await person.refused(api.createPasskeyOptions, { params: paramsOf(person), body });
    expect(refusal).toMatchObject({ status: 422, error: 'ERROR_PASSKEY_LIMIT' });
  });

  it('is not stored by a request that was under way when every session ended (Rulings §8.21)', async () => {
    const person = await at.registered();
    const credential = at.device().create(await at.creation(person));
    const { services } = world;
    const personId = personIdOf(person);
    const [ended] = await services.db.withTx((tx) =>
      tx.update(session).set({ endedAt: services.clock.now() }).where(eq(session.personId, personId)).returning(),
    );
    const sessionId = ended?.id ?? '';
    const context = { now: services.clock.now(), sessionId, ip: '127.0.0.1', userAgent: '', requestId: '' };
    const making = registerPasskey(
      services,
      { personId, sessionId, memberId: null } as Caller,
      { name: '电脑', credential },
      context as RequestContext,
    );
    await expect(making).rejects.toMatchObject({ refusal: { error: 'ERROR_NOT_LOGIN' } });
    await person.login();
    expect((await person.call(api.listPasskeys, { params: paramsOf(person) })).passkeys).toEqual([]);
  });

  it('cannot be seen, made or deleted by another person', async () => {
    const { person, passkey } = await at.owner();
    const other = await at.registered();
    const gone = { status: 404, error: 'ERROR_NOT_FOUND' };
    const { passkeyWsid } = passkey;
    expect(await other.refused(api.listPasskeys, { params: paramsOf(person) })).toMatchObject(gone);
    expect(await other.refused(api.deletePasskey, { params: { ...paramsOf(person), passkeyWsid } })).toMatchObject(
      gone,
    );
    expect(await other.refused(api.deletePasskey, { params: { ...paramsOf(other), passkeyWsid } })).toMatchObject(gone);
    const nothing = toWsid('passkey', world.services.ids.next());
    expect(
      await other.refused(api.deletePasskey, { params: { ...paramsOf(other), passkeyWsid: nothing } }),
    ).toMatchObject(gone);
  });
});

describe('Creating a passkey', () => {
  it('requires the login password, and counts wrong ones', async () => {
    const person = await at.registered();
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

  it('requires no password from a person who has none', async () => {
    const person = at.browser();
    const { contact } = person;
    const opcode = await person.opcode('LOGIN');
    const body = { contact, opcode, enableAutoRegist: true };
    person.userWsid = (await person.call(api.createSessionByCode, { body })).session.userWsid;
    const { options } = await person.call(api.createPasskeyOptions, { params: paramsOf(person), body: {} });
    await at.keep(person, at.device().create(options as unknown as CreateOptions));
  });

  it.each<[string, Wrong]>([
    ['another site', { origin: 'https://evil.example' }],
    ['the key of another site', { rpId: 'evil.example' }],
    ['a login', { type: 'webauthn.get' }],
    ['a device that did not verify its user', { isUnverified: true }],
    ['an unknown format', { format: 'apple' }],
  ])('is refused for %s', async (_what, wrong) => {
    const person = await at.registered();
    const credential = at.device().create(await at.creation(person), wrong);
    expect(
      await person.refused(api.createPasskey, { params: paramsOf(person), body: { name: 'x', credential } }),
    ).toMatchObject(WRONG);
  });

  it('is refused if its challenge is missing, used, expired, or belongs to another session or to a login', async () => {
    const person = await at.registered();
    const params = paramsOf(person);
    const device = at.device();
    const refused = async (credential: Record<string, unknown>, one = person) =>
      expect(await one.refused(api.createPasskey, { params, body: { name: 'x', credential } })).toMatchObject(WRONG);
    const options = await at.creation(person);
    await at.keep(person, device.create(options));
    await refused(at.device().create(options));
    const late = await at.creation(person);
    world.clock.advance({ seconds: 301 });
    await refused(at.device().create(late));
    const elsewhere = world.stranger(person);
    await elsewhere.login();
    await refused(at.device().create(await at.creation(person)), elsewhere);
    const { challenge } = await at.challengeOf(person);
    await refused(at.device().create({ challenge, user: options.user }));
  });

  it('is refused for a credential that is registered already', async () => {
    const { device } = await at.owner();
    const other = await at.registered();
    const credential = device.create(await at.creation(other));
    expect(
      await other.refused(api.createPasskey, { params: paramsOf(other), body: { name: 'x', credential } }),
    ).toMatchObject(WRONG);
  });

  it.each<[string, Record<string, unknown>]>([
    ['nothing', {}],
    ['no credential', { id: 'AA', rawId: 'AA', type: 'public-key', response: {} }],
    ['malformed octets', { id: '!', rawId: '!', type: 'public-key', response: { clientDataJSON: '!' } }],
    [
      'a structure of a thousand levels',
      {
        id: 'AA',
        rawId: 'AA',
        type: 'public-key',
        response: { clientDataJSON: 'e30', attestationObject: Buffer.alloc(5000, 0x81).toString('base64url') },
      },
    ],
  ])('is refused with a proper error for %s (security 26)', async (_what, credential) => {
    const person = await at.registered();
    await at.creation(person);
    expect(
      await person.refused(api.createPasskey, { params: paramsOf(person), body: { name: 'x', credential } }),
    ).toMatchObject(WRONG);
  });
});

describe('Every passkey and signing phone of a person (rulings §8.21)', () => {
  const login = (password: string) => wirePassword('login', password);
  const keysOf = async (person: Person) => (await person.call(api.listPasskeys, { params: paramsOf(person) })).passkeys;

  it.each([
    ['a forgotten password that is reset', false],
    ['a first password that is set by a code', true],
  ])('is removed by %s: the passkey of an intruder no longer logs in', async (_, isFirst) => {
    const { person } = await at.owner();
    const personId = personIdOf(person);
    if (isFirst)
      await world.services.db.withTx((tx) =>
        tx.update(personTable).set({ passwordHash: null }).where(eq(personTable.id, personId)),
      );
    world.clock.advance({ hours: 2 });
    const opcode = await person.opcode('RESET_PWD');
    await person.call(api.retrievePassword, {
      body: { opcode, newPassword: login('Fresh0rd!'), account: person.contact },
    });
    await person.call(api.createSession, { body: { accountNumber: person.contact, password: login('Fresh0rd!') } });
    expect(await keysOf(person)).toEqual([]);
    await world.app.jobs.drain();
    const told = (await person.messages()).map(({ text }) => text).join();
    expect(told).toMatch(/passkeys and signing phones are removed.*\/account\/security/s);
  });

  it('is removed by a change of the password if that is requested, and kept otherwise', async () => {
    const { person } = await at.owner();
    const change = (oldPassword: string, newPassword: string, more: object) =>
      person.call(api.resetPassword, {
        params: paramsOf(person),
        body: { oldPassword: login(oldPassword), newPassword: login(newPassword), ...more },
      });
    await change(person.password, 'Second0rd!', {});
    expect(await keysOf(person)).toHaveLength(1);
    await change('Second0rd!', 'Third0rd!', { removeKeys: true });
    expect(await keysOf(person)).toEqual([]);
  });
});
