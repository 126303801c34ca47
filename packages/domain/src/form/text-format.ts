import { normaliseContact } from '../account/contact.ts';
import { canonicalIdentityNumber, isIdCardNumber } from '../account/identity.ts';
import { amountInCapitals, capitalAmount } from './capital-amount.ts';
import { type Decimal, decimalIn, decimalText, plainText, rounded, shortest } from './decimal.ts';

/** What a TEXT field may be restricted to; null = any text. */
export const TEXT_FORMATS = ['NUMBER', 'AMOUNT', 'CAPITAL_AMOUNT', 'EMAIL', 'PHONE', 'ID_NUMBER'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

export const isTextFormat = (text: string): text is TextFormat => (TEXT_FORMATS as readonly string[]).includes(text);

/** The description of one format: a text in the spelling that is printed, or null if it is not allowed. */
type Spelling = (text: string) => string | null;

const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;
const MAINLAND = /^1[3-9]\d{9}$/;
/** A fixed line with its area code and perhaps an extension, or a service number. */
const FIXED = /^(?:(0(?:10|2\d|[3-9]\d{2}))-?([2-8]\d{6,7})|([48]00)-?(\d{3})-?(\d{4}))(?:-(\d{1,6}))?$/;

function phoneIn(text: string): string | null {
  const plain = plainText(text)
    .replace(/[\s().]/g, '')
    .replace(/\p{Pd}/gu, '-');
  const digits = plain
    .replace(/-/g, '')
    .replace(/^00/, '+')
    .replace(/^\+?86(?=1\d{10}$)/, '');
  if (MAINLAND.test(digits) || INTERNATIONAL.test(digits)) return digits;
  const match = FIXED.exec(plain);
  if (!match) return null;
  const [, area, line, service, middle, end, extension] = match;
  const number = area === undefined ? [service, middle, end] : [area, line];
  return [...number, ...(extension === undefined ? [] : [extension])].join('-');
}

/** An amount typed in digits or in capital numerals. */
const amountIn = (text: string): Decimal | null => decimalIn(text) ?? amountInCapitals(plainText(text));

const spelled = (amount: Decimal | null, spell: (amount: Decimal) => string): string | null =>
  amount === null ? null : spell(amount);
const inCents = (amount: Decimal | null): Decimal | null => (amount && amount.scale <= 2 ? rounded(amount, 2) : null);

const SPELLINGS: Readonly<Record<TextFormat, Spelling>> = {
  NUMBER: (text) => spelled(decimalIn(text), (number) => decimalText(shortest(number), false)),
  AMOUNT: (text) => spelled(inCents(amountIn(text)), (amount) => decimalText(amount, true)),
  CAPITAL_AMOUNT: (text) => spelled(inCents(amountIn(text)), capitalAmount),
  EMAIL: (text) => {
    const contact = normaliseContact(text);
    return contact?.kind === 'email' ? contact.value : null;
  },
  PHONE: phoneIn,
  ID_NUMBER: (text) => {
    const number = canonicalIdentityNumber('ID_CARD', plainText(text));
    return isIdCardNumber(number) ? number : null;
  },
};

/**
 * The text as a field of this format prints it: 1,234.50 for 1234.5, 壹拾元整 for 10. Printing it again changes nothing. Null if the
 * format does not allow the text.
 */
export const spelledIn = (format: TextFormat, text: string): string | null => SPELLINGS[format](text);
