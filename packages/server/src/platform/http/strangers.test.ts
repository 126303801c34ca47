import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer as createTcpServer } from 'node:net';
import { createServer, request as httpRequest } from 'node:http';
import { PassThrough } from 'node:stream';
import { type CallError, api, pathOf } from '@countersign/contract';
import { type Person, type World, createWorld } from '@countersign/testkit';
import type { FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Chunk, sendChunk } from '../../contracts/files/testing/upload.ts';
import { createBrake } from '../../app/http/brake.ts';
import { clientAddress } from './client-address.ts';
import { limitConnections } from './connections.ts';
import { createInFlight } from './in-flight.ts';
import { isOwnOrigin } from './origin.ts';
import { createRateLimiter } from './rate-limit.ts';
import { readBytes } from '../../app/http/read-json.ts';
import { createWorkBudget } from './work-budget.ts';

const KB = 1024;
const MB = 1024 * KB;

let world: World;
let wang: Person;
beforeAll(async () => {
  world = await createWorld();
  [wang] = await world.people('wang');
});
afterAll(() => world.close());

interface Refusal {
  readonly error: string;
  readonly message: string;
  readonly data?: Record<string, unknown>;
}
const refusalOf = async (response: Response): Promise<Refusal & { status: number }> => ({
  status: response.status,
  ...((await response.json()) as Refusal),
});
const json = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body,
});
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
    const response = await fetch(`${world.base}${SIGN}`, json(zeros(16 * MB)));
    expect(await refusalOf(response)).toMatchObject({ status: 401, error: 'ERROR_NOT_LOGIN' });
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
    expect(await refusalOf(await fetch(`${world.base}${path}`, init))).toMatchObject({
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
    const brake = createBrake(createRateLimiter());
    const now = new Date();
    const ask = (ip: string) => brake.anonymous('listEnvelopes', ip, now);
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

describe('A body of an authorised caller', () => {
  const signedIn = (path: string, body: string): Promise<Refusal & { status: number }> =>
    wang.fetch(path, json(body)).then(refusalOf);
  let sign: string;
  beforeAll(async () => {
    const { envelope } = await wang.call(api.createEnvelope, { body: {} });
    sign = pathOf(api.addForms, { envelopeWsid: envelope.envelopeWsid });
  });

  it('has the limit of its call, which the refusal names', async () => {
    expect(await signedIn('/api/envelopes', `{"title":"${'x'.repeat(256 * KB)}"}`)).toMatchObject({
      status: 413,
      message: expect.stringContaining('256 KB') as string,
    });
    const writes = pathOf(api.createPersonWrite, { userWsid: wang.userWsid });
    expect(await signedIn(writes, `{"writeData":"${'x'.repeat(3 * MB)}"}`)).toMatchObject({
      status: 413,
      data: { limit: '3 MB' },
    });
  });

  it('is validated by a worker where it is large, with the same errors as a small one', async () => {
    const forms = (count: number, more: string): string => `{"forms":[${'{"page":0},'.repeat(count)}{}]${more}}`;
    for (const count of [1, 60_000]) {
      expect(await signedIn(sign, forms(count, ''))).toMatchObject({ status: 400, data: { field: /^forms/ } });
      expect(await signedIn(sign, forms(count, ',"forms":[]'))).toMatchObject({ data: { field: 'forms' } });
      expect(await signedIn(sign, `${forms(count, '')}]`)).toMatchObject({ data: { field: 'body' } });
      expect(await signedIn(sign, forms(count, ',"__proto__":1'))).toMatchObject({ data: { field: '__proto__' } });
    }
  });

  it('leaves its connection usable when it is small and refused', async () => {
    const socket = connect(Number(new URL(world.base).port), '127.0.0.1');
    const body = `{"title":"${'x'.repeat(200 * KB)}"}`;
    const request = `POST /api/users/check-account HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    for (let sent = 1; sent <= 3; sent++) {
      socket.write(request);
      await expect.poll(() => text.split('HTTP/1.1 413').length - 1).toBe(sent);
    }
    socket.destroy();
    expect(text.toLowerCase()).not.toContain('connection: close');
  });
});

describe('The upload of an account', () => {
  const chunk = (size: number, more: Partial<Chunk> = {}) =>
    sendChunk(wang, {
      taskId: crypto.randomUUID(),
      fileName: 'a.pdf',
      chunk: 0,
      chunkTotal: 1,
      totalSize: size,
      ...more,
      bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)]),
    }).then(
      () => 'TAKEN',
      (error: CallError) => error.error,
    );
  const digests = async (): Promise<number> => {
    let count = 0;
    for await (const _blob of world.services.blobs.list()) count += 1;
    return count;
  };

  it('is checked before it is stored: no part of a refused chunk is on disk (security 65)', async () => {
    const taskId = crypto.randomUUID();
    const first = { taskId, chunkTotal: 2, totalSize: 40_000 };
    expect(await chunk(20_000, first)).toBe('TAKEN');
    const before = await digests();
    expect(await chunk(20_000, first)).toBe('ERROR_UPLOAD_REJECTED');
    expect(await chunk(30_000, { ...first, chunk: 1 })).toBe('ERROR_UPLOAD_REJECTED');
    expect(await chunk(10_000, { ...first, chunk: 1 })).toBe('ERROR_UPLOAD_REJECTED');
    expect(await chunk(20_000, { ...first, chunk: 1, fileName: 'b.pdf' })).toBe('ERROR_UPLOAD_REJECTED');
    expect(await chunk(20_000, { size: 10_000, totalSize: 10_000 })).toBe('ERROR_UPLOAD_REJECTED');
    expect(await chunk(20_000, { totalSize: 30_000 })).toBe('ERROR_UPLOAD_REJECTED');
    expect(await chunk(20_000, { fileName: 'a.png' })).toBe('ERROR_FILE_TYPE');
    expect(await digests()).toBe(before);
  });

  it('has a daily quota that includes refused bytes, and is refused in both languages', async () => {
    const { config } = world.services;
    const usual = config.uploadBytesPerDay;
    world.clock.advance({ days: 2 });
    await wang.login();
    Object.assign(config, { uploadBytesPerDay: MB });
    for (let sent = 0; sent < 3; sent++) expect(await chunk(200_000, { fileName: 'a.png' })).toBe('ERROR_FILE_TYPE');
    // Small files count as well.
    for (let sent = 0; sent < 8; sent++) expect(await chunk(30_000, { fileName: 'a.png' })).toBe('ERROR_FILE_TYPE');
    expect(await chunk(300_000)).toBe('ERROR_UPLOAD_QUOTA');
    const upload = (language: string) =>
      wang.fetch('/files/fragment-upload?storageUsage=ENVELOPE', {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'accept-language': language },
        body: 'x'.repeat(300_000),
      });
    for (const [language, words] of [
      ['en', '1 MB within 24 hours'],
      ['zh-CN', '24 小时内最多上传 1 MB'],
    ] as const) {
      const response = await upload(language);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(80_000);
      expect(await refusalOf(response)).toMatchObject({
        status: 429,
        message: expect.stringContaining(words) as string,
      });
    }
    world.clock.advance({ days: 1, minutes: 1 });
    await wang.login();
    expect(await chunk(200_000, { fileName: 'a.png' })).toBe('ERROR_FILE_TYPE');
    Object.assign(config, { uploadBytesPerDay: usual });
  });
});

describe('Slow clients', () => {
  afterEach(() => void vi.useRealTimers());

  it('have 20 s for a small body', async () => {
    vi.useFakeTimers();
    const request = { headers: { 'content-length': '100' }, raw: { complete: true } } as unknown as FastifyRequest;
    const body = new PassThrough();
    const read = readBytes(request, body, 64 * KB).catch((error: Error) => error.message);
    body.write('{');
    await vi.advanceTimersByTimeAsync(20_001);
    expect(await read).toBe('ERROR_MALFORMED');
  });

  it('have a limit each, and a trusted proxy has the limit of all clients together', async () => {
    const trusted = new Set<string>();
    const server = createServer((_request, response) => response.end());
    limitConnections(server, { isProxy: (ip) => trusted.has(ip ?? '') }, { all: 5, perClient: 2 });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const isKept = async (): Promise<boolean> => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
    };
    expect([await isKept(), await isKept(), await isKept()]).toEqual([true, true, false]);
    trusted.add('127.0.0.1');
    expect([await isKept(), await isKept(), await isKept(), await isKept()]).toEqual([true, true, true, false]);
    server.closeAllConnections();
    server.close();
  });

  it('have time-outs on the running server', () => {
    const { server } = world.app.fastify;
    expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout, server.timeout]).toEqual([
      15_000, 300_000, 65_000, 120_000,
    ]);
    expect(server.maxRequestsPerSocket).toBe(10_000);
    expect(createTcpServer().maxConnections).not.toBe(server.maxConnections);
  });
});

describe('The work budget of an unknown client', () => {
  it('is a burst, then an amount a minute, and is given back for the client’s own work', () => {
    const budget = createWorkBudget({ burst: 1000, perMinute: 100 });
    const at = (seconds: number): Date => new Date(seconds * 1000);
    for (let calls = 0; calls < 10; calls++) expect(budget.take('a', 100, at(0))).toBeNull();
    expect(budget.take('a', 100, at(0))).toBe(60);
    expect(budget.take('b', 100, at(0))).toBeNull();
    expect(budget.take('a', 100, at(60))).toBeNull();
    expect(budget.take('a', 100, at(60))).toBe(60);
    budget.giveBack('a', 100);
    expect(budget.take('a', 100, at(60))).toBeNull();
  });

  it('is charged for wrong passwords, and for correct ones beyond ten a minute', async () => {
    const log = (brake: ReturnType<typeof createBrake>, minute = 0) =>
      brake.anonymous('createSession', '192.0.2.1', new Date(minute * 60_000));
    const morning = createBrake(createRateLimiter());
    for (let minute = 0; minute < 60; minute++) for (let logins = 0; logins < 30; logins++) log(morning, minute).undo();
    const flood = createBrake(createRateLimiter());
    expect(() => {
      for (let logins = 0; logins < 300; logins++) log(flood).undo();
    }).toThrow('ERROR_TOO_MANY_REQUESTS');
  });

  it('limits the files that are processed at once', () => {
    const inFlight = createInFlight();
    const leave = inFlight.enter('a', 1);
    expect(() => inFlight.enter('a', 1)).toThrow('ERROR_BUSY');
    leave();
    leave();
    inFlight.enter('a', 1);
    expect(() => inFlight.enter('a', 1)).toThrow('ERROR_BUSY');
  });
});

describe('The origin of a request', () => {
  it.each([
    ['https://sign.example', true],
    ['http://sign.example', false],
    ['http://inner:8080', false],
    ['https://inner:8080', true],
    ['https://evil.example', false],
  ])('of a site on https: %s → %s (security 69)', (origin, isOwn) => {
    expect(isOwnOrigin(origin, 'inner:8080', 'https://sign.example')).toBe(isOwn);
  });
});
