import { Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import { api } from '@countersign/contract';
import { CHUNK_BYTES } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let wang: Person;
beforeAll(async () => {
  world = await createWorld();
  [wang] = await world.people('wang');
});
afterAll(() => world.close());

const BOUNDARY = 'x'.repeat(30);
const head = (name: string, more = ''): string =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
const field = (name: string, value: string): string => `${head(name)}${value}\r\n`;
const file = (bytes: number): string => `${head('file', '; filename="a.pdf"')}${'a'.repeat(bytes)}\r\n`;
const end = `--${BOUNDARY}--\r\n`;
const chunkFields = (size: number, fileName = 'a.pdf'): string =>
  Object.entries({ fileName, taskId: 'refused', chunk: 0, size, totalSize: size, chunkTotal: 1 })
    .map(([name, value]) => field(name, String(value)))
    .join('');

interface Upload {
  readonly path: string;
  readonly body: string;
  readonly headers?: Record<string, string>;
  /** Sent without a content-length. */
  readonly chunked?: boolean;
}
const upload = `${api.uploadFragment.path}?storageUsage=ENVELOPE`;
const MB = 1_048_576;

/** Every way in which an upload is refused before its last byte is read, with files of `size` bytes. */
const refusedUploads = (size: number): Readonly<Record<string, Upload>> => ({
  'an unsupported file type': { path: upload, body: chunkFields(size, 'a.exe') + file(size) + end },
  'more bytes than announced': { path: upload, body: chunkFields(1000) + file(CHUNK_BYTES) + end },
  'more bytes than a chunk may have': { path: upload, body: chunkFields(CHUNK_BYTES) + file(3 * size) + end },
  'a field that comes twice': { path: upload, body: field('chunk', '1') + field('chunk', '1') + file(size) + end },
  'a field that is too long': { path: upload, body: field('fileName', 'a'.repeat(size)) + file(size) + end },
  'too many fields': { path: upload, body: field('a', '1').repeat(50) + file(size) + end },
  'a field after the file': { path: upload, body: file(size) + chunkFields(size) + end },
  'two files': { path: upload, body: chunkFields(10) + file(size) + file(size) + end },
  'no file': { path: upload, body: chunkFields(10) + end },
  'a body that ends prematurely': { path: upload, body: chunkFields(size) + file(size) },
  'a body that is not multipart': { path: upload, body: 'a'.repeat(size) },
  'no boundary': { path: upload, body: 'a'.repeat(size), headers: { 'content-type': 'multipart/form-data' } },
  'another media type': { path: upload, body: 'a'.repeat(size), headers: { 'content-type': 'text/plain' } },
  'without a session': { path: upload, body: chunkFields(size) + file(size) + end, headers: { cookie: '' } },
  'another origin': {
    path: upload,
    body: chunkFields(size) + file(size) + end,
    headers: { origin: 'https://evil.example' },
  },
  'an unknown path': { path: '/api/nothing', body: chunkFields(size) + file(size) + end },
  'no length, and more bytes than announced': { path: upload, body: chunkFields(9) + file(size) + end, chunked: true },
  'JSON that is too long': {
    path: api.createEnvelope.path,
    body: JSON.stringify({ title: 'a'.repeat(9 * size) }),
    headers: { 'content-type': 'application/json' },
  },
});

interface Answer {
  readonly status: number;
  readonly closes: boolean;
  readonly reused: boolean;
}

/** Sends on the one connection of `agent`. @throws where the connection is reset */
function send(agent: Agent, method: string, { path, body, headers, chunked }: Upload): Promise<Answer> {
  const length: Record<string, string> = chunked === true ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${world.base}${path}`,
      { agent, method, headers: { cookie: wang.jar.header(), 'content-type': type, ...length, ...headers } },
      (response: IncomingMessage) => {
        const { statusCode: status = 0, headers: got } = response;
        response.on('end', () => resolve({ status, closes: got.connection === 'close', reused: request.reusedSocket }));
        response.on('error', reject).resume();
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** A thousand requests in a long run, by REFUSED_UPLOADS=1000. */
const REQUESTS = Number(process.env['REFUSED_UPLOADS'] ?? 200);
const ping: Upload = { path: api.ping.path, body: '', headers: {} };
const oneSocket = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 });

describe('An upload that is refused', () => {
  it.each(Object.entries(refusedUploads(MB)))(
    'because of %s leaves its connection usable, or announces that it closes',
    async (_, refused) => {
      const agent = oneSocket();
      const first = await send(agent, 'POST', refused);
      const next = await send(agent, 'GET', ping);
      const again = await send(agent, 'POST', refused);
      expect([first.status, again.status].filter((status) => status < 400 || status >= 500)).toEqual([]);
      expect([next.status, next.reused, again.reused]).toEqual([200, !first.closes, true]);
      agent.destroy();
    },
  );

  it('resets no request on its keep-alive connection, however many follow', async () => {
    // Larger than the buffer of a stream: a reader that gives up leaves unread bytes.
    const small = Object.values(refusedUploads(100_000));
    const sockets = Array.from({ length: 4 }, oneSocket);
    const statuses = new Map<boolean, number>();
    await Promise.all(
      sockets.map(async (agent, first) => {
        for (let at = first; at < REQUESTS; at += sockets.length) {
          const isPing = at % 2 === 0;
          const { status } = await send(
            agent,
            isPing ? 'GET' : 'POST',
            isPing ? ping : (small[at % small.length] ?? ping),
          );
          statuses.set(status < 300, (statuses.get(status < 300) ?? 0) + 1);
        }
        agent.destroy();
      }),
    );
    expect(Object.fromEntries(statuses)).toEqual({ true: REQUESTS / 2, false: REQUESTS / 2 });
  });
});
