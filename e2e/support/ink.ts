import type { Locator, Page } from '@playwright/test';

type Share = readonly [number, number];
/** As shares of the pad's width and height. */
export type Strokes = readonly (readonly Share[])[];

const LOOPS = 5;
const POINTS = 60;
/** A row of shrinking loops, like a quickly written name. */
const loops = Array.from({ length: POINTS + 1 }, (_, at): Share => {
  const done = at / POINTS;
  const turn = 2 * Math.PI * LOOPS * done;
  const height = 0.2 * (1 - 0.6 * done);
  return [0.24 + 0.5 * done - 0.05 * Math.sin(turn), 0.5 - height * Math.cos(turn) + 0.04 * Math.sin(turn / 2)];
});

/** A name written with care: an initial, its bar, the rest, a line beneath. */
export const STROKES: Strokes = [
  [
    [0.1, 0.74],
    [0.14, 0.58],
    [0.19, 0.36],
    [0.23, 0.2],
    [0.245, 0.24],
    [0.245, 0.42],
    [0.25, 0.6],
    [0.265, 0.74],
  ],
  [
    [0.12, 0.56],
    [0.18, 0.53],
    [0.24, 0.52],
    [0.29, 0.5],
  ],
  [...loops, [0.8, 0.44], [0.88, 0.36]],
  [
    [0.3, 0.8],
    [0.45, 0.77],
    [0.6, 0.78],
    [0.72, 0.76],
    [0.84, 0.72],
  ],
];

/** A name written in haste: an initial and its bar. The browser draws a frame for each move, which makes a long name costly. */
const HASTY: Strokes = [
  [
    [0.2, 0.75],
    [0.3, 0.25],
    [0.4, 0.75],
    [0.55, 0.3],
    [0.7, 0.7],
  ],
  [
    [0.22, 0.55],
    [0.5, 0.52],
  ],
];

/** The points of a stroke where the pad is now: the sheet around it grows when it gets its first ink. */
async function pointsOn(pad: Locator, stroke: readonly Share[]): Promise<{ x: number; y: number }[]> {
  await pad.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const box = await pad.boundingBox();
  if (box === null) throw new Error('the pad is not in view');
  return stroke.map(([x, y]) => ({ x: box.x + x * box.width, y: box.y + y * box.height }));
}

/** Writes on a pad with the mouse. */
export async function drawByMouse(page: Page, pad: Locator): Promise<void> {
  for (const stroke of HASTY) {
    const [start, ...rest] = await pointsOn(pad, stroke);
    if (start === undefined) continue;
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of rest) await page.mouse.move(x, y);
    await page.mouse.up();
  }
}

/** Writes on a pad with a finger, as a touch screen reports it; `smoothness` is the number of moves from a point to the next. */
export async function drawByFinger(page: Page, pad: Locator, strokes = HASTY, smoothness = 1): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const stroke of strokes) {
    const [start, ...rest] = await pointsOn(pad, stroke);
    if (start === undefined) continue;
    await touch('touchStart', [start]);
    let from = start;
    for (const to of rest) {
      for (let move = 1; move <= smoothness; move += 1) {
        const share = move / smoothness;
        await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
      }
      from = to;
    }
    await touch('touchEnd', []);
  }
  await client.detach();
}
