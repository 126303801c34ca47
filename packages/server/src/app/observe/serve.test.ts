import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import prometheus from 'prom-client';
import { expect, test } from 'vitest';
import { createMeters } from './meters.ts';
import { serveOnOwnPort } from './serve.ts';

const TOKEN = 'a-token-of-the-test';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test.each([
  ['without a token to everyone', null, {}, 200],
  ['with a token to those who have it', TOKEN, { authorization: `Bearer ${TOKEN}` }, 200],
  ['with a token to no one else', TOKEN, { authorization: 'Bearer another-token' }, 401],
  ['with a token to no one without one', TOKEN, {}, 401],
])('a port of its own answers /metrics %s, and nothing else', async (_what, token, headers, status) => {
  const port = await freePort();
  const close = await serveOnOwnPort(
    { port, host: '127.0.0.1', token },
    createMeters(prometheus),
    async () => 'up 1\n',
  );
  try {
    const base = `http://127.0.0.1:${port}`;
    const found = await fetch(`${base}/metrics`, { headers });
    expect([found.status, await found.text()]).toEqual([status, status === 200 ? 'up 1\n' : '']);
    expect((await fetch(`${base}/api/ping`, { headers })).status).toBe(404);
    expect((await fetch(`${base}/metrics`, { method: 'POST', headers })).status).toBe(404);
  } finally {
    await close();
  }
});
