import { describe, expect, it } from 'vitest';
import { fairQueue } from './fair-queue.ts';
import { BusyError } from './slots.ts';

describe('A fair queue', () => {
  it('serves clients in turn, so that the single job of a late client is not served last', async () => {
    const line = fairQueue({ places: 1, waiting: 10, waitingPerClient: 5 });
    const order: string[] = [];
    const turn = async (client: string): Promise<void> => {
      const leave = await line(client);
      order.push(client);
      leave();
    };
    const leave = await line('a');
    const turns = ['a', 'a', 'a', 'b', 'c', 'b'].map(turn);
    leave();
    await Promise.all(turns);
    expect(order).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
  });

  it('refuses a job that has waited longer than the time limit, and frees its place', async () => {
    const line = fairQueue({ places: 1, waiting: 2, waitingPerClient: 2, timeoutMs: 20 });
    const leave = await line('a');
    const waiting = await Promise.allSettled([line('a'), line('b')]);
    expect(waiting.map((one) => one.status === 'rejected' && one.reason instanceof BusyError)).toEqual([true, true]);
    const next = line('a');
    leave();
    (await next)();
    (await line('b'))();
  });
});
