import { BACKEND_NAMESPACE, PUSH_MESSAGE_EVENT, type PushMessage, api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { type Socket, io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let wang: Person;
let li: Person;
const sockets: Socket[] = [];

beforeAll(async () => {
  world = await createWorld();
  [wang, li] = await world.people('wang', 'li');
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => world.close());

/** Answers when the server has let the socket in; throws what it said where it has not. */
function connect(cookie: string, headers: Record<string, string> = {}): Promise<Socket> {
  const socket = io(`${world.base}${BACKEND_NAMESPACE}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie, ...headers },
  });
  sockets.push(socket);
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
const next = (socket: Socket): Promise<PushMessage> =>
  new Promise((resolve) => socket.once(PUSH_MESSAGE_EVENT, resolve));
const disconnected = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.once('disconnect', resolve));
const personOf = (person: Person): string => fromWsid('user', person.userWsid) ?? '';
const changed = (envelopeWsid: string): PushMessage => ({
  actionType: 'ENVELOPE_CHANGED',
  messageTitle: '',
  messageContent: '',
  attachMessage: { targertWsid: null, envelopeWsid },
});

describe('A socket', () => {
  it('hears what is pushed to its person, and nothing of others', async () => {
    const mine = await connect(wang.jar.header());
    const theirs = await connect(li.jar.header());
    const heard: PushMessage[] = [];
    theirs.on(PUSH_MESSAGE_EVENT, (message: PushMessage) => heard.push(message));
    const message = next(mine);
    world.house.push.toPersons([personOf(wang)], changed('one'));
    expect(await message).toEqual(changed('one'));
    const last = next(theirs);
    world.house.push.toPersons([personOf(li)], changed('two'));
    await last;
    expect(heard).toEqual([changed('two')]);
  });

  it.each<[string, () => string]>([
    ['no cookie', () => ''],
    ['the readable name alone (security 2)', () => `SessionWsid=${wang.jar.get('SessionWsid')}`],
    ['a secret that is none', () => `session=${'A'.repeat(43)}`],
  ])('with %s is refused', async (_what, cookie) => {
    await expect(connect(cookie())).rejects.toThrow('ERROR_NOT_LOGIN');
  });

  it('that another site opens is refused', async () => {
    await expect(connect(wang.jar.header(), { origin: 'https://evil.example' })).rejects.toThrow();
  });

  it('registers under the name of its own session only (Rulings §1.8)', async () => {
    const socket = await connect(wang.jar.header());
    expect(await socket.emitWithAck('register', wang.jar.get('SessionWsid'))).toBe(true);
    const gone = disconnected(socket);
    socket.emit('register', li.jar.get('SessionWsid'));
    await gone;
  });

  it('is closed when its session is logged out (security 3)', async () => {
    const han = world.person('han');
    await han.register();
    const socket = await connect(han.jar.header());
    const [gone, told] = [disconnected(socket), next(socket)];
    await han.logout();
    expect((await told).actionType).toBe('SESSION_ENDED');
    await gone;
  });

  it('hears what became of the code it asked for, under the request id (Rulings §5.3)', async () => {
    const stranger = world.stranger({ name: '路人', contact: '13500000001' });
    const code = await stranger.captcha('REGISTER');
    const socket = await connect(stranger.jar.header());
    const told = next(socket);
    await stranger.call(api.sendSmsCode, {
      body: { phone: stranger.contact, service: 'REGISTER', code, requestId: 'mine' },
    });
    expect(await told).toMatchObject({ actionType: 'CODE_RESULT', messageTitle: 'SUCCESS', messageContent: 'mine' });
  });
});
