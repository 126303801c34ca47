import { CallError, NetworkError } from '@countersign/contract';
import { describe, expect, it } from 'vitest';
import { waitBeforeMs, withRetries } from './retry.ts';

const refusal = (status: number) => new CallError(status, {});

/** Answers the failures in their order, then 'answer'; counts how often it was asked and waited for. */
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

describe('a request that may be repeated without harm', () => {
  it.each([
    ['no answer at all', new NetworkError('no answer')],
    ['a server that restarts', refusal(503)],
    ['a server in trouble', refusal(500)],
  ])('is made again after %s', async (_case, failure) => {
    const { run, waits, asked } = network(failure, failure);
    await expect(run()).resolves.toBe('answer');
    expect(asked()).toBe(3);
    expect(waits).toEqual([300, 600]);
  });

  it.each([
    ['no session', refusal(401)],
    ['a refusal', refusal(409)],
    ['too many of them', refusal(429)],
    ['what the page itself got wrong', new TypeError('wrong')],
  ])('is not made again after %s', async (_case, failure) => {
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

  it('is not made again once nobody waits for it', async () => {
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
  ])('waits longer each time: after %d, %d of chance, %d ms', (failures, random, expected) => {
    expect(waitBeforeMs(failures, random)).toBe(expected);
  });
});
