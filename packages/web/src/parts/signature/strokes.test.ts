import { INK_POINTS_MAX, NUMBERS_OF_POINT, judgeInk } from '@countersign/domain';
import { describe, expect, it } from 'vitest';
import { type Line, thinned, turnBack, withPoint } from './strokes.ts';

const written = (points: readonly (readonly [number, number])[], pressure: number | null = null): Line =>
  points.reduce<Line>((line, [x, y]) => withPoint(line, { x, y, pressure }), []);
const wave = (count: number) =>
  written(Array.from({ length: count }, (_, at) => [at * 2, 60 + 40 * Math.sin(at / 9)] as const));

describe('the strokes recorded by the pad', () => {
  it('are x, y and pressure in tenths and hundredths, without repeated points', () => {
    expect(
      written(
        [
          [1.234, 5.678],
          [1.4, 5.7],
          [9, 5.7],
        ],
        0.333,
      ),
    ).toEqual([1.2, 5.7, 0.33, 9, 5.7, 0.33]);
  });
  it('have less pressure the faster a finger moves, within the limits of the wire', () => {
    const pressures = (step: number) =>
      written(Array.from({ length: 30 }, (_, at) => [at * step, 0] as const)).filter((_, at) => at % 3 === 2);
    expect(Math.min(...pressures(1))).toBeGreaterThanOrEqual(0.5);
    expect(Math.max(...pressures(9).slice(20))).toBeLessThan(0.1);
    expect(Math.min(...pressures(400))).toBeGreaterThanOrEqual(0);
  });
  it('are thinned out to the limit of the wire, their ends kept', () => {
    const long = Array.from({ length: 3 }, () => wave(INK_POINTS_MAX));
    const lines = thinned(long);
    expect(lines.flat().length).toBeLessThanOrEqual(INK_POINTS_MAX * NUMBERS_OF_POINT);
    expect(lines[0]!.slice(0, 2)).toEqual(long[0]!.slice(0, 2));
    expect(lines[0]!.slice(-3)).toEqual(long[0]!.slice(-3));
    expect(thinned([wave(60)])).toEqual([wave(60)]);
    expect(judgeInk({ width: 400, height: 200, lines: thinned([wave(180)]) }).ok).toBe(true);
  });
  it('of a rotated pad are rotated back upright', () => {
    const turned = { width: 300, height: 500, lines: [[300, 0, 0.5, 300, 100, 0.5, 0, 0, 0.7]] };
    expect(turnBack(turned)).toEqual({ width: 500, height: 300, lines: [[0, 0, 0.5, 100, 0, 0.5, 0, 300, 0.7]] });
  });
});
