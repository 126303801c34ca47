import { describe, expect, it } from 'vitest';
import { fairLine } from './fair-line.ts';
import { BusyError } from './slots.ts';

describe('A fair line', () => {
  it('serves one client after the other, so that one who comes last with one is not last', async () => {
    const line = fairLine({ places: 1, waiting: 10, waitingOfOne: 5 });
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

  it('refuses whoever has waited for as long as it has patience, and loses no place by that', async () => {
    const line = fairLine({ places: 1, waiting: 2, waitingOfOne: 2, patienceMs: 20 });
    const leave = await line('a');
    const waiting = await Promise.allSettled([line('a'), line('b')]);
    expect(waiting.map((one) => one.status === 'rejected' && one.reason instanceof BusyError)).toEqual([true, true]);
    const next = line('a');
    leave();
    (await next)();
    (await line('b'))();
  });
});
