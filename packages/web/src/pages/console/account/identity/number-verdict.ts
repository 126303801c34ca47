import { type IdentityNumberKind, isIdentityNumber, normaliseIdentityNumber } from '@countersign/domain';

/** The verdict on a number while it is typed. */
export type NumberVerdict = 'empty' | 'partial' | 'wrong' | 'right';

/** The length from which a number can be checked, and its greatest length. */
export const NUMBER_LENGTHS: Readonly<Record<IdentityNumberKind, readonly [number, number]>> = {
  ID_CARD: [18, 18],
  PASSPORT: [5, 17],
  UNIFIED_SOCIAL_CODE: [18, 18],
  REGIST_CODE: [15, 15],
};

/** Applies the same rule as the server, so that a typing error is reported before the form is submitted. */
export function numberVerdict(kind: IdentityNumberKind, text: string): NumberVerdict {
  const number = normaliseIdentityNumber(text);
  if (number === '') return 'empty';
  if (isIdentityNumber(kind, number)) return 'right';
  return number.length < NUMBER_LENGTHS[kind][0] ? 'partial' : 'wrong';
}
