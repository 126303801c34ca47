import { describe, expect, it } from 'vitest';
import { fillBoxes } from './fill-boxes.ts';
import { IDENTITY, type Point } from './matrices.ts';

type Ring = readonly Point[];
const linesOf = (ring: Ring, closes = true): [Point, Point][] =>
  ring
    .slice(closes ? 0 : 1)
    .map((to, at): [Point, Point] => [ring[closes ? (at === 0 ? ring.length - 1 : at - 1) : at]!, to]);
const circle = (radius: number, way: 1 | -1 = 1, count = 90): Ring =>
  Array.from({ length: count }, (_, at): Point => {
    const turn = (way * 2 * Math.PI * at) / count;
    return [50 + radius * Math.cos(turn), 50 + radius * Math.sin(turn)];
  });
const covering = (boxes: readonly (readonly number[])[] | null, [x, y]: Point): boolean =>
  boxes!.some(([left, bottom, right, top]) => x >= left! && x <= right! && y >= bottom! && y <= top!);
const areaOf = (boxes: readonly (readonly number[])[] | null): number =>
  boxes!.reduce((sum, [left, bottom, right, top]) => sum + (right! - left!) * (top! - bottom!), 0);

describe('The boxes of a filled path', () => {
  it('form a disc for a disc and a ring for a ring', () => {
    const disc = fillBoxes(linesOf(circle(40)), [0], IDENTITY);
    expect(Math.abs(areaOf(disc) / (Math.PI * 1600) - 1)).toBeLessThan(0.06);
    const ring = fillBoxes([...linesOf(circle(40)), ...linesOf(circle(30, -1))], [0, 90], IDENTITY);
    expect(covering(ring, [50, 50])).toBe(false);
    expect(covering(ring, [50, 85])).toBe(true);
    expect(covering(ring, [15, 50])).toBe(true);
  });

  it('contain every point of any shape', () => {
    let state = 7;
    const next = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
    for (let round = 0; round < 40; round++) {
      const ring = Array.from({ length: 15 }, (): Point => [next() * 60, next() * 60]);
      const lines = linesOf(ring);
      const boxes = fillBoxes(lines, [0], IDENTITY);
      for (let i = 0; i < 100; i++) {
        const point: Point = [next() * 60, next() * 60];
        let winding = 0;
        for (const [[ax, ay], [bx, by]] of lines)
          if (Math.min(ay, by) <= point[1] && Math.max(ay, by) > point[1]) {
            const x = ax + ((bx - ax) * (point[1] - ay)) / (by - ay);
            if (x > point[0]) winding += ay < by ? 1 : -1;
          }
        if (winding !== 0) expect(covering(boxes, point)).toBe(true);
      }
    }
  });

  it('cover a whole comb whose teeth are finer than a strip, and the closing line of an open path', () => {
    const comb = Array.from({ length: 4000 }, (_, at): Point => [[0, 100, 100, 0][at % 4]!, (at >> 1) * 0.05]);
    expect(areaOf(fillBoxes(linesOf(comb), [0], IDENTITY))).toBeGreaterThan(9900);
    const half = circle(40).slice(0, 46);
    expect(covering(fillBoxes(linesOf(half, false), [0], IDENTITY), [50, 60])).toBe(true);
  });

  it('are replaced by the bounding box if the path is simple or too complex', () => {
    expect(fillBoxes(linesOf(circle(40, 1, 5)), [0], IDENTITY)).toBeNull();
    expect(fillBoxes(linesOf(circle(40, 1, 30_000)), [0], IDENTITY)).toBeNull();
  });
});
