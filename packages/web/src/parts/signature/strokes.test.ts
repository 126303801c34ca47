import { describe, expect, it } from 'vitest';
import { type Stroke, judgeStrokes, strokePath, turnBack } from './strokes.ts';

const stroke = (points: readonly (readonly [number, number])[]): Stroke => ({
  hasPressure: false,
  points: points.map(([x, y]) => ({ x, y, pressure: 0.5 })),
});
const along = (count: number, at: (t: number) => readonly [number, number]) =>
  stroke(Array.from({ length: count }, (_, index) => at(index / (count - 1))));
const wave = along(60, (t) => [t * 200, 60 + 40 * Math.sin(t * 14)]);

describe('what counts as a signature', () => {
  it('accepts a flourish and a name of several strokes', () => {
    expect(judgeStrokes([wave])).toBeNull();
    expect(judgeStrokes([along(9, (t) => [t * 60, 10]), along(9, (t) => [30, t * 80])])).toBeNull();
  });
  it('refuses nothing and a tap', () => {
    expect(judgeStrokes([])).toBe('empty');
    expect(judgeStrokes([stroke([[10, 10]])])).toBe('dot');
    expect(judgeStrokes([along(20, (t) => [10 + 6 * Math.cos(t * 9), 10 + 6 * Math.sin(t * 9)])])).toBe('dot');
  });
  it('refuses a straight line, also one drawn by a trembling hand', () => {
    expect(judgeStrokes([along(40, (t) => [t * 220, 50 + 3 * Math.sin(t * 40)])])).toBe('line');
  });
  it('refuses a tick', () => {
    expect(
      judgeStrokes([
        along(50, (t) => (t < 0.3 ? [t * 100, 40 + t * 100] : [30 + (t - 0.3) * 120, 70 - (t - 0.3) * 110])),
      ]),
    ).toBe('tick');
  });
});

describe('the drawing of a stroke', () => {
  it('is a closed path with one decimal', () => {
    expect(strokePath(wave)).toMatch(/^M-?\d+\.\d -?\d+\.\dQ[-\d. ]+Z$/);
    expect(strokePath(stroke([]))).toBe('');
  });
  it('of a turned pad stands upright again', () => {
    const [turned] = turnBack(
      [
        stroke([
          [300, 0],
          [300, 100],
          [0, 0],
        ]),
      ],
      300,
    );
    expect(turned!.points.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [100, 0],
      [0, 300],
    ]);
  });
});
