import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TaskKilledError } from './pool.ts';
import { BusyError } from './slots.ts';
import { TaskRefusal } from './tasks.ts';
import { startWorkers, type Workers } from './workers.ts';

let workers: Workers;
beforeAll(async () => {
  const limits = { threads: 1, queue: 2, timeoutMs: 20_000, heapMb: 256, memoryMb: 512 };
  workers = await startWorkers({ risky: limits, verify: limits, sign: limits, bodies: limits });
}, 60_000);
afterAll(() => workers.close());

/** Red left half, blue right half, half transparent at the bottom. */
function flag(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f00';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#00f';
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas;
}

const pixel = (image: { width: number; rgba: Uint8Array }, x: number, y: number) => {
  const at = (y * image.width + x) * 4;
  return [...image.rgba.subarray(at, at + 4)];
};
const reddish = ([r = 0, g = 0, b = 0, a]: number[]) => r > 200 && g < 60 && b < 60 && a === 255;
const bluish = ([r = 0, g = 0, b = 0, a]: number[]) => b > 200 && g < 60 && r < 60 && a === 255;

/** Inserts an EXIF segment with this orientation after the start of a JPEG. */
function withOrientation(jpeg: Buffer, orientation: number, order: 'II' | 'MM' = 'MM'): Buffer {
  const tiff = Buffer.alloc(26);
  const little = order === 'II';
  const u16 = (value: number, at: number) => (little ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at));
  const u32 = (value: number, at: number) => (little ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at));
  tiff.write(order, 0, 'latin1');
  u16(42, 2);
  u32(8, 4);
  u16(1, 8);
  u16(0x0112, 10);
  u16(3, 12);
  u32(1, 14);
  u16(orientation, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

const kindOf = async (run: Promise<unknown>): Promise<string> => {
  const error = await run.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(TaskRefusal);
  return (error as TaskRefusal).kind;
};

/** Properties of a picture; a failed expectation of the picture itself would print all of its pixels. */
const widthOf = async (run: Promise<{ readonly width: number }>): Promise<number> => (await run).width;

test('a PNG becomes its pixels, transparency included', async () => {
  const canvas = createCanvas(4, 2);
  const context = canvas.getContext('2d');
  context.fillStyle = 'rgba(255, 0, 0, 0.5)';
  context.fillRect(0, 0, 2, 2);
  const image = await workers.risky.run('decodeImage', { bytes: await canvas.encode('png'), maxSidePx: 512 });
  expect([image.width, image.height]).toEqual([4, 2]);
  expect(pixel(image, 3, 1)).toEqual([0, 0, 0, 0]);
  expect(pixel(image, 0, 0)[0]).toBe(255);
  expect(pixel(image, 0, 0)[3]).toBeGreaterThan(120);
});

test('the longest side is capped and the ratio kept; a small picture keeps its size', async () => {
  const bytes = await flag(1000, 400).encode('png');
  const capped = await workers.risky.run('decodeImage', { bytes, maxSidePx: 100 });
  expect([capped.width, capped.height]).toEqual([100, 40]);
  expect([reddish(pixel(capped, 10, 20)), bluish(pixel(capped, 90, 20))]).toEqual([true, true]);
  const kept = await workers.risky.run('decodeImage', { bytes, maxSidePx: 5000 });
  expect([kept.width, kept.height]).toEqual([1000, 400]);
});

/** The side on which the left (red) half of the stored picture is shown; CIPA DC-008 §4.6.5. */
test.each([
  [1, 'left'],
  [2, 'right'],
  [3, 'right'],
  [4, 'left'],
  [5, 'top'],
  [6, 'top'],
  [7, 'bottom'],
  [8, 'bottom'],
] as const)('a JPEG of orientation %i shows its left half at the %s', async (orientation, side) => {
  const jpeg = await flag(64, 32).encode('jpeg', 95);
  for (const order of ['II', 'MM'] as const) {
    const bytes = withOrientation(jpeg, orientation, order);
    const seen = await workers.risky.run('decodeImage', { bytes, maxSidePx: 512 });
    const upright = side === 'left' || side === 'right';
    expect([seen.width, seen.height]).toEqual(upright ? [64, 32] : [32, 64]);
    const near = { left: [4, 16], right: [60, 16], top: [16, 4], bottom: [16, 60] }[side];
    const far = { left: [60, 16], right: [4, 16], top: [16, 60], bottom: [16, 4] }[side];
    expect(reddish(pixel(seen, near[0] ?? 0, near[1] ?? 0))).toBe(true);
    expect(bluish(pixel(seen, far[0] ?? 0, far[1] ?? 0))).toBe(true);
  }
});

test('orientations 2 and 4, 5 and 7 are mirror images, not turns', async () => {
  const canvas = createCanvas(64, 32);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 64, 32);
  context.fillStyle = '#f00';
  context.fillRect(0, 0, 24, 12);
  const jpeg = await canvas.encode('jpeg', 95);
  const corner = async (orientation: number): Promise<string> => {
    const seen = await workers.risky.run('decodeImage', { bytes: withOrientation(jpeg, orientation), maxSidePx: 512 });
    const corners = {
      tl: [3, 3],
      tr: [seen.width - 4, 3],
      bl: [3, seen.height - 4],
      br: [seen.width - 4, seen.height - 4],
    };
    return Object.entries(corners).find(([, [x = 0, y = 0]]) => reddish(pixel(seen, x, y)))?.[0] ?? 'none';
  };
  const found = [];
  for (let n = 1; n <= 8; n += 1) found.push(await corner(n));
  expect(found).toEqual(['tl', 'tr', 'br', 'bl', 'tl', 'tr', 'br', 'bl']);
});

test('an image with too many pixels is refused by its header, before it is decoded (security 46)', async () => {
  const png = await flag(10, 10).encode('png');
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  expect(await kindOf(workers.risky.run('decodeImage', { bytes: png, maxSidePx: 512 }))).toBe('IMAGE_TOO_LARGE');
});

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
  ['nothing', Buffer.alloc(0)],
])('%s is not accepted as a picture', async (_what, bytes) => {
  expect(await kindOf(workers.risky.run('decodeImage', { bytes, maxSidePx: 512 }))).toBe('IMAGE_TYPE');
});

test('a PNG that begins later in the file is refused', async () => {
  const bytes = Buffer.concat([Buffer.from('<html>'), await flag(10, 10).encode('png')]);
  expect(await kindOf(workers.risky.run('decodeImage', { bytes, maxSidePx: 512 }))).toBe('IMAGE_TYPE');
});

test('a picture truncated at any point is refused, and the pool keeps working whatever happens to its process', async () => {
  const jpeg = withOrientation(await flag(64, 64).encode('jpeg', 90), 6);
  const png = await flag(64, 64).encode('png');
  for (const bytes of [
    png.subarray(0, 20),
    png.subarray(0, 30),
    png.subarray(0, 60),
    jpeg.subarray(0, 3),
    jpeg.subarray(0, 60),
  ]) {
    const error = await workers.risky.run('decodeImage', { bytes, maxSidePx: 512 }).catch((thrown: unknown) => thrown);
    expect(error instanceof TaskRefusal || error instanceof TaskKilledError).toBe(true);
  }
  expect((await workers.risky.run('decodeImage', { bytes: png, maxSidePx: 512 })).width).toBe(64);
});

test('encoded pixels are a PNG of exactly these pixels', async () => {
  const rgba = new Uint8Array([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0]);
  const png = await workers.sign.run('encodePng', { width: 2, height: 2, rgba });
  const image = await loadImage(png);
  expect([image.width, image.height]).toEqual([2, 2]);
  const back = await workers.risky.run('decodeImage', { bytes: png, maxSidePx: 512 });
  expect([...back.rgba]).toEqual([...rgba]);
});

test('pixels that do not fit their size are refused', async () => {
  const wrong = { width: 3, height: 3, rgba: new Uint8Array(4) };
  expect(await kindOf(workers.sign.run('encodePng', wrong))).toBe('IMAGE_DAMAGED');
});

test('a thread receives bytes without a copy only when the caller transfers them', async () => {
  const rgba = new Uint8Array(64).fill(255);
  const kept = await workers.sign.run('encodePng', { width: 4, height: 4, rgba });
  expect(rgba.length).toBe(64);
  const moved = await workers.sign.run('encodePng', { width: 4, height: 4, rgba }, { move: true });
  expect(rgba.length).toBe(0);
  expect(moved).toEqual(kept);
});

test('a task that takes too long is killed and the next one gets a fresh thread', async () => {
  const bytes = await flag(6000, 6000).encode('png');
  const slow = widthOf(workers.risky.run('decodeImage', { bytes, maxSidePx: 6000 }, { timeoutMs: 1 }));
  await expect(slow).rejects.toMatchObject({ name: 'TaskKilledError', reason: 'TIME' });
  await expect(slow).rejects.toBeInstanceOf(TaskKilledError);
  const small = await flag(8, 8).encode('png');
  expect((await workers.risky.run('decodeImage', { bytes: small, maxSidePx: 8 })).width).toBe(8);
});

test('a task that uses too much processor time is killed, and its cost is always reported', async () => {
  // Long enough that its use is measured while it works, however late.
  const bytes = await flag(6000, 6000).encode('png');
  const costs: number[] = [];
  const onCost = (cpuMs: number) => void costs.push(cpuMs);
  const run = (cpuMs: number) =>
    widthOf(workers.risky.run('decodeImage', { bytes, maxSidePx: 2500 }, { timeoutMs: 60_000, cpuMs, onCost }));
  await expect(run(1)).rejects.toMatchObject({ name: 'TaskKilledError', reason: 'CPU' });
  expect(await run(60_000)).toBe(2500);
  expect(costs).toHaveLength(2);
  expect(costs.every((cost) => cost > 1)).toBe(true);
});

test('when the queue is full, the next task is refused at once and the running ones finish', async () => {
  const bytes = await flag(400, 400).encode('png');
  const answers = await Promise.allSettled(
    Array.from({ length: 5 }, () => workers.risky.run('decodeImage', { bytes, maxSidePx: 400 })),
  );
  const busy = answers.filter((answer) => answer.status === 'rejected');
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(busy.every(({ reason }) => reason instanceof BusyError)).toBe(true);
});
