import { describe, expect, it } from 'vitest';
import { INK_LENGTH_MAX, INK_POINTS_MAX, INK_STROKES_MAX } from '../limits.ts';
import { drawInk, padPath, pathData, readInkDrawing } from './drawing.ts';
import { pointOn } from './fit-curve.ts';
import { outlinesOf } from './outline.ts';
import { type InkStrokes, judgeInk, judgeStrokes } from './strokes.ts';

type Way = (t: number) => readonly [number, number];
const along = (count: number, at: Way, pressure = 0.5): number[] =>
  Array.from({ length: count }, (_, index) => [...at(index / Math.max(1, count - 1)), pressure]).flat();
const wave = along(80, (t) => [20 + t * 300, 90 + 60 * Math.sin(t * 14)]);
const line = along(40, (t) => [t * 220, 50]);
const pad = (...lines: number[][]): InkStrokes => ({ width: 400, height: 200, lines });
const refusal = (strokes: InkStrokes) => {
  const judged = judgeInk(strokes);
  return judged.ok ? null : judged.error;
};

describe('what counts as a signature', () => {
  it('a flourish, and a name in several strokes', () => {
    expect(judgeStrokes([wave])).toBeNull();
    expect(judgeStrokes([along(9, (t) => [t * 60, 10]), along(9, (t) => [30, t * 80])])).toBeNull();
  });
  it.each([
    ['arches', along(400, (t) => [20 + t * 300 + 6 * Math.sin(t * 50), 100 + 12 * Math.sin(t * 50 + 1)])],
    ['loops', along(900, (t) => [20 + t * 360 + 10 * Math.cos(t * 188), 100 + 10 * Math.sin(t * 188)])],
    ['few, flat waves', along(200, (t) => [20 + t * 300, 100 + 12 * Math.sin(t * 25)])],
  ])('a name in one low, long stroke: %s', (_, written) => expect(judgeStrokes([written])).toBeNull());
  it('strokes that touch and wind, or cross one another', () => {
    const [over, under] = [0, Math.PI].map((turn) =>
      along(30, (t) => [150 + 80 * Math.cos(turn + t * Math.PI), 90 + 50 * Math.sin(turn + t * Math.PI)]),
    );
    expect(judgeStrokes([over!, under!])).toBeNull();
    expect(
      judgeStrokes([along(9, (t) => [50 + t * 90, 20]), along(20, (t) => [90 - t * t * 20, 20 + t * 90])]),
    ).toBeNull();
    const bar = (y: number) => along(9, (t) => [50 + t * 90, y]);
    expect(judgeStrokes([bar(20), bar(60), along(9, (t) => [95, 20 + t * 80])])).toBeNull();
  });
  it.each([
    ['empty', []],
    ['tick', [along(9, (t) => [40 + t * 30, 60 + t * 30]), along(9, (t) => [150 - t * 78, 10 + t * 83])]],
    ['line', [along(9, (t) => [40 + t * 90, 60]), along(9, (t) => [135 + t * 90, 62])]],
    ['line', [along(9, (t) => [40 + t * 90, 60 + t * 5]), along(9, (t) => [140 - t * 90, 95])]],
    ['dot', [[10, 10, 0.5]]],
    ['dot', [along(20, (t) => [10 + 6 * Math.cos(t * 9), 10 + 6 * Math.sin(t * 9)])]],
    ['dot', Array.from({ length: 90 }, (_, at) => [at, 10, 0.5])],
    ['line', [along(40, (t) => [t * 220, 50 + 3 * Math.sin(t * 40)])]],
    ['line', [along(300, (t) => [t * 300, 50 + 3 * Math.sin(t * 190) + 5 * Math.sin(t * 7)])]],
    ['line', [along(300, (t) => [160 + 140 * Math.sin(t * 40), 50 + 3 * Math.sin(t * 13)])]],
    ['tick', [along(99, (t) => [t * 200, 40 + Math.abs(t - 0.3) * 150 + 3 * Math.sin(t * 90)])]],
    ['tick', [along(50, (t) => (t < 0.3 ? [t * 100, 40 + t * 100] : [30 + (t - 0.3) * 120, 70 - (t - 0.3) * 110]))]],
  ])('not a %s (ux 20)', (fault, lines) => {
    expect(judgeStrokes(lines as number[][])).toBe(fault);
    expect(refusal(pad(...(lines as number[][])))).toBe('ERROR_INK_SLIGHT');
  });
});

describe('ink from the wire (security 52)', () => {
  it.each<[string, InkStrokes]>([
    ['a pad without a size', { ...pad(wave), width: 0 }],
    ['an impossible pad size', { ...pad(wave), height: 5000 }],
    ['a size that is not a number', { ...pad(wave), width: Number.NaN }],
    [
      'a point far outside the pad',
      pad(
        wave,
        along(5, (t) => [t, 1e6]),
      ),
    ],
    ['all strokes outside the pad', pad(wave.map((value, at) => (at % 3 === 1 ? value / 2 - 80 : value)))],
    ['a point without coordinates', pad(wave, [1, Number.NaN, 0.5])],
    ['a point at infinity', pad(wave, [Infinity, 1, 0.5])],
    ['a pressure above one', pad(wave, [1, 1, 7])],
    ['an incomplete point', pad(wave, [1, 1])],
    ['an empty stroke', pad(wave, [])],
    ['too many points', pad(along(INK_POINTS_MAX + 1, (t) => [t * 300, 90 + 60 * Math.sin(t * 14)]))],
    ['too many strokes', pad(...Array.from({ length: INK_STROKES_MAX + 1 }, () => [5, 5, 0.5]))],
    ['more ink than a hand draws', pad(along(INK_LENGTH_MAX / 100, (t) => [t * 400, (t * 1e5) % 2 > 1 ? 0 : 200]))],
  ])('%s is refused', (_, strokes) => expect(refusal(strokes)).toBe('ERROR_INK'));

  it('refuses any numbers, or draws them within bounds', () => {
    let state = 20_260_301;
    const next = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
    const odd = [0, -1, 1e9, Number.NaN, Infinity, 0.1, 4096, 1e-9];
    for (let round = 0; round < 300; round++) {
      const number = (most: number): number => (next() < 0.02 ? odd[Math.floor(next() * odd.length)]! : next() * most);
      const lines = Array.from({ length: Math.floor(next() * 4) }, () =>
        Array.from({ length: 3 * Math.floor(next() * 20) + (next() < 0.05 ? 1 : 0) }, (_, at) =>
          number(at % 3 === 2 ? 1 : 400),
        ),
      );
      const strokes = { width: number(2000), height: number(2000), lines };
      if (refusal(strokes) !== null) continue;
      const drawing = drawInk(strokes);
      expect(drawing).not.toBeNull();
      expect(readInkDrawing(JSON.parse(JSON.stringify(drawing)))).toEqual(drawing);
    }
  });
});

/** Spirals outwards, `turns` times. */
const spiral = (turns: number): number[] => {
  const out = (t: number): number => 20 + 60 * t;
  const angle = turns * 2 * Math.PI;
  return along(turns * 60, (t) => [200 + out(t) * Math.cos(t * angle), 100 + out(t) * Math.sin(t * angle)]);
};
const loops = (count: number): number[] => {
  const angle = count * 2 * Math.PI;
  return along(count * 30, (t) => [20 + t * 360 + 40 * Math.cos(t * angle), 100 + 40 * Math.sin(t * angle)]);
};

describe('ink with many turns', () => {
  const curvesOf = (written: readonly number[]): number => outlinesOf(written).flat().length;
  it.each([
    ...[5, 8, 12, 32].map((turns) => ['spiral', turns, spiral(turns)] as const),
    ...[20, 40, 60].map((turns) => ['row of loops', turns, loops(turns)] as const),
  ])('has at most eight curves for each turn, both sides together: %s, %i', (_, turns, written) => {
    expect(curvesOf(written)).toBeLessThanOrEqual(8 * turns + 6);
  });
  it('keeps the width of the pen throughout', () => {
    const inside = (turns: number, at: readonly [number, number]): number => {
      const [radius, angle] = [Math.hypot(at[0] - 200, at[1] - 100), Math.atan2(at[1] - 100, at[0] - 200)];
      const laps = (((radius - 20) / 60) * turns - angle / (2 * Math.PI)) % 1;
      return (Math.min(Math.abs(laps), 1 - Math.abs(laps)) * 60) / turns;
    };
    for (const curve of outlinesOf(spiral(5)).flat())
      for (const t of [0, 0.2, 0.4, 0.6, 0.8]) expect(inside(5, pointOn(curve, t))).toBeLessThan(3.6);
  });
  it('has a picture whenever it is accepted, even with a corner at every point', () => {
    const zigzag = along(INK_POINTS_MAX, (t) => [200 + 7 * Math.cos(t * INK_POINTS_MAX * 3.1), 60 + t * 90]);
    expect(refusal(pad(zigzag))).toBeNull();
    const drawing = drawInk(pad(zigzag));
    expect(readInkDrawing(drawing)).toEqual(drawing);
    expect(drawing).not.toBeNull();
  });
});

describe('the outlines of handwriting', () => {
  it('run half the width of the pen beside the line, and are rounded at its ends', () => {
    const [outline] = outlinesOf(line);
    const points = outline!.flatMap((curve) => [0, 0.25, 0.5, 0.75].map((t) => pointOn(curve, t)));
    for (const [x, y] of points) {
      expect(Math.abs(y - 50)).toBeLessThan(3.2);
      expect(x).toBeGreaterThan(-3.2);
      expect(x).toBeLessThan(223.2);
      if (x > 15 && x < 205) expect(Math.abs(y - 50)).toBeGreaterThan(2.8);
    }
    // A straight side needs one or a few curves, not one for every point.
    expect(outline!.length).toBeLessThan(20);
  });
  it('are thicker where the pen was pressed harder', () => {
    const high = (pressure: number) => drawInk({ lines: [along(40, (t) => [t * 200, 50], pressure)] })!.height;
    expect(high(0.9)).toBeGreaterThan(high(0.5));
    expect(high(0.5)).toBeGreaterThan(high(0.1));
  });
  it('are closed', () => {
    for (const outline of [wave, line, [10, 10, 0.5], along(30, (t) => [Math.abs(0.5 - t) * 300, 20])].flatMap(
      outlinesOf,
    ))
      expect(outline.at(-1)![3]).toEqual([expect.closeTo(outline[0]![0][0], 6), expect.closeTo(outline[0]![0][1], 6)]);
  });
  it('form a sharp corner from two pieces that share it', () => {
    expect(outlinesOf(along(31, (t) => [Math.abs(0.5 - t) * 300, 20 + t * 4]))).toHaveLength(2);
  });
  it('fill their drawing from edge to edge, in integers', () => {
    const drawing = drawInk(pad(wave, [10, 10, 0.5]))!;
    const xs = drawing.paths.flatMap((path) => path.filter((_, at) => at % 2 === 0));
    const ys = drawing.paths.flatMap((path) => path.filter((_, at) => at % 2 === 1));
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys)]).toEqual([0, 10_000, 0]);
    expect(Math.abs(Math.max(...ys) - drawing.height)).toBeLessThanOrEqual(1);
    expect([...xs, ...ys].every(Number.isInteger)).toBe(true);
    expect(JSON.stringify(drawing.paths).length).toBeLessThan(6000);
  });
  it('are the same on the pad and in the drawing', () => {
    const onPad = padPath(wave)
      .match(/-?[\d.]+/g)!
      .map(Number);
    const drawn = drawInk({ lines: [wave] })!.paths.flat();
    expect(onPad).toHaveLength(drawn.length);
    // One straight line between the two, except for rounding to a tenth of a pixel.
    const xs = onPad.filter((_, at) => at % 2 === 0);
    const left = Math.min(...xs);
    const scale = 10_000 / (Math.max(...xs) - left);
    for (const [at, x] of xs.entries()) expect(Math.abs((x - left) * scale - drawn[2 * at]!)).toBeLessThan(0.2 * scale);
    expect(pathData([1, 2, 3, 4, 5, 6, 7, 8])).toBe('M1 2C3 4 5 6 7 8Z');
  });
  it('are read back only from a valid drawing', () => {
    for (const wrong of [null, 'x', {}, { width: 1, height: 1, paths: [[1, 2]] }, { width: 1.5, height: 1, paths: [] }])
      expect(readInkDrawing(wrong)).toBeNull();
    expect(drawInk({ lines: [] })).toBeNull();
  });
});
