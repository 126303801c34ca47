import { api } from '@countersign/contract';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type * as Client from './client.ts';

const notLogin = () =>
  new Response(JSON.stringify({ code: 401, error: 'ERROR_NOT_LOGIN', message: 'Log in', requestId: 'r' }), {
    status: 401,
    headers: { 'content-type': 'application/json' },
  });

/** Each request is answered when the test says so. */
let held: ((response: Response) => void)[] = [];
const reports = vi.fn<() => void>();
let client: typeof Client;
let stop: () => void;

beforeAll(async () => {
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => held.push(resolve)));
  vi.resetModules();
  client = await import('./client.ts');
  stop = client.onNotLogin(reports);
});
afterAll(() => {
  stop();
  vi.unstubAllGlobals();
  vi.resetModules();
});
beforeEach(() => {
  held = [];
  reports.mockClear();
});

const ask = () => client.call(api.listPrivileges, { params: { userWsid: 'EUSR1' } });

it('reports the end of the session if a request is refused', async () => {
  const refused = ask();
  held[0]?.(notLogin());
  await expect(refused).rejects.toThrow('Log in');
  expect(reports).toHaveBeenCalledTimes(1);
});

it('ignores refusals of requests that began before the session was replaced', async () => {
  const early = ask();
  await client.whileSessionChanges(async () => {
    held[0]?.(notLogin());
    await expect(early).rejects.toThrow('Log in');
  });
  const late = ask();
  await client.whileSessionChanges(async () => {});
  held[1]?.(notLogin());
  await expect(late).rejects.toThrow('Log in');
  expect(reports).not.toHaveBeenCalled();
});

it('reports the end of the session if the replacement itself is refused', async () => {
  const change = client.whileSessionChanges(ask);
  held[0]?.(notLogin());
  await expect(change).rejects.toThrow('Log in');
  expect(reports).toHaveBeenCalledTimes(1);
});
