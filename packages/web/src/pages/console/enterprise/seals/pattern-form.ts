import type { SealPattern } from '@countersign/contract';
import { PATTERN_RULES, type PatternKind } from '@countersign/domain';

/** The typed values of a pattern. */
export interface TypedPattern {
  readonly kind: PatternKind;
  /** The department across the middle, for kinds that have one. */
  readonly department: string;
  readonly bottomText: string;
  /** Null for the default size of the kind. */
  readonly sizeMm: number | null;
  readonly microText: boolean;
}

/** The usual sizes of real seals by shape, including the default of each kind. */
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
export const isOfDepartment = (kind: PatternKind): boolean => kind === 'OVAL';

/** The size of the seal. */
export function measureOf({ kind, sizeMm }: TypedPattern): { widthMm: number; heightMm: number } {
  const rule = PATTERN_RULES[kind];
  const widthMm = sizeMm ?? rule.sizeMm;
  return { widthMm, heightMm: Math.round(widthMm * rule.ratio * 10) / 10 };
}

/** The request body. It has no name, because the server sets the verified one (Rulings §8.13). */
export function patternOf({ kind, department, bottomText, sizeMm, microText }: TypedPattern): SealPattern {
  const size = sizeMm === null ? {} : { sizeMm };
  if (isOfPerson(kind)) return { kind, ...size, microText: false };
  return {
    kind,
    microText,
    ...(isOfDepartment(kind) && department.trim() !== '' ? { centerText: department.trim() } : {}),
    ...(bottomText.trim() === '' ? {} : { bottomText: bottomText.trim() }),
    ...size,
  };
}
