import { randomBytes } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { type Socket, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expensiveInputs } from './expensive-inputs.ts';

/**
 * One attack, in a separate process that is niced and pinned to one core: attacker.ts PORT ATTACK SECONDS [COOKIE]. Its last
 * line is JSON: the number of answers by status, and the number of connections that were cut.
 */
const [portText = '', attack = '', secondsText = '', cookie = ''] = process.argv.slice(2);
const port = Number(portText);
const endsAt = performance.now() + Number(secondsText) * 1000;
/** A different client from the signers, who use 127.0.0.1. */
const FROM = process.env['ATTACK_FROM'] ?? '127.0.0.2';
const AT_ONCE = 16;
const isOver = (): boolean => performance.now() >= endsAt;

const statuses: Record<string, number> = {};
let requests = 0;
let longest = 0;

interface Shot {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function shoot({ method = 'GET', path, headers = {}, body }: Shot): Promise<void> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (what: string): void => {
      requests += 1;
      longest = Math.max(longest, performance.now() - began);
      statuses[what] = (statuses[what] ?? 0) + 1;
      resolve();
    };
    const length = body === undefined ? {} : { 'content-length': String(body.length) };
    const options = {
      host: '127.0.0.1',
      port,
      localAddress: FROM,
      agent,
      method,
      path,
      headers: { ...length, ...headers },
    };
    const sent = httpRequest(options, (response) => {
      response
        .on('end', () => done(String(response.statusCode)))
        .on('error', () => done('cut'))
        .resume();
    });
    sent.on('error', () => done('cut'));
    sent.setTimeout(120_000, () => sent.destroy());
    sent.end(body);
  });
}

const flood = async (shot: () => Shot, atOnce = AT_ONCE): Promise<void> => {
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (!isOver()) await shoot(shot());
    }),
  );
};

const json = (path: string, text: string): Shot => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(text),
});
const zeros = (bytes: number): string => `[${'0,'.repeat(bytes / 2 - 1)}0]`;
const secret = (): string => randomBytes(32).toString('base64url');

function multipart(
  path: string,
  fields: Record<string, string>,
  file: Buffer,
  headers: Record<string, string> = {},
): Shot {
  const boundary = 'x'.repeat(30);
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(texts.join('') + head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return {
    method: 'POST',
    path,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
    body,
  };
}

/** Opens sockets as fast as they are accepted, keeps the newest `most`, and sends `drip` on each every `everyMs`. */
async function hold(most: number, first: string, drip: string, everyMs: number): Promise<void> {
  const open = new Set<Socket>();
  while (!isOver()) {
    while (!isOver() && open.size < most) {
      const socket = connect({ host: '127.0.0.1', port, localAddress: FROM });
      open.add(socket);
      requests += 1;
      socket
        .on('error', () => {})
        .on('close', () => {
          open.delete(socket);
          statuses['cut'] = (statuses['cut'] ?? 0) + 1;
        });
      socket.on('data', (data) => {
        const status = String(data).slice(9, 12);
        statuses[status] = (statuses[status] ?? 0) + 1;
      });
      socket.write(first);
      if (open.size % 50 === 0) await pause(5);
    }
    await pause(everyMs);
    for (const socket of open) socket.write(drip);
  }
  for (const socket of open) socket.destroy();
}

/** Connects and disconnects at once, or after a websocket handshake. */
async function storm(first: string): Promise<void> {
  await Promise.all(
    Array.from({ length: 64 }, async () => {
      while (!isOver())
        await new Promise<void>((resolve) => {
          const socket = connect({ host: '127.0.0.1', port, localAddress: FROM });
          requests += 1;
          socket.on('error', () => {}).on('close', () => resolve());
          socket.on('data', (data) => {
            const status = String(data).slice(9, 12);
            statuses[status] = (statuses[status] ?? 0) + 1;
            socket.destroy();
          });
          socket.setTimeout(5000, () => socket.destroy());
          socket.write(first);
          if (first === '') socket.destroy();
        });
    }),
  );
}

const handshake =
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`;
const SIGN = '/api/envelopes/AA/participants/AA/sign';
const head = (path: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const login = (): Shot =>
  json(
    '/api/users/sessions',
    JSON.stringify({ accountNumber: '13900009999', password: randomBytes(32).toString('hex') }),
  );

const ATTACKS: Record<string, () => Promise<void>> = {
  'anonymous 16 MB JSON array to sign': () => {
    const shot = json(SIGN, zeros(16 * 1024 * 1024));
    return flood(() => shot, 4);
  },
  'anonymous 64 KB JSON to a public call': () => {
    const shot = json('/api/users/check-account', zeros(65_536));
    return flood(() => shot);
  },
  'calls without a session': () => flood(() => ({ path: '/api/envelopes' })),
  'unknown addresses': () => flood(() => ({ path: `/api/${secret()}` })),
  'description of the API': () => flood(() => ({ path: '/api/openapi.json' })),
  'garbage cookies': () => flood(() => ({ path: '/api/envelopes', headers: { cookie: `session=${secret()}` } })),
  'garbage API keys': () =>
    flood(() => ({ path: '/api/envelopes', headers: { authorization: `Bearer csk_${secret()}` } })),
  captchas: () => flood(() => ({ path: '/api/captcha/image-code?service=LOGIN' })),
  'wrong passwords': () => flood(login),
  'time-stamps': async () => {
    const body = (await expensiveInputs()).timestampRequest;
    return flood(() => ({
      method: 'POST',
      path: '/pki/tsa',
      headers: { 'content-type': 'application/timestamp-query' },
      body,
    }));
  },
  'verification of a PDF of many fields': async () => {
    const shot = multipart('/api/verify', {}, (await expensiveInputs()).fields);
    return flood(() => shot, 6);
  },
  'verification of twelve CAs of one name': async () => {
    const shot = multipart('/api/verify', {}, (await expensiveInputs()).certificates);
    return flood(() => shot, 6);
  },
  'slow headers': () => hold(400, 'GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-A: b\r\n', 2000),
  'slow bodies': () => hold(400, head('/api/users/check-account', 60_000), ' ', 2000),
  'silent connections': () => hold(1500, '', '', 1000),
  'a storm of connections': () => storm(''),
  'a storm of websockets': () => storm(handshake),
  'refused chunks of an account': () => {
    const fields = (): Record<string, string> => ({
      fileName: 'a.pdf',
      taskId: secret(),
      chunk: '0',
      size: String(2_097_152),
      totalSize: String(2_097_152),
      chunkTotal: '1',
    });
    const bytes = randomBytes(2_097_152);
    return flood(() => {
      bytes.set(randomBytes(16), 100);
      return multipart('/files/fragment-upload?storageUsage=ENVELOPE', fields(), bytes, { cookie });
    }, 4);
  },
};

/** `METHOD PATH [JSON]`, sent repeatedly in sequence: the cost of such a call (strangers.ts --calls). */
const SINGLE_CALLS = 100;
async function singly([method = '', path = '', ...words]: readonly string[]): Promise<void> {
  const tsa = { 'content-type': 'application/timestamp-query' };
  const rest =
    path === '/pki/tsa'
      ? { headers: tsa, body: (await expensiveInputs()).timestampRequest }
      : method === 'GET'
        ? {}
        : json(path, words.join(' ') || '{}');
  for (let calls = 0; calls < SINGLE_CALLS; calls++) await shoot({ ...rest, method, path });
}

if (portText === '--list') process.stdout.write(`${JSON.stringify(Object.keys(ATTACKS))}\n`);
else {
  const run = /^[A-Z]+ \//.test(attack) ? () => singly(attack.split(' ')) : ATTACKS[attack];
  if (run === undefined) throw new Error(`unknown attack ${attack}`);
  const began = performance.now();
  await run();
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(`${JSON.stringify({ requests, seconds, longestMs: Math.round(longest), statuses })}\n`);
  process.exit(0);
}
