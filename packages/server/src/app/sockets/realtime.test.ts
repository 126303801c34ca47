import {
  BACKEND_NAMESPACE,
  DEVICE_NAMESPACE,
  NAMESPACES,
  type PushMessage,
  RECONNECT_EVENT,
  REGISTER_EVENT,
  SCAN_UPLOAD_NAMESPACE,
  api,
} from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import { textPdf } from '@countersign/pdf/testing';
import { type Person, type World, createWorld, wirePassword } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { operator, person as personTable } from '../../platform/index.ts';
import { insertSession, newSessionSecret } from '../../accounts/sessions/store.ts';
import { startedEnvelope } from '../../signing/ceremony/testing/started-envelope.ts';
import { type ListenOptions, type Listener, createListeners } from './testing/listen.ts';

let world: World;
let wang: Person;
let li: Person;
let zhao: Person;
const { listen, disconnectAll } = createListeners();

beforeAll(async () => {
  world = await createWorld();
  [wang, li, zhao] = await world.people('wang', 'li', 'zhao');
});
afterEach(disconnectAll);
afterAll(() => world.close());

const connect = (cookie: string, options: ListenOptions = {}): Promise<Listener> => listen(world.base, cookie, options);
const page = (one: Person, namespace: string = BACKEND_NAMESPACE): Promise<Listener> =>
  connect(one.jar.header(), { namespace });
const browserOf = async (one: Person): Promise<Person> => {
  const browser = world.stranger(one);
  await browser.login();
  return browser;
};
const personOf = (person: Person): string => fromWsid('user', person.userWsid) ?? '';
const sessionOf = (person: Person): string => fromWsid('session', person.jar.get('SessionWsid') ?? '') ?? '';
const messageOf = (actionType: PushMessage['actionType'], envelopeWsid: string | null = null): PushMessage => ({
  actionType,
  messageTitle: '',
  messageContent: '',
  attachMessage: { targertWsid: null, envelopeWsid },
});
const changed = (envelopeWsid: string): PushMessage => messageOf('ENVELOPE_CHANGED', envelopeWsid);

describe.each(NAMESPACES)('A socket on %s', (namespace) => {
  it.each<[string, () => string]>([
    ['no cookie', () => ''],
    ['the readable name alone (security 2)', () => `SessionWsid=${wang.jar.get('SessionWsid')}`],
    ['an invalid secret', () => `session=${'A'.repeat(43)}`],
  ])('with %s is refused', async (_what, cookie) => {
    await expect(connect(cookie(), { namespace })).rejects.toThrow('ERROR_NOT_LOGIN');
  });

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    'opened by a page of %s is refused (security 30)',
    async (origin) => {
      await expect(connect(wang.jar.header(), { namespace, headers: { origin } })).rejects.toThrow();
    },
  );

  it('registers under the name of its own session, and is closed under another (Rulings §1.8, security 30)', async () => {
    const { socket, closed } = await page(wang, namespace);
    expect(await socket.emitWithAck(REGISTER_EVENT, wang.jar.get('SessionWsid'))).toBe(true);
    socket.emit(REGISTER_EVENT, li.jar.get('SessionWsid'));
    await closed;
  });

  it('hears at its registration whether it may have missed a push since its page was loaded', async () => {
    const { socket } = await page(zhao, namespace);
    const register = (...age: unknown[]) =>
      new Promise<readonly unknown[]>((resolve) =>
        socket.emit(REGISTER_EVENT, zhao.jar.get('SessionWsid'), ...age, (...answer: unknown[]) => resolve(answer)),
      );
    world.services.push.toPersons([personOf(li)], changed('other'));
    await expect.poll(() => register(0), { timeout: 10_000 }).toEqual([true, false]);
    world.services.push.toSession(sessionOf(zhao), changed('own'));
    expect(await register(0)).toEqual([true, true]);
    for (const age of [-1, 'now', 3_600_000]) expect(await register(age)).toEqual([true, true]);
    expect(await register()).toEqual([true, true]);
  });

  it('is closed if the name it registers is too long', async () => {
    const { socket, closed } = await page(wang, namespace);
    socket.emit(REGISTER_EVENT, 'x'.repeat(2000));
    await closed;
  });

  it('is notified and closed when its session is logged out (security 3, 30)', async () => {
    const browser = await browserOf(wang);
    const [gone, stays] = [await page(browser, namespace), await page(wang, namespace)];
    await browser.logout();
    await gone.next('SESSION_ENDED');
    await gone.closed;
    expect(stays.socket.connected).toBe(true);
  });

  it('is closed when its account is disabled (security 3, 30)', async () => {
    const han = world.stranger({ name: '韩', contact: `1351000000${NAMESPACES.indexOf(namespace)}` });
    await han.register();
    const { closed } = await page(han, namespace);
    await world.services.db.withTx((tx) =>
      tx
        .update(personTable)
        .set({ accountStatus: 'DISABLED' })
        .where(eq(personTable.id, personOf(han))),
    );
    await world.app.sockets.sweep();
    await closed;
    await expect(page(han, namespace)).rejects.toThrow('ERROR_NOT_LOGIN');
  });

  it('is asked to reconnect when its session changes account', async () => {
    const browser = await browserOf(li);
    const { socket } = await page(browser, namespace);
    const asked = new Promise<void>((resolve) => socket.once(RECONNECT_EVENT, () => resolve()));
    const { userWsid } = browser;
    await browser.call(api.changeAccount, { params: { userWsid }, body: { destinationWsid: userWsid } });
    await asked;
  });
});

describe('A page', () => {
  it('receives pushes to its person, and none to others (security 30)', async () => {
    const [mine, theirs] = [await page(wang), await page(li)];
    world.services.push.toPersons([personOf(wang)], changed('one'));
    expect(await mine.next('ENVELOPE_CHANGED')).toEqual(changed('one'));
    world.services.push.toPersons([personOf(li)], changed('two'));
    await theirs.next('ENVELOPE_CHANGED');
    expect(theirs.heard).toEqual([changed('two')]);
  });

  it('receives events of its account and devices on the device channel, else on the backend channel', async () => {
    const [device, backend] = [await page(wang, DEVICE_NAMESPACE), await page(wang)];
    world.services.push.toDevices([personOf(wang)], messageOf('ACCOUNT_CHANGED'));
    await Promise.all([device.next('ACCOUNT_CHANGED'), backend.next('ACCOUNT_CHANGED')]);
  });

  it('is notified of a login from an unknown device', async () => {
    const device = await page(zhao, DEVICE_NAMESPACE);
    const elsewhere = world.stranger(zhao);
    const password = wirePassword('login', zhao.password);
    await elsewhere.call(api.createSession, { body: { accountNumber: zhao.contact, password, deviceId: 'a phone' } });
    await world.app.jobs.drain();
    const { attachMessage } = await device.next('DEVICE_LOGIN');
    expect(attachMessage.targertWsid).toBe(elsewhere.jar.get('SessionWsid'));
  });

  it('receives the result of its code under the request id, which no other session can use (security 20)', async () => {
    const stranger = world.stranger({ name: '路人', contact: '13500000001' });
    const eavesdropper = world.stranger({ name: '耳朵', contact: '13500000002' });
    const code = await stranger.captcha('REGISTER');
    const otherCode = await eavesdropper.captcha('REGISTER');
    const [asked, other] = [await page(stranger), await page(eavesdropper)];
    const body = { service: 'REGISTER', requestId: 'mine', pusherChannelTag: 'mine' } as const;
    await stranger.call(api.sendSmsCode, { body: { ...body, phone: stranger.contact, code } });
    expect(await asked.next('CODE_RESULT')).toMatchObject({ messageTitle: 'SUCCESS', messageContent: 'mine' });
    const own = { ...body, requestId: 'own', phone: eavesdropper.contact, code: otherCode };
    await eavesdropper.call(api.sendSmsCode, { body: own });
    await other.next('CODE_RESULT');
    expect(other.heard.map(({ messageContent }) => messageContent)).toEqual(['own']);
  });

  it('opened by a signing link receives events of that participant, and not of the person (security 18)', async () => {
    const { participantWsids } = await startedEnvelope(world, wang, [{ person: li, sequence: 1 }], [textPdf(1)]);
    const guest = world.person('li');
    await guest.openLink(participantWsids[0] ?? '');
    const [backend, device] = [await page(guest), await page(guest, DEVICE_NAMESPACE)];
    world.services.push.toDevices([personOf(li)], messageOf('ACCOUNT_CHANGED'));
    world.services.push.toPersons([personOf(li)], changed('of the person'));
    world.services.push.toParticipants(
      [fromWsid('participant', participantWsids[0] ?? '') ?? ''],
      changed('of the link'),
    );
    await backend.next('ENVELOPE_CHANGED');
    expect(backend.heard).toEqual([changed('of the link')]);
    world.services.push.endSessions([sessionOf(guest)]);
    await device.closed;
    expect(device.heard.map(({ actionType }) => actionType)).toEqual(['SESSION_ENDED']);
  });

  it('of an operator receives no events of persons', async () => {
    const { ids, clock, db, push } = world.services;
    const [operatorId, id, secret, now] = [ids.next(), ids.next(), newSessionSecret(), clock.now()];
    await db.withTx(async (tx) => {
      const account = {
        login: 'staff',
        name: '柜员',
        passwordHash: 'none',
        mustChangePassword: false,
        disabled: false,
      };
      await tx.insert(operator).values({ id: operatorId, ...account, createdAt: now });
      const session = { personId: null, scopes: null, contact: null, deviceId: null, ip: '', userAgent: '' };
      await insertSession(tx, { ...session, id, secret, operatorId, now });
    });
    const { heard, next, closed } = await connect(`session=${secret}`);
    push.toPersons([personOf(wang)], changed('one'));
    push.toSession(id, messageOf('CODE_RESULT'));
    await next('CODE_RESULT');
    expect(heard).toHaveLength(1);
    await db.withTx((tx) => tx.update(operator).set({ disabled: true }).where(eq(operator.id, operatorId)));
    await world.app.sockets.sweep();
    await closed;
  });
});

describe('A socket', () => {
  it('of another browser is closed when the password is changed; those of this browser stay open (security 3)', async () => {
    const han = world.person('han');
    await han.register();
    const elsewhere = await browserOf(han);
    const [here, there] = [await page(han), await page(elsewhere)];
    const asked = new Promise<void>((resolve) => here.socket.once(RECONNECT_EVENT, () => resolve()));
    await han.call(api.resetPassword, {
      params: { userWsid: han.userWsid },
      body: { oldPassword: wirePassword('login', han.password), newPassword: wirePassword('login', 'An0ther!one') },
    });
    await Promise.all([there.closed, asked]);
    expect(here.socket.connected).toBe(true);
    // `here` ignores the request to reconnect, as a client with the stolen old secret would, and is closed.
    const renewed = await page(han);
    await world.app.sockets.sweep();
    // The reason is that of a network failure, after which a page reconnects with its current cookie.
    expect(await here.closed).toBe('transport close');
    expect(renewed.socket.connected).toBe(true);
  });

  it('that names no channel is refused (security 30)', async () => {
    await expect(connect(wang.jar.header(), { namespace: '/' })).rejects.toThrow('ERROR_NOT_LOGIN');
  });

  it('does not keep its session alive: after 30 idle minutes it is closed (security 4)', async () => {
    const browser = await browserOf(wang);
    world.clock.advance({ minutes: 29 });
    const { socket, closed } = await page(browser);
    await socket.emitWithAck(REGISTER_EVENT, toWsid('session', sessionOf(browser)));
    await page(browser, SCAN_UPLOAD_NAMESPACE);
    world.clock.advance({ minutes: 2 });
    await world.app.sockets.sweep();
    await closed;
    expect(await browser.refused(api.getSession, {})).toMatchObject({ status: 401, error: 'ERROR_NOT_LOGIN' });
  });
});
