import type { OperatorApplication } from '@countersign/contract';
import { isIdentityNumber, normaliseIdentityNumber } from '@countersign/domain';

/** `none`: the format is right, but the number has no check digit. */
export type NumberVerdict = 'right' | 'wrong' | 'none';

/** The verdict on the number of a document from its own digits. */
export function verdictOf(kind: OperatorApplication['numberKind'], number: string): NumberVerdict {
  if (!isIdentityNumber(kind, normaliseIdentityNumber(number))) return 'wrong';
  return kind === 'PASSPORT' ? 'none' : 'right';
}
