import { PATTERN_KINDS, PATTERN_RULES } from '@countersign/domain';
import { describe, expect, it } from 'vitest';
import { type TypedPattern, measureOf, patternOf, sizesOf } from './pattern-form.ts';

const TYPED: TypedPattern = {
  ...{ kind: 'CONTRACT', text: ' 青禾数据有限公司 ', holder: '周雅', centerText: null },
  ...{ bottomText: '', sizeMm: null, microText: true },
};

describe('The pattern of a seal as it is typed', () => {
  it.each([
    [
      'keeps the words of its kind until others are written',
      {},
      { kind: 'CONTRACT', text: '青禾数据有限公司', microText: true },
    ],
    ['says nothing in the middle where it was emptied', { centerText: ' ' }, { centerText: '' }],
    [
      'bears its code and its size',
      { bottomText: ' 1101051234567 ', sizeMm: 38 },
      { bottomText: '1101051234567', sizeMm: 38 },
    ],
  ] as const)('%s', (_, change, pattern) => {
    expect(patternOf({ ...TYPED, ...change })).toMatchObject(pattern);
  });

  it('is of a person alone in the seal of a legal representative', () => {
    const typed = { ...TYPED, kind: 'LEGAL_REPRESENTATIVE', bottomText: '110105', centerText: '章' } as const;
    expect(patternOf(typed)).toEqual({ kind: 'LEGAL_REPRESENTATIVE', text: '周雅', microText: false });
  });

  it('is none without a name', () => {
    expect(patternOf({ ...TYPED, text: '  ' })).toBeNull();
  });

  it.each(PATTERN_KINDS)('offers real sizes of a seal of kind %s, the usual one among them (Spec §9)', (kind) => {
    expect(sizesOf(kind)).toContain(PATTERN_RULES[kind].sizeMm);
    const { widthMm, heightMm } = measureOf({ ...TYPED, kind });
    expect([widthMm, heightMm / widthMm]).toEqual([
      PATTERN_RULES[kind].sizeMm,
      expect.closeTo(PATTERN_RULES[kind].ratio, 2),
    ]);
  });
});
