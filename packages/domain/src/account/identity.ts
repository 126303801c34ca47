import { withoutUnseen } from '../unseen.ts';
import type { EnterpriseIdentityStatus, IdentityPaper } from '../vocabulary.ts';

/** Kinds of identity numbers (Rulings §4). */
export type PersonNumberKind = 'ID_CARD' | 'PASSPORT';
export type EnterpriseNumberKind = 'UNIFIED_SOCIAL_CODE' | 'REGIST_CODE';
export type IdentityNumberKind = PersonNumberKind | EnterpriseNumberKind;

/** Converts full-width characters to ASCII, removes spaces and upper-cases letters. */
export const normaliseIdentityNumber = (text: string): string =>
  text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

/**
 * The canonical form of a number, which identifies its holder: a resident number of 15 digits (before 1999) is
 * converted to 18.
 */
export function canonicalIdentityNumber(kind: IdentityNumberKind, text: string): string {
  const number = normaliseIdentityNumber(text);
  if (kind !== 'ID_CARD' || !/^\d{15}$/.test(number)) return number;
  const body = `${number.slice(0, 6)}19${number.slice(6)}`;
  return `${body}${idCheckCharacter(body)}`;
}

/** The check character for the first 17 digits: GB 11643-1999 §4.2.3, ISO 7064 MOD 11-2. */
function idCheckCharacter(body: string): string {
  let sum = 0;
  for (let i = 0; i < 17; i++) sum += Number(body[i]) * (2 ** (17 - i) % 11);
  return '10X98765432'[sum % 11] ?? '';
}

/** A resident identity number with a valid date of birth and check character (GB 11643-1999, ISO 7064 MOD 11-2). */
export function isIdCardNumber(text: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(text)) return false;
  const [year, month, day] = [text.slice(6, 10), text.slice(10, 12), text.slice(12, 14)].map(Number) as [
    number,
    number,
    number,
  ];
  if (year < 1900 || month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) return false;
  return idCheckCharacter(text.slice(0, 17)) === text[17];
}

function daysOf(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export const isPassportNumber = (text: string): boolean => /^(?=.*\d)[A-Z0-9]{5,17}$/.test(text);

/** The alphabet omits letters that look like digits (GB 32100-2015 §4.2). */
const SOCIAL_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** A unified social credit code with its check character (GB 32100-2015 §5). */
export function isUnifiedSocialCode(text: string): boolean {
  if (!/^[1-9A-Y][1239]\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(text)) return false;
  let sum = 0;
  for (let i = 0; i < 17; i++) sum += SOCIAL_ALPHABET.indexOf(text[i] ?? '') * (3 ** i % 31);
  return SOCIAL_ALPHABET[(31 - (sum % 31)) % 31] === text[17];
}

/** A registration number of 15 digits with its check digit (GS 15-2006, ISO 7064 MOD 11,10). */
export function isRegistCode(text: string): boolean {
  if (!/^\d{15}$/.test(text)) return false;
  let carry = 10;
  for (let i = 0; i < 14; i++) carry = (((carry + Number(text[i])) % 10 || 10) * 2) % 11;
  return (carry + Number(text[14])) % 10 === 1;
}

const JUDGES: Readonly<Record<IdentityNumberKind, (text: string) => boolean>> = {
  ID_CARD: isIdCardNumber,
  PASSPORT: isPassportNumber,
  UNIFIED_SOCIAL_CODE: isUnifiedSocialCode,
  REGIST_CODE: isRegistCode,
};
/** Validates a normalised number. */
export const isIdentityNumber = (kind: IdentityNumberKind, number: string): boolean => JUDGES[kind](number);

const PAPERS: Readonly<Record<IdentityNumberKind, readonly IdentityPaper[]>> = {
  ID_CARD: ['ID_FRONT', 'ID_BACK'],
  PASSPORT: ['PASSPORT'],
  UNIFIED_SOCIAL_CODE: ['BUSINESS_LICENCE'],
  REGIST_CODE: ['BUSINESS_LICENCE'],
};
/** The documents that an application must include. */
export const papersNeeded = (kind: IdentityNumberKind): readonly IdentityPaper[] => PAPERS[kind];

/** A submitted number as its own applicant sees it. */
export const maskIdentityNumber = (number: string): string =>
  number.length <= 6
    ? '*'.repeat(number.length)
    : `${number.slice(0, 3)}${'*'.repeat(number.length - 5)}${number.slice(-2)}`;

/** Spec §4: SENIOR_NO_CERT is displayed as SENIOR_PASSED. */
export const shownEnterpriseIdentity = (
  status: EnterpriseIdentityStatus,
): Exclude<EnterpriseIdentityStatus, 'SENIOR_NO_CERT'> | 'SENIOR_PASSED' =>
  status === 'SENIOR_NO_CERT' ? 'SENIOR_PASSED' : status;

/** Whether two names are equal, ignoring width, case, spaces, middle dots and variation selectors. */
export const isSameName = (one: string, other: string): boolean => comparableName(one) === comparableName(other);
const comparableName = (name: string): string =>
  withoutUnseen(name.normalize('NFKC'))
    .replace(/[\s·•・‧∙]/g, '')
    .toLowerCase();

/**
 * An applicant who is not the legal representative of the enterprise needs a letter of authorisation (Rulings §8.14).
 */
export const needsLetter = (applicantName: string, legalName: string): boolean => !isSameName(applicantName, legalName);
