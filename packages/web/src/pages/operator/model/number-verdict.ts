import type { OperatorApplication } from '@countersign/contract';
import { isIdentityNumber, normaliseIdentityNumber } from '@countersign/domain';

/** `none`: it looks as such a number does, and carries nothing to check it by. */
export type NumberVerdict = 'right' | 'wrong' | 'none';

/** What the number of a paper says of itself. */
export function verdictOf(kind: OperatorApplication['numberKind'], number: string): NumberVerdict {
  if (!isIdentityNumber(kind, normaliseIdentityNumber(number))) return 'wrong';
  return kind === 'PASSPORT' ? 'none' : 'right';
}
