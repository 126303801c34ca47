import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRequestLimits } from '../../app/index.ts';
import { readBytes } from '../../app/http/read-json.ts';
import { limitConnections } from './connections.ts';
import { createInFlight } from './in-flight.ts';
import { createRateLimiter } from './rate-limit.ts';
import { createWorkBudget } from './work-budget.ts';

describe('Slow clients', () => {
  afterEach(() => void vi.useRealTimers());

  it('have 20 s for a small body', async () => {
    vi.useFakeTimers();
    const request = { headers: { 'content-length': '100' }, raw: { complete: true } } as unknown as FastifyRequest;
    const body = new PassThrough();
    const read = readBytes(request, body, 64 * 1024).catch((error: Error) => error.message);
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
    const log = (requestLimits: ReturnType<typeof createRequestLimits>, minute = 0) =>
      requestLimits.anonymous('createSession', '192.0.2.1', new Date(minute * 60_000));
    const morning = createRequestLimits(createRateLimiter());
    for (let minute = 0; minute < 60; minute++) for (let logins = 0; logins < 30; logins++) log(morning, minute).undo();
    const flood = createRequestLimits(createRateLimiter());
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
