import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, type OutgoingHttpHeaders, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clientAddress } from '../../src/platform/http/client-address.ts';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Certificate,
  PROXIES,
  type Ports,
  ROOT,
  isInstalled,
  makeCertificate,
  startProxy,
} from './start-proxy.ts';

const MB = 1024 * 1024;
/** What one piece of an upload may have (Rulings §6.3), and the limit of the proxies. */
const CHUNK_BYTES = 2 * MB;
const PROXY_BYTES = 120_000_000;
/** The client connects from another address of this machine than the proxy. */
const CLIENT = '127.0.0.2';

const installed = PROXIES.filter(isInstalled);
const directory = mkdtempSync(path.join(tmpdir(), 'countersign-proxies-'));
let certificate: Certificate;
let world: World;
let wang: Person;
/** The addresses of clients, as the server sees them. */
const clients: string[] = [];

beforeAll(async () => {
  if (installed.length === 0) return;
  execFileSync(process.execPath, ['scripts/build.mjs', '--stale'], { cwd: ROOT });
  certificate = makeCertificate(directory);
  world = await createWorld({ web: 'built', env: { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'https://localhost' } });
  [wang] = await world.people('wang');
  const addresses = clientAddress(world.services.config);
  world.app.fastify.server.prependListener('request', (request: IncomingMessage) =>
    clients.push(addresses.of(request)),
  );
});
afterAll(async () => {
  await world?.close();
  rmSync(directory, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}
interface Sent {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Buffer;
}

/** One request over a connection of its own; the answer may come before the body was sent. */
function ask(url: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
  const isSecure = url.startsWith('https:');
  const tls = isSecure ? { ca: readFileSync(certificate.cert) } : {};
  const from = url.includes('localhost') ? { localAddress: CLIENT, family: 4 } : {};
  return new Promise((resolve, reject) => {
    const request = (isSecure ? httpsRequest : httpRequest)(url, { method, headers, agent: false, ...tls, ...from });
    let answered = false;
    request.on('response', (response) => {
      answered = true;
      const parts: Buffer[] = [];
      const end = (): void => {
        request.destroy();
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, text: Buffer.concat(parts).toString() });
      };
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', end)
        .on('error', end);
    });
    request.on('error', (error) => {
      if (!answered) reject(error);
    });
    // A length without a body: the answer is awaited before any of it.
    if (body === undefined && headers['content-length'] !== undefined) request.flushHeaders();
    else request.end(body);
  });
}

/** The first piece of an upload of two, as a form. */
function piece(bytes: number): Sent {
  const boundary = randomUUID();
  const [chunkTotal, totalSize] = [2, 2 * bytes];
  const fields = { fileName: 'a.pdf', taskId: randomUUID(), chunk: 0, size: bytes, totalSize, chunkTotal };
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;
  const content = Buffer.alloc(bytes, ' ');
  content.write('%PDF-1.7\n');
  const body = Buffer.concat([
    Buffer.from(`${texts.join('')}${file}`),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { cookie: wang.jar.header(), 'content-type': `multipart/form-data; boundary=${boundary}` };
  return { method: 'POST', body, headers: { ...headers, 'content-length': body.length } };
}

/** Opens a socket; resolves with the status and the first text that the server sends. */
function openSocket(url: string): Promise<{ status: number; first: string }> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    origin: new URL(url).origin,
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  };
  return new Promise((resolve, reject) => {
    const ca = readFileSync(certificate.cert);
    const request = httpsRequest(url, { headers, ca, agent: false, localAddress: CLIENT, family: 4 });
    request.on('error', reject).on('response', ({ statusCode = 0 }) => resolve({ status: statusCode, first: '' }));
    request.on('upgrade', ({ statusCode = 0 }, socket, head) => {
      const read = (part: Buffer): void => {
        if (part.length === 0) return;
        socket.destroy();
        // Two octets of the head of a short frame.
        resolve({ status: statusCode, first: part.subarray(2).toString() });
      };
      socket.once('data', read);
      read(head);
    });
    request.end();
  });
}

describe.each(installed)('Behind %s with the shipped configuration', (proxy) => {
  let ports: Ports;
  let stop: () => Promise<void>;
  let site: string;

  beforeAll(async () => {
    ports = { http: await freePort(), https: await freePort() };
    site = `https://localhost:${ports.https}`;
    stop = await startProxy(proxy, { ports, certificate, server: new URL(world.base).host }, directory);
  });
  afterAll(() => stop());

  it('a page arrives, over TLS only', async () => {
    const { status, headers, text } = await ask(`${site}/`);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('<script');
    const plain = await ask(`http://localhost:${ports.http}/login?x=1`);
    expect([301, 308]).toContain(plain.status);
    expect(plain.headers.location).toMatch(/^https:\/\/localhost.*\/login\?x=1$/);
  });

  it('revocation data arrives over plain HTTP too', async () => {
    const { status, text } = await ask(`http://localhost:${ports.http}/pki/ca/root.pem`);
    expect([status, text.startsWith('-----BEGIN CERTIFICATE-----')]).toEqual([200, true]);
  });

  it('a socket opens', async () => {
    const { status, first } = await openSocket(`${site}/socket.io/?EIO=4&transport=websocket`);
    expect(status).toBe(101);
    expect(first).toMatch(/"sid"/);
  });

  it('the server sees the address of the client, whatever the client says of itself', async () => {
    clients.length = 0;
    const headers = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7', 'x-real-ip': '203.0.113.7' };
    expect((await ask(`${site}/api/ping`, { headers })).status).toBe(200);
    expect((await ask(`http://localhost:${ports.http}/pki/ca/root.pem`, { headers })).status).toBe(200);
    expect(clients).toEqual([CLIENT, CLIENT]);
    expect(world.services.unknownProxy.last()).toBeNull();
  });

  it('a piece of an upload at the limit is taken, and one beyond it is refused by the server as without a proxy', async () => {
    expect((await ask(`${site}/files/fragment-upload?storageUsage=ENVELOPE`, piece(CHUNK_BYTES))).status).toBe(200);
    const [direct, proxied] = await Promise.all(
      [world.base, site].map((base) =>
        ask(`${base}/files/fragment-upload?storageUsage=ENVELOPE`, piece(CHUNK_BYTES + 1)),
      ),
    );
    const errorOf = ({ status, text }: Answer): unknown[] => [status, (JSON.parse(text) as { error: string }).error];
    expect(direct?.status).toBeGreaterThanOrEqual(400);
    expect(proxied && errorOf(proxied)).toEqual(direct && errorOf(direct));
  });

  it('a body beyond the limit of the proxy is refused before it is sent', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': PROXY_BYTES + 1 };
    expect((await ask(`${site}/api/verify`, { method: 'POST', headers })).status).toBe(413);
  });
});
