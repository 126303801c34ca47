import { type Socket, connect, createServer as createTcpServer } from 'node:net';
import { request as httpRequest } from 'node:http';
import { api, pathOf } from '@countersign/contract';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRequestLimits } from '../../app/index.ts';
import { clientAddress } from './client-address.ts';
import { createRateLimiter } from './rate-limit.ts';
import { postJson, readRefusal } from './testing/refusal.ts';

const KB = 1024;
const MB = 1024 * KB;

let world: World;
let wang: Person;
beforeAll(async () => {
  world = await createWorld();
  [wang] = await world.people('wang');
});
afterAll(() => world.close());

const ids = { envelopeWsid: 'AA', participantWsid: 'AA' };
const SIGN = pathOf(api.sign, ids);
const zeros = (bytes: number): string => `[${'0,'.repeat(bytes / 2 - 1)}0]`;

/** The answer of a server to the head of a request, before any of its body is sent. */
async function answerToHead(path: string, headers: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(world.base).port), '127.0.0.1');
  socket.write([`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n'));
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    if (text.includes('\r\n\r\n')) break;
  }
  socket.destroy();
  return text;
}

describe('Requests of callers without a login that need the database', () => {
  it('do not delay users who have logged in, however many there are (security 63)', async () => {
    await wang.call(api.listEnvelopes);
    const port = Number(new URL(world.base).port);
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.31' });
    let text = '';
    socket.on('data', (data) => (text += String(data))).on('error', () => {});
    const answered = (): number => text.split('HTTP/1.1 ').length - 1;
    const question = `GET ${api.accountExists.path}?account=13900000000 HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    socket.write(question.repeat(250));
    await expect.poll(answered).toBeGreaterThan(0);
    await wang.call(api.listEnvelopes);
    expect(answered()).toBeLessThan(125);
    socket.destroy();
  });
});

describe('A request of a caller who has not logged in', () => {
  it.each([
    ['JSON', SIGN, 'application/json'],
    ['a file', pathOf(api.uploadFragment, {}), 'multipart/form-data; boundary=x'],
  ])('is a 401 before a byte of its 16 MB is sent: %s (security 61)', async (_what, path, type) => {
    const answer = await answerToHead(path, [`Content-Type: ${type}`, `Content-Length: ${16 * MB}`]);
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  it('is a 401 that its client receives although it sends all 16 MB (Rulings §8.8)', async () => {
    const response = await fetch(`${world.base}${SIGN}`, postJson(zeros(16 * MB)));
    expect(await readRefusal(response)).toMatchObject({ status: 401, error: 'ERROR_NOT_LOGIN' });
  });

  it.each([
    ['JSON', '/api/users/check-account', 'application/json'],
    ['an OCSP request', '/pki/ocsp', 'application/ocsp-request'],
    ['a time-stamp request', '/pki/tsa', 'application/timestamp-query'],
  ])('may have a body of at most 64 KB: %s', async (_what, path, type) => {
    const declared = await answerToHead(path, [`Content-Type: ${type}`, `Content-Length: ${64 * KB + 1}`]);
    expect(declared).toMatch(/^HTTP\/1.1 413 /);
    const pieces = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 3; sent++) controller.enqueue(new Uint8Array(32 * KB).fill(32));
        controller.close();
      },
    });
    const init = { method: 'POST', headers: { 'content-type': type }, body: pieces, duplex: 'half' } as RequestInit;
    expect(await readRefusal(await fetch(`${world.base}${path}`, init))).toMatchObject({
      status: 413,
      error: 'ERROR_TOO_LARGE',
      data: { limit: '64 KB' },
    });
  });

  it('may send the pictures of a phone only for a valid QR code', async () => {
    const path = pathOf(api.finishScan, { scanWsid: 'AA' });
    const answer = await answerToHead(path, ['Content-Type: application/json', `Content-Length: ${MB}`]);
    expect(answer).toMatch(/^HTTP\/1.1 410 /);
  });

  it('counts towards the limit of its client whatever it asks for, and X-Forwarded-For does not change that', async () => {
    const requestLimits = createRequestLimits(createRateLimiter());
    const now = new Date();
    const ask = (ip: string) => requestLimits.anonymous('listEnvelopes', ip, now);
    for (let calls = 0; calls < 1200; calls++) ask('192.0.2.1');
    expect(() => ask('192.0.2.1')).toThrow('ERROR_TOO_MANY_REQUESTS');
    ask('192.0.2.2');
    const request = { socket: { remoteAddress: '192.0.2.1' }, headers: { 'x-forwarded-for': '198.51.100.7' } };
    expect(clientAddress({ trustProxy: [] }).of(request as never)).toBe('192.0.2.1');
    expect(clientAddress({ trustProxy: ['192.0.2.0/24'] }).of(request as never)).toBe('198.51.100.7');
  });
});

describe('A body with more overhead than content', () => {
  const send = async (head: readonly string[], pieces: readonly (string | Buffer)[]): Promise<string> => {
    const socket = connect(Number(new URL(world.base).port), '127.0.0.1');
    let text = '';
    socket.on('data', (data) => (text += String(data))).on('error', () => {});
    socket.write([...head, 'Host: localhost', '', ''].join('\r\n'));
    for (const piece of pieces) socket.write(piece);
    await expect.poll(() => text.toLowerCase(), { timeout: 10_000 }).toContain('connection: close');
    socket.destroy();
    return text;
  };
  const tinyChunks = '1\r\na\r\n'.repeat(3000);

  it('is refused in chunks of one byte, and not read to the end', async () => {
    const json = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
    const answer = await send(['POST /api/users/check-account HTTP/1.1', ...json], [tinyChunks]);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('comes in too many pieces');
  });

  it('is not read at all in chunks once it is refused', async () => {
    const json = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
    let read = 0;
    const count = (socket: Socket): void => {
      socket.once('close', () => (read = socket.bytesRead));
    };
    world.app.fastify.server.once('connection', count);
    const sent = Buffer.alloc(20 * MB, '1\r\na\r\n');
    expect(await send([`POST ${SIGN} HTTP/1.1`, ...json], [sent])).toMatch(/^HTTP\/1.1 401 /);
    await expect.poll(() => read, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(read).toBeLessThan(MB);
  });

  it('is refused where it has endless parts', async () => {
    const type = 'Content-Type: multipart/form-data; boundary=x';
    const parts = '\r\n--x\r\n\r\n'.repeat(100_000);
    const answer = await send([`POST /api/verify HTTP/1.1`, type, `Content-Length: ${parts.length}`], [parts]);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('has too many parts');
  });
});

describe('An invalid address', () => {
  const bodies = ['text/plain', 'application/json', 'multipart/form-data', 'application/ocsp-request', null];
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('is a 404 with any body: %s', async (method) => {
    const { port } = new URL(world.base);
    const ask = (type: string | null, path: string) =>
      new Promise((resolve, reject) => {
        const headers = { 'content-length': '2', ...(type === null ? {} : { 'content-type': type }) };
        const request = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (response) => {
          resolve([path, type, response.resume().statusCode]);
        });
        request.on('error', reject).end('{]');
      });
    for (const path of ['/api/nothing', '/nothing', '//'])
      for (const type of bodies) expect(await ask(type, path)).toEqual([path, type, 404]);
  });
});

describe('An invalid cookie or API key', () => {
  it('is looked up a limited number of times a minute, and never delays a known session', async () => {
    const garbage = () => `session=${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')}`;
    const statusOf = async (cookie: string): Promise<number> =>
      (await fetch(`${world.base}/api/envelopes`, { headers: { cookie } })).status;
    const statuses = new Map<number, number>();
    for (let calls = 0; calls < 605; calls++) {
      const status = await statusOf(garbage());
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 401: 600, 429: 5 });
    expect(await statusOf(wang.jar.header())).toBe(200);
    world.clock.advance({ minutes: 2 });
    expect(await statusOf(garbage())).toBe(401);
  });
});

describe('The running server', () => {
  it('has time-outs for slow clients', () => {
    const { server } = world.app.fastify;
    expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout, server.timeout]).toEqual([
      15_000, 300_000, 65_000, 120_000,
    ]);
    expect(server.maxRequestsPerSocket).toBe(10_000);
    expect(createTcpServer().maxConnections).not.toBe(server.maxConnections);
  });
});
