import { PATTERN_KINDS, PATTERN_RULES } from '@countersign/domain';
import { describe, expect, it } from 'vitest';
import { type TypedPattern, measureOf, patternOf, sizesOf } from './pattern-form.ts';

const TYPED: TypedPattern = {
  kind: 'CONTRACT',
  department: ' 采购部 ',
  bottomText: '',
  sizeMm: null,
  microText: true,
};

describe('The pattern form of a seal', () => {
  it.each([
    ['sends no name, and no department if its kind has none', {}, { kind: 'CONTRACT', microText: true }],
    ['sends the department of its kind', { kind: 'OVAL' }, { kind: 'OVAL', centerText: '采购部', microText: true }],
    [
      'sends its number and its size',
      { bottomText: ' 1101051234567 ', sizeMm: 38 },
      { kind: 'CONTRACT', bottomText: '1101051234567', sizeMm: 38, microText: true },
    ],
    [
      'has fields of a person only for the seal of a legal representative',
      { kind: 'LEGAL_REPRESENTATIVE', bottomText: '110105' },
      { kind: 'LEGAL_REPRESENTATIVE', microText: false },
    ],
  ] as const)('%s', (_, change, pattern) => {
    expect(patternOf({ ...TYPED, ...change })).toEqual(pattern);
  });

  it.each(PATTERN_KINDS)('offers real sizes of a seal of kind %s, including the default (Spec §9)', (kind) => {
    expect(sizesOf(kind)).toContain(PATTERN_RULES[kind].sizeMm);
    const { widthMm, heightMm } = measureOf({ ...TYPED, kind });
    expect([widthMm, heightMm / widthMm]).toEqual([
      PATTERN_RULES[kind].sizeMm,
      expect.closeTo(PATTERN_RULES[kind].ratio, 2),
    ]);
  });
});
