import { expect, test } from 'vitest';
import { bytesIn, pack } from './buffers.ts';
import { BusyError, lanes } from './slots.ts';

const LARGE = 50 * 1024 * 1024;

test('a large task holds up other large tasks and no small one', async () => {
  const lane = lanes(1, 1);
  const order: string[] = [];
  const enter = async (name: string, bytes: number): Promise<() => void> => {
    const free = await lane(bytes);
    order.push(name);
    return free;
  };
  const freeLarge = await enter('large', LARGE);
  const second = enter('second large', LARGE);
  const freeSmall = await enter('small', 100_000);
  freeSmall();
  (await enter('small again', 0))();
  expect(order).toEqual(['large', 'small', 'small again']);
  // Each lane has its own queue, and reports when it is full.
  await expect(lane(LARGE)).rejects.toBeInstanceOf(BusyError);
  freeLarge();
  (await second)();
  expect(order.at(-1)).toBe('second large');
});

test('transfers the named arrays to a thread and copies all others', () => {
  const [file, picture] = [new Uint8Array(8), new Uint8Array(4)];
  const { value, transferList } = pack({ file, pictures: [{ rgba: picture }] }, [file]);
  expect(transferList[0]).toBe(file.buffer);
  expect(transferList[1]).not.toBe(picture.buffer);
  expect(value).toEqual({ file, pictures: [{ rgba: picture }] });
  expect(bytesIn({ file, pictures: [{ rgba: picture }], name: 'x', at: null })).toBe(12);
});
