import { describe, expect, it } from 'vitest';
import type { SealDrawing, SealGlyph } from './drawing.ts';
import { type PatternFacts, PATTERN_RULES, drawPattern } from './pattern.ts';
import { PATTERN_KINDS } from './seal.ts';

/** Chinese characters are as wide as they are high; others about half as wide. */
const measure = (character: string): number => (/\p{Script=Han}/u.test(character) ? 1 : 0.55);
const CHINESE = '上海浦东新区外高桥保税区国际贸易发展集团股份有限公司';
const LATIN = 'Northern Lights Paper & Printing International Holdings Limited';
const pattern = (change: Partial<PatternFacts> = {}): PatternFacts => ({
  kind: 'ENTERPRISE',
  text: '北京华信达科技有限公司',
  microText: false,
  ...change,
});
const draw = (change?: Partial<PatternFacts>): SealDrawing => drawPattern(pattern(change), measure);
const glyphs = ({ shapes }: SealDrawing): SealGlyph[] => shapes.filter((shape) => shape.kind === 'glyph');
const said = (drawing: SealDrawing): string =>
  glyphs(drawing)
    .map(({ text }) => text)
    .join('');

describe('A seal made from a pattern', () => {
  it.each(PATTERN_KINDS)('%s has its real size, and a requested size', (kind) => {
    const { sizeMm, ratio } = PATTERN_RULES[kind];
    expect(draw({ kind })).toMatchObject({ widthMm: sizeMm, heightMm: sizeMm * ratio });
    expect(draw({ kind, sizeMm: 30 })).toMatchObject({ widthMm: 30, heightMm: 30 * ratio });
  });

  const LONG = PATTERN_KINDS.flatMap((kind) => [
    ...['云', '云锦纺织厂', CHINESE, LATIN].map((text) => ({ kind, text, microText: false })),
    { kind, text: CHINESE, centerText: '合同专用章', bottomText: '3101150009876', microText: true },
  ]);
  it.each(LONG)('$kind of $text keeps every character within its edge', (facts) => {
    const drawing = draw(facts);
    const [a, b] = [drawing.widthMm / 2, drawing.heightMm / 2];
    for (const { x, y, sizeMm } of glyphs(drawing)) {
      const reach = sizeMm / 2;
      const isInside =
        facts.kind === 'LEGAL_REPRESENTATIVE'
          ? Math.abs(x - a) + reach * 0.9 <= a && Math.abs(y - b) + reach * 0.9 <= b
          : Math.hypot((x - a) / (a - reach), (y - b) / (b - reach)) <= 1;
      expect(isInside).toBe(true);
    }
  });

  it.each(['云锦纺织厂', '北京华信达科技有限公司', CHINESE, LATIN])(
    '%s is set on the arc in order, without overlaps, its middle at the top',
    (text) => {
      const drawing = draw({ text });
      const middle = drawing.widthMm / 2;
      const angles = glyphs(drawing).map(({ angle }) => angle);
      expect(said(drawing)).toBe(text);
      expect(angles.toSorted((a, b) => a - b)).toEqual(angles);
      expect(new Set(angles).size).toBe(angles.length);
      expect(Math.abs((angles[0] ?? 0) + (angles.at(-1) ?? 0))).toBeLessThan(0.2);
      // No two characters overlap: the distance between them is at least their width.
      for (const [index, one] of glyphs(drawing).entries()) {
        const next = glyphs(drawing)[index + 1];
        if (next === undefined) continue;
        const apart = Math.hypot(next.x - one.x, next.y - one.y);
        const wide = (measure(one.text) + measure(next.text)) / 2;
        expect(apart).toBeGreaterThan(wide * one.stretch * one.sizeMm * 0.97);
      }
      expect(glyphs(drawing).every(({ y }) => y < middle * 1.7)).toBe(true);
    },
  );

  it('a long name is narrowed before it is made smaller', () => {
    const [short, long] = [glyphs(draw())[0], glyphs(draw({ text: CHINESE }))[0]];
    expect(short).toMatchObject({ stretch: 1 });
    expect(long?.stretch).toBeLessThan(1);
    expect(long?.sizeMm).toBeCloseTo(short?.sizeMm ?? 0);
    expect(glyphs(draw({ text: CHINESE.repeat(2) }))[0]?.sizeMm).toBeLessThan(short?.sizeMm ?? 0);
  });

  it.each([
    ['CONTRACT', '合同专用章'],
    ['FINANCE', '财务专用章'],
    ['HR', '人事专用章'],
    ['INVOICE', '发票专用章'],
  ] as const)('%s has its default words unless others are given', (kind, words) => {
    expect(said(draw({ kind }))).toContain(words);
    expect(said(draw({ kind, centerText: '（1）' }))).not.toContain(words);
  });

  it.each(PATTERN_KINDS)('%s has a five-pointed star exactly if it is round', (kind) => {
    const stars = draw({ kind }).shapes.flatMap((shape) => (shape.kind === 'polygon' ? [shape.points] : []));
    expect(stars.map((points) => points.length)).toEqual(PATTERN_RULES[kind].shape === 'ROUND' ? [10] : []);
  });

  it('the code below reads from left to right', () => {
    const drawing = draw({ bottomText: '1101081234567' });
    const code = glyphs(drawing).filter(({ face }) => face === 'SANS');
    expect(code.map(({ text }) => text).join('')).toBe('1101081234567');
    const xs = code.map(({ x }) => x);
    expect(xs.toSorted((a, b) => a - b)).toEqual(xs);
    expect(code.every(({ y }) => y > drawing.heightMm / 2)).toBe(true);
  });

  it('the microtext ring goes all the way round, in letters of half a millimetre', () => {
    const ring = glyphs(draw({ microText: true })).filter(({ sizeMm }) => sizeMm <= 0.5);
    expect(ring.length).toBeGreaterThan(100);
    const quarters = new Set(ring.map(({ x, y }) => `${x > 21}${y > 21}`));
    expect(quarters.size).toBe(4);
    expect(glyphs(draw()).some(({ sizeMm }) => sizeMm <= 0.5)).toBe(false);
  });

  it.each([
    ['王明', '王明之印'],
    ['王小明', '王小明印'],
    ['欧阳小明', '欧阳小明'],
  ])('the seal of %s reads %s in columns from the right', (text, words) => {
    const drawing = draw({ kind: 'LEGAL_REPRESENTATIVE', text });
    expect(said(drawing)).toBe(words);
    const [first, second, third] = glyphs(drawing);
    expect(second?.x).toBe(first?.x);
    expect(third?.x).toBeLessThan(first?.x ?? 0);
  });
});
