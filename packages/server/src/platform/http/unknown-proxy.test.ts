import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createUnknownProxy } from './unknown-proxy.ts';

const AT = new Date('2026-11-01T08:00:00Z');

function watched(trustProxy: readonly string[]) {
  const lines: unknown[] = [];
  const log = { warn: (facts: object) => void lines.push(facts) };
  return { proxy: createUnknownProxy({ config: { trustProxy }, clock: { now: () => AT }, log: log as never }), lines };
}
const request = (remoteAddress: string, headers: IncomingMessage['headers']): IncomingMessage =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

it.each([{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }])(
  'a proxy that TRUST_PROXY does not name is logged once, at the first request with %j',
  (headers) => {
    const { proxy, lines } = watched(['10.0.0.0/8']);
    proxy.notice(request('192.0.2.1', {}));
    expect([proxy.last(), lines]).toEqual([null, []]);
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) proxy.notice(request(address, headers));
    expect(lines).toEqual([{ proxy: '192.0.2.1' }]);
    expect(proxy.last()).toEqual({ address: '192.0.2.2', at: AT });
  },
);

it('requests of a proxy that TRUST_PROXY names are not noted', () => {
  const { proxy, lines } = watched(['10.0.0.0/8']);
  proxy.notice(request('10.1.2.3', { 'x-forwarded-for': '203.0.113.7' }));
  expect([proxy.last(), lines]).toEqual([null, []]);
});
