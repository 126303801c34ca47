import { expect, test } from 'vitest';
import { bytesIn, pack } from './buffers.ts';
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

test('of what goes to a thread, the arrays that are named go themselves and all others as copies', () => {
  const [file, picture] = [new Uint8Array(8), new Uint8Array(4)];
  const { value, transferList } = pack({ file, pictures: [{ rgba: picture }] }, [file]);
  expect(transferList[0]).toBe(file.buffer);
  expect(transferList[1]).not.toBe(picture.buffer);
  expect(value).toEqual({ file, pictures: [{ rgba: picture }] });
  expect(bytesIn({ file, pictures: [{ rgba: picture }], name: 'x', at: null })).toBe(12);
});
