import { CallError, NetworkError } from '@countersign/contract';
import { describe, expect, it } from 'vitest';
import { waitBeforeMs, withRetries } from './retry.ts';

const refusal = (status: number) => new CallError(status, {});

/** Fails with the given errors in order, then returns 'answer'; counts the calls and records the waits. */
function network(...failures: Error[]) {
  const waits: number[] = [];
  let asked = 0;
  const send = async () => {
    asked += 1;
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    return 'answer';
  };
  const run = (signal?: AbortSignal) =>
    withRetries(send, { signal, random: () => 0.5, wait: async (ms) => void waits.push(ms) });
  return { run, waits, asked: () => asked };
}

describe('a request that is safe to repeat', () => {
  it.each([
    ['no answer at all', new NetworkError('no answer')],
    ['a server that restarts', refusal(503)],
    ['a server error', refusal(500)],
  ])('is repeated after %s', async (_case, failure) => {
    const { run, waits, asked } = network(failure, failure);
    await expect(run()).resolves.toBe('answer');
    expect(asked()).toBe(3);
    expect(waits).toEqual([300, 600]);
  });

  it.each([
    ['no session', refusal(401)],
    ['a refusal', refusal(409)],
    ['a rate limit', refusal(429)],
    ['a fault of the page itself', new TypeError('wrong')],
  ])('is not repeated after %s', async (_case, failure) => {
    const { run, asked } = network(failure);
    await expect(run()).rejects.toBe(failure);
    expect(asked()).toBe(1);
  });

  it('is given up after three tries', async () => {
    const last = new NetworkError('the third');
    const { run, asked } = network(new NetworkError('1'), new NetworkError('2'), last);
    await expect(run()).rejects.toBe(last);
    expect(asked()).toBe(3);
  });

  it('is not repeated once the caller has cancelled it', async () => {
    const leaving = new AbortController();
    leaving.abort();
    const { run, asked } = network(new NetworkError('no answer'));
    await expect(run(leaving.signal)).rejects.toThrow('no answer');
    expect(asked()).toBe(1);
  });

  it.each([
    [1, 0, 225],
    [1, 1, 375],
    [3, 0.5, 1200],
  ])('waits longer each time: after %d, with random %d, %d ms', (failures, random, expected) => {
    expect(waitBeforeMs(failures, random)).toBe(expected);
  });
});
