import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '@countersign/contract';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRequestLimits } from './request-limits.ts';
import { createRateLimiter, createSlowRefusals } from '../../platform/index.ts';

const CALLS_A_MINUTE = 1200;
let world: World;
let wang: Person;
beforeAll(async () => {
  world = await createWorld();
  [wang] = await world.people('wang');
});
afterAll(() => world.close());

const get = (path: string, headers: readonly string[] = []): string =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

/** A connection of another client than the test people, who connect from 127.0.0.1. */
async function stranger(from: string, allowHalfOpen = false): Promise<{ readonly socket: Socket; text: () => string }> {
  const port = Number(new URL(world.base).port);
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen });
  let text = '';
  socket.on('data', (data) => (text += String(data))).on('error', () => {});
  await once(socket, 'connect');
  return { socket, text: () => text };
}
const closed = (socket: Socket): Promise<void> => new Promise((resolve) => socket.once('close', () => resolve()));
const answersIn = (text: string, status: number): number => text.split(`HTTP/1.1 ${status} `).length - 1;

/** Uses up the requests that the client may send within a minute. */
async function useUp(from: string): Promise<void> {
  const { socket, text } = await stranger(from);
  for (let sent = 0; sent < CALLS_A_MINUTE; sent += 100) {
    socket.write(get('/api/envelopes').repeat(100));
    await expect.poll(() => answersIn(text(), 401), { timeout: 20_000 }).toBe(sent + 100);
  }
  socket.destroy();
}

describe('A client that exceeds its rate', () => {
  let from: string;
  let number = 1;
  beforeEach(async () => {
    number += 1;
    from = `127.0.0.${number}`;
    await useUp(from);
  });

  it('is refused with a delay and a message, and its connection closes', async () => {
    const { socket, text } = await stranger(from);
    socket.write(get('/api/envelopes', ['Accept-Language: en']));
    await once(socket, 'close');
    const [head = '', body = ''] = text().split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 429 /);
    expect(head.toLowerCase()).toContain('connection: close');
    expect(head.toLowerCase()).toMatch(/retry-after: \d+/);
    expect(JSON.parse(body)).toMatchObject({
      error: 'ERROR_TOO_MANY_REQUESTS',
      data: { expireIn: expect.any(Number) as number },
    });
  });

  it('gets no second answer on a connection whose refusal is delayed', async () => {
    const { socket, text } = await stranger(from);
    socket.write(get('/api/envelopes').repeat(50));
    await once(socket, 'close');
    expect(answersIn(text(), 429)).toBe(0);
  });

  it('has a limited number of delayed refusals, and further connections are closed at once', async () => {
    const burst = async (length: number) => {
      const open = await Promise.all(Array.from({ length }, () => stranger(from)));
      const closed = open.map(({ socket }) => once(socket, 'close'));
      for (const { socket } of open) socket.write(get('/api/envelopes'));
      await Promise.all(closed);
      return open;
    };
    // Each refusal lengthens the delay of the next ones, so that the last burst has arrived before its first answer.
    await burst(32);
    await burst(32);
    const open = await burst(60);
    expect(open.filter(({ text }) => answersIn(text(), 429) === 1)).toHaveLength(32);
    expect(open.filter(({ text }) => text() === '')).toHaveLength(28);
  });

  it('cannot open new connections for a while after many were closed', async () => {
    const cut = async (): Promise<string> => {
      const { socket, text } = await stranger(from);
      if (!socket.destroyed) socket.write(get('/api/envelopes').repeat(50));
      if (!socket.destroyed) await once(socket, 'close');
      return text();
    };
    for (let cuts = 0; cuts < 70; cuts++) await cut();
    const { socket } = await stranger(from);
    // Nothing was sent, so the server closed it without waiting for a request.
    const isClosed = await Promise.race([once(socket, 'close').then(() => true), pause(2000).then(() => false)]);
    expect(isClosed).toBe(true);
  });

  it('does not delay logged-in users who share its address', async () => {
    const { socket, text } = await stranger(from);
    for (let calls = 1; calls <= 5; calls++) {
      socket.write(get('/api/envelopes', [`Cookie: ${wang.jar.header()}`]));
      await expect.poll(() => answersIn(text(), 200)).toBe(calls);
    }
    socket.destroy();
  });

  it('does not affect other clients', async () => {
    expect((await fetch(`${world.base}${api.ping.path}`)).status).toBe(200);
  });
});

describe('A request that the framework would answer by itself', () => {
  it.each([
    ['an address that cannot be decoded', get('/%'), 404],
    ['a parameter of excessive length', get(`/pki/ocsp/${'A'.repeat(3000)}`), 404],
  ])('is refused like an unknown address: %s', async (_what, request, status) => {
    const { socket, text } = await stranger('127.0.0.41');
    socket.write(request.repeat(2));
    await expect.poll(() => answersIn(text(), status)).toBe(2);
    const [head = '', body = ''] = text().split('\r\n\r\n');
    expect(head.toLowerCase()).toMatch(/x-request-id: .*/);
    expect(body).toContain('"error":"ERROR_NOT_FOUND"');
    socket.destroy();
  });

  it('may have an Expect header, once per connection', async () => {
    const { socket, text } = await stranger('127.0.0.42');
    socket.write(get('/', ['Expect: a']).repeat(100));
    await closed(socket);
    expect(answersIn(text(), 417)).toBe(1);
  });

  it('for another protocol closes the connection, whether or not the client closes it too (security 69)', async () => {
    const { socket, text } = await stranger('127.0.0.43', true);
    socket.write(get('/', ['Connection: Upgrade', 'Upgrade: h2c']));
    await once(socket, 'end');
    expect(answersIn(text(), 404)).toBe(1);
    // An answer cannot be sent to a client that is gone.
    const gone = closed(socket);
    const sending = setInterval(() => socket.write('a'), 20);
    await gone;
    clearInterval(sending);
  });

  it('is counted before it is processed, for its client or its session', () => {
    const [requestLimits, now] = [createRequestLimits(createRateLimiter()), new Date(0)];
    const [unknown, person] = [
      { ip: 'a', secret: null },
      { ip: 'a', secret: 'c'.repeat(43) },
    ];
    requestLimits.afterLookup(person.secret, 'KNOWN', 'a', now);
    for (let made = 0; made < 6000; made++) expect(requestLimits.request(unknown, now, 0)).toBeNull();
    expect([requestLimits.request(unknown, now, 0), requestLimits.request(person, now, 0)]).toEqual([10, null]);
  });

  it.each([300 * 1024, Infinity])(
    'is refused after sixty of %d bytes in a minute, without a known session',
    (bytes) => {
      const [requestLimits, now] = [createRequestLimits(createRateLimiter()), new Date(0)];
      const unknown = { ip: 'a', secret: null };
      const person = { ip: 'a', secret: 'c'.repeat(43) };
      requestLimits.afterLookup(person.secret, 'KNOWN', 'a', now);
      for (let made = 0; made < 60; made++) expect(requestLimits.request(unknown, now, bytes)).toBeNull();
      expect(requestLimits.request(unknown, now, bytes)).toBe(60);
      expect(requestLimits.request(unknown, now, 64 * 1024)).toBeNull();
      expect(requestLimits.request(person, now, bytes)).toBeNull();
    },
  );
});

describe('A logged-in account', () => {
  it('is refused large bodies in all its sessions after sixty refused ones in a minute', () => {
    const [requestLimits, now] = [createRequestLimits(createRateLimiter()), new Date(0)];
    const session = (letter: string) => ({ ip: 'a', secret: letter.repeat(43) });
    const [first, second, other] = [session('c'), session('d'), session('e')];
    const bytes = 300 * 1024;
    for (const sender of [first, second, other]) requestLimits.afterLookup(sender.secret, 'KNOWN', 'a', now);
    for (let made = 0; made < 59; made++) requestLimits.refusedBody(first, 'wang', now, bytes);
    requestLimits.refusedBody(first, 'wang', now, 64 * 1024);
    requestLimits.refusedBody(other, 'li', now, bytes);
    expect(requestLimits.request(first, now, bytes)).toBeNull();
    requestLimits.refusedBody(second, 'wang', now, bytes);
    expect([first, second, other].map((sender) => requestLimits.request(sender, now, bytes))).toEqual([60, 60, null]);
    expect(requestLimits.request(first, now, 64 * 1024)).toBeNull();
    expect(requestLimits.request(first, new Date(60_000), bytes)).toBeNull();
  });

  it('is refused by the head of the request once that many of its uploads were refused', async () => {
    const [li] = await world.people('li');
    const { socket, text } = await stranger('127.0.0.44');
    const body = 'a'.repeat(300 * 1024);
    const headers = [`Cookie: ${li?.jar.header()}`, `Content-Length: ${body.length}`];
    const request = [
      'POST /api/envelopes HTTP/1.1',
      'Host: localhost',
      'Content-Type: text/plain',
      ...headers,
      '',
      body,
    ];
    for (let sent = 1; sent <= 60; sent++) {
      socket.write(request.join('\r\n'));
      await expect.poll(() => answersIn(text(), 415), { timeout: 20_000 }).toBe(sent);
    }
    socket.write(request.join('\r\n'));
    await once(socket, 'close');
    expect(answersIn(text(), 429)).toBe(1);
    expect(await li?.call(api.listEnvelopes)).toBeDefined();
  });
});

describe('A call under another spelling of its address', () => {
  it('gets the same answer, with the same cache headers (security 23)', async () => {
    const response = await fetch(`${world.base}/%61pi/ping`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});

describe('A client behind a trusted proxy that exceeds its rate', () => {
  it('gets a message even beyond the limit of delays, on a connection that stays open for other clients', async () => {
    const proxied = await createWorld({ env: { TRUST_PROXY: '127.0.0.1' } });
    const from = { 'x-forwarded-for': '192.0.2.1' };
    const statuses = async (calls: number): Promise<ReadonlySet<string>> => {
      const asked = Array.from({ length: calls }, async () => {
        const response = await fetch(`${proxied.base}/api/envelopes`, { headers: from });
        await response.text();
        return `${response.status} ${response.headers.get('connection') === 'close' ? 'closes' : 'stays'}`;
      });
      return new Set(await Promise.all(asked));
    };
    for (let sent = 0; sent < CALLS_A_MINUTE; sent += 100) expect([...(await statuses(100))]).toEqual(['401 stays']);
    expect([...(await statuses(100))]).toEqual(['429 stays']);
    await proxied.close();
  });
});

describe('The count of a request', () => {
  const now = new Date(0);
  const limitsAfter = (calls: number) => {
    const requestLimits = createRequestLimits(createRateLimiter());
    for (let made = 0; made < calls; made++) requestLimits.anonymous('listEnvelopes', 'a', now);
    return requestLimits;
  };
  const [cookie, other] = ['c'.repeat(43), 'd'.repeat(43)];

  it('depends on its cookie before it is looked up: an anonymous session counts for its client', () => {
    const requestLimits = limitsAfter(CALLS_A_MINUTE);
    requestLimits.afterLookup(cookie, 'ANONYMOUS', 'a', now);
    expect(() => requestLimits.beforeLookup(cookie, 'a', now)).toThrow('ERROR_TOO_MANY_REQUESTS');
    requestLimits.beforeLookup(cookie, 'b', now);
    requestLimits.beforeLookup(other, 'a', now);
    requestLimits.afterLookup(cookie, 'KNOWN', 'a', now);
    requestLimits.beforeLookup(cookie, 'a', now);
  });

  it('can be checked without counting it', () => {
    const requestLimits = limitsAfter(CALLS_A_MINUTE - 1);
    for (let asked = 0; asked < 3; asked++)
      expect(requestLimits.refusedFor('CALL', { ip: 'a', secret: null }, now)).toBeNull();
    requestLimits.anonymous('listEnvelopes', 'a', now);
    expect(requestLimits.refusedFor('CALL', { ip: 'a', secret: null }, now)).toBe(60);
    expect(requestLimits.refusedFor('PAGE', { ip: 'a', secret: null }, now)).toBeNull();
    expect(requestLimits.refusedFor('CALL', { ip: 'a', secret: cookie }, now)).toBeNull();
    requestLimits.afterLookup(cookie, 'NEW', 'a', now);
    expect(requestLimits.refusedFor('PAGE', { ip: 'a', secret: cookie }, now)).toBeNull();
  });

  it('is that of a logged-in session alone, with a high limit', () => {
    const requestLimits = createRequestLimits(createRateLimiter());
    requestLimits.afterLookup(cookie, 'KNOWN', 'a', now);
    for (let made = 0; made < 12_000; made++) requestLimits.other('PAGE', { ip: 'a', secret: cookie }, now);
    expect(requestLimits.refusedFor('PAGE', { ip: 'a', secret: null }, now)).toBeNull();
    expect(requestLimits.refusedFor('CALL', { ip: 'b', secret: cookie }, now)).toBe(60);
    expect(() => requestLimits.beforeLookup(cookie, 'b', now)).toThrow('ERROR_TOO_MANY_REQUESTS');
  });
});

describe('Messages on sockets', () => {
  it('are counted for the client, over all its sockets, or for the logged-in session', () => {
    const now = new Date(0);
    const requestLimits = createRequestLimits(createRateLimiter());
    const secret = 'c'.repeat(43);
    for (let said = 0; said < 6000; said++) expect(requestLimits.frame({ ip: 'a', secret: null }, now)).toBe(true);
    expect(requestLimits.frame({ ip: 'a', secret }, now)).toBe(false);
    requestLimits.afterLookup(secret, 'KNOWN', 'a', now);
    expect(requestLimits.frame({ ip: 'a', secret }, now)).toBe(true);
  });
});

describe('Delayed refusals', () => {
  it('are limited per client and in total, without those whose connection has closed', () => {
    const refusals = createSlowRefusals({ perClient: 1, all: 2 });
    const closers: (() => void)[] = [];
    const response = {
      once: (_event: string, close: () => void) => void closers.push(close),
      off: () => {},
    } as unknown as Parameters<typeof refusals.hold>[1];
    const hold = (client: string): boolean => refusals.hold(client, response, () => {});
    expect([hold('a'), hold('a'), hold('b'), hold('c')]).toEqual([true, false, true, false]);
    for (const close of closers.splice(0)) close();
    expect([hold('a'), hold('c')]).toEqual([true, true]);
    for (const close of closers) close();
  });
});
