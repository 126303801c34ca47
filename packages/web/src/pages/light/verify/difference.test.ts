import { describe, expect, it } from 'vitest';
import { type Pixels, differences } from './difference.ts';

const WIDTH = 200;
const HEIGHT = 100;
/** White paper with grey dots at `x, y`. */
const paper = (dots: readonly (readonly [number, number])[] = [], grey = 0, width = WIDTH): Pixels => {
  const data = new Uint8ClampedArray(width * HEIGHT * 4).fill(255);
  for (const [x, y] of dots) data.fill(grey, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { data, width, height: HEIGHT };
};

describe('Two drawings of a page', () => {
  it('are equal when identical, or so similar that no reader sees a difference', () => {
    expect(differences(paper(), paper())).toEqual([]);
    expect(differences(paper(), paper([[10, 10]], 240))).toEqual([]);
  });

  it('differ in one place if the strokes are near one another, in two if they are apart', () => {
    const near = differences(
      paper(),
      paper([
        [10, 10],
        [24, 12],
      ]),
    );
    expect(near).toEqual([{ x: 4, y: 8, width: 12, height: 8 }]);
    expect(differences(paper([[10, 10]]), paper([[150, 80]]))).toHaveLength(2);
  });

  it('differ as a whole if their sizes do, or if too much does', () => {
    const whole = [{ x: 0, y: 0, width: 100, height: 100 }];
    expect(differences(paper(), paper([], 0, 100))).toEqual(whole);
    const speckled = Array.from({ length: 32 }, (_, i) => [(i % 8) * 25, Math.floor(i / 8) * 25] as const);
    expect(differences(paper(), paper(speckled))).toEqual(whole);
  });
});
