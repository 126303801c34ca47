import { isIdentityNumber } from '../account/identity.ts';
import { type Decision, accept, refuse } from '../decision.ts';
import { PATTERN_RULES, type PatternFacts } from './pattern.ts';
import { isDepartmentName } from './department-name.ts';
import { SEAL_DEPARTMENT_MAX, SEAL_NUMBER_MAX } from './seal.ts';

/** What the creator of a seal may choose; the name is not included. */
export type PatternWish = Omit<PatternFacts, 'text'> & { readonly text?: string | undefined };

export interface SealNames {
  /** The verified name of the enterprise; null if it is not verified. */
  readonly companyName: string | null;
  /** Its verified legal representative; null if none was stated for the verification. */
  readonly legalName: string | null;
}

const NUMBER = /^(?=.*\d)[0-9A-Z()（）-]+$/i;
const THREE_LETTERS = /[A-Z][-()（）]*[A-Z][-()（）]*[A-Z]/i;

/**
 * Whether the text is the number of a seal and not a name: letters in a row could spell another organisation, except in
 * a unified social credit code, which contains letters.
 */
const isSealNumber = (text: string): boolean =>
  text === '' ||
  (text.length <= SEAL_NUMBER_MAX &&
    NUMBER.test(text) &&
    (!THREE_LETTERS.test(text) || isIdentityNumber('UNIFIED_SOCIAL_CODE', text)));

/**
 * The pattern as it is drawn (Rulings §8.13): the name is the verified one, the words in the middle belong to the kind
 * or name a department, and a number may be below.
 * @returns refusals ERROR_SEAL_NAME_NOT_VERIFIED, ERROR_SEAL_COMPANY_NAME, ERROR_SEAL_CENTER_TEXT,
 * ERROR_SEAL_DEPARTMENT, ERROR_SEAL_NUMBER
 */
export function settlePattern(wish: PatternWish, { companyName, legalName }: SealNames): Decision<PatternFacts> {
  const { kind, centerText, bottomText = '' } = wish;
  const text = kind === 'LEGAL_REPRESENTATIVE' ? legalName : companyName;
  if (companyName === null || text === null) return refuse('ERROR_SEAL_NAME_NOT_VERIFIED');
  if (wish.text !== undefined && wish.text !== text) return refuse('ERROR_SEAL_COMPANY_NAME', { name: text });
  const fixed = PATTERN_RULES[kind].centerText;
  if (kind === 'OVAL') {
    if (centerText !== undefined && !isDepartmentName(centerText))
      return refuse('ERROR_SEAL_DEPARTMENT', { limit: SEAL_DEPARTMENT_MAX });
  } else if (centerText !== undefined && centerText !== '' && centerText !== fixed) {
    return refuse('ERROR_SEAL_CENTER_TEXT', { text: fixed });
  }
  if (!isSealNumber(bottomText)) return refuse('ERROR_SEAL_NUMBER', { limit: SEAL_NUMBER_MAX });
  return accept({ ...wish, text });
}
