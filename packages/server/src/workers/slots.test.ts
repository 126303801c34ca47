import { expect, test } from 'vitest';
import { BusyError, lanes } from './slots.ts';

const GIANT = 50 * 1024 * 1024;

test('a giant holds up other giants and nothing that is small', async () => {
  const lane = lanes(1, 1);
  const order: string[] = [];
  const enter = async (name: string, bytes: number): Promise<() => void> => {
    const free = await lane(bytes);
    order.push(name);
    return free;
  };
  const freeGiant = await enter('giant', GIANT);
  const second = enter('second giant', GIANT);
  const freeSmall = await enter('small', 100_000);
  freeSmall();
  (await enter('small again', 0))();
  expect(order).toEqual(['giant', 'small', 'small again']);
  // Each lane has a line of its own, and says when it is full.
  await expect(lane(GIANT)).rejects.toBeInstanceOf(BusyError);
  freeGiant();
  (await second)();
  expect(order.at(-1)).toBe('second giant');
});
