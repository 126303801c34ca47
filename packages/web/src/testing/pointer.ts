import type { Locator } from 'vitest/browser';

type Point = readonly [x: number, y: number];

/** One stroke that a person could sign with, in CSS pixels of the pad. */
export const SIGNATURE: readonly Point[] = [
  [30, 90],
  [45, 50],
  [60, 120],
  [75, 55],
  [90, 125],
  [105, 60],
  [120, 110],
  [135, 70],
  [150, 95],
  [60, 100],
];

/**
 * Presses at the first point, moves along the others and releases at the last; points in CSS pixels from the upper left corner
 * of the element.
 */
export function drawOn(locator: Locator, points: readonly Point[]): void {
  const element = locator.element();
  const { left, top } = element.getBoundingClientRect();
  const send = (type: string, [x, y]: Point) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'mouse',
        button: type === 'pointermove' ? -1 : 0,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: left + x,
        clientY: top + y,
      }),
    );
  const [first, ...rest] = points;
  if (first === undefined) return;
  // A pointer that no hardware moves cannot be captured.
  element.setPointerCapture = () => {};
  send('pointerdown', first);
  for (const point of rest) send('pointermove', point);
  send('pointerup', points.at(-1) ?? first);
}
