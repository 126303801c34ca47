import type { SealPattern } from '@countersign/contract';
import { PATTERN_RULES, type PatternKind } from '@countersign/domain';

/** A pattern as it is typed. */
export interface TypedPattern {
  readonly kind: PatternKind;
  /** The name of the enterprise. */
  readonly text: string;
  /** The name of the person, in a legal representative's seal. */
  readonly holder: string;
  /** What its author wrote across the middle; null as long as the kind's own words stand there. */
  readonly centerText: string | null;
  readonly bottomText: string;
  /** Null for the usual size of the kind. */
  readonly sizeMm: number | null;
  readonly microText: boolean;
}

/** Real sizes that are cut, by shape; the usual one of each kind stands among them. */
const SIZES_MM = {
  ROUND: [36, 38, 40, 42, 45, 50],
  OVAL: [30, 35, 40, 45, 50],
  SQUARE: [16, 18, 20, 22, 25],
} as const;

export const sizesOf = (kind: PatternKind): readonly number[] => {
  const { shape, sizeMm } = PATTERN_RULES[kind];
  return [...new Set([...SIZES_MM[shape], sizeMm])].toSorted((a, b) => a - b);
};
export const isOfPerson = (kind: PatternKind): boolean => PATTERN_RULES[kind].shape === 'SQUARE';
export const ownCenterText = (kind: PatternKind): string => PATTERN_RULES[kind].centerText;

/** How large the seal will be. */
export function measureOf({ kind, sizeMm }: TypedPattern): { widthMm: number; heightMm: number } {
  const rule = PATTERN_RULES[kind];
  const widthMm = sizeMm ?? rule.sizeMm;
  return { widthMm, heightMm: Math.round(widthMm * rule.ratio * 10) / 10 };
}

/** As it travels; null as long as it says nothing. */
export function patternOf(typed: TypedPattern): SealPattern | null {
  const { kind, centerText, bottomText, sizeMm, microText } = typed;
  const size = sizeMm === null ? {} : { sizeMm };
  const text = (isOfPerson(kind) ? typed.holder : typed.text).trim();
  if (text === '') return null;
  if (isOfPerson(kind)) return { kind, text, ...size, microText: false };
  return {
    ...{ kind, text, microText },
    ...(centerText === null ? {} : { centerText: centerText.trim() }),
    ...(bottomText.trim() === '' ? {} : { bottomText: bottomText.trim() }),
    ...size,
  };
}
