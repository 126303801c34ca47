import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { Workers } from '../workers.ts';
import { openKeptWorkers } from './kept-workers.ts';

const PICTURE = new Uint8Array(createCanvas(8, 8).toBuffer('image/png'));
const decode = async (workers: Workers): Promise<number> =>
  (await workers.risky.run('decodeImage', { bytes: PICTURE, maxSidePx: 100 })).width;

test('pools are lent again, to one borrower at a time, and a closed lending takes no task', async () => {
  const first = await openKeptWorkers();
  expect(await decode(first)).toBe(8);
  const beside = await openKeptWorkers();
  expect(beside.usage).not.toBe(first.usage);
  await first.close();
  await expect(decode(first)).rejects.toThrow('closed');
  const second = await openKeptWorkers();
  expect(second.usage).toBe(first.usage);
  expect(await decode(second)).toBe(8);
  await second.close();
  await beside.close();
});

test('pools with a running task are ended and not lent again', async () => {
  const first = await openKeptWorkers();
  // It is killed, and perhaps tried once more in a process that nothing else uses.
  const late = Promise.allSettled([decode(first)]);
  await first.close();
  await late;
  const second = await openKeptWorkers();
  expect(second.usage).not.toBe(first.usage);
  expect(await decode(second)).toBe(8);
  await second.close();
});
