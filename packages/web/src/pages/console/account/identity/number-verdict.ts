import { type IdentityNumberKind, isIdentityNumber, normaliseIdentityNumber } from '@countersign/domain';

/** How a number stands while it is typed. */
export type NumberVerdict = 'empty' | 'partial' | 'wrong' | 'right';

/** How long a number has to be before it can be judged, and how long it can be. */
export const NUMBER_LENGTHS: Readonly<Record<IdentityNumberKind, readonly [number, number]>> = {
  ID_CARD: [18, 18],
  PASSPORT: [5, 17],
  UNIFIED_SOCIAL_CODE: [18, 18],
  REGIST_CODE: [15, 15],
};

/** Judges by the rule of the server itself, so that a slip of the finger is told before anything is handed in. */
export function numberVerdict(kind: IdentityNumberKind, text: string): NumberVerdict {
  const number = normaliseIdentityNumber(text);
  if (number === '') return 'empty';
  if (isIdentityNumber(kind, number)) return 'right';
  return number.length < NUMBER_LENGTHS[kind][0] ? 'partial' : 'wrong';
}
