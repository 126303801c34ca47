import type { Locator, Page } from '@playwright/test';

/** The strokes of a short name, as shares of the pad's width and height. */
const STROKES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0.15, 0.35],
    [0.25, 0.25],
    [0.35, 0.4],
    [0.28, 0.6],
    [0.2, 0.75],
    [0.32, 0.7],
    [0.45, 0.55],
  ],
  [
    [0.5, 0.25],
    [0.52, 0.45],
    [0.48, 0.7],
    [0.58, 0.6],
    [0.66, 0.4],
    [0.7, 0.55],
    [0.74, 0.72],
  ],
  [
    [0.6, 0.3],
    [0.72, 0.28],
    [0.85, 0.32],
    [0.8, 0.5],
    [0.7, 0.62],
    [0.86, 0.66],
  ],
];

async function strokesOn(pad: Locator): Promise<{ x: number; y: number }[][]> {
  const box = await pad.boundingBox();
  if (box === null) throw new Error('the pad is not in sight');
  return STROKES.map((stroke) => stroke.map(([x, y]) => ({ x: box.x + x * box.width, y: box.y + y * box.height })));
}

/** Writes on a pad with the mouse. */
export async function drawByMouse(page: Page, pad: Locator): Promise<void> {
  for (const [start, ...rest] of await strokesOn(pad)) {
    if (start === undefined) continue;
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
  }
}

/** Writes on a pad with a finger, as a touch screen reports it. */
export async function drawByFinger(page: Page, pad: Locator): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const [start, ...rest] of await strokesOn(pad)) {
    if (start === undefined) continue;
    await touch('touchStart', [start]);
    let from = start;
    for (const to of rest) {
      for (const share of [0.25, 0.5, 0.75, 1]) {
        await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
      }
      from = to;
    }
    await touch('touchEnd', []);
  }
  await client.detach();
}
