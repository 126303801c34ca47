import { foreignPhone } from '#phone-numbers';
import { withoutUnseen } from '../unseen.ts';

/**
 * A contact is a phone number or an e-mail address, compared in its canonical form: a Mainland number has eleven digits (Spec
 * §5), a number of any other country the form of E.164, which begins with +.
 */
export type Contact = { readonly kind: 'phone' | 'email'; readonly value: string };

const MAINLAND_PHONE = /^1[3-9]\d{9}$/;
const SEPARATORS = /[\s\p{Pd}().]/gu;
const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const EMAIL_MAX = 254;
/** The longest text that is examined; it may have invisible characters around and inside the contact. */
const GIVEN_MAX = 2 * EMAIL_MAX;
/**
 * Replaces the hidden part of a contact. An e-mail address could contain this text; such an address is not accepted.
 */
export const CONTACT_MASK = '***';

/**
 * The canonical form of a contact, so that no counter or lock can be evaded by another spelling (security 10):
 * full-width digits become ASCII; unseen characters (address books and web pages put them around it), spaces, all
 * dashes, the +86 prefix of a Mainland number and the trunk prefix of any other one are removed; an e-mail address is
 * lower-cased. Null if the text is not a contact.
 */
export function normaliseContact(text: string): Contact | null {
  const given = text.trim();
  // Normalising a text of combining marks takes time quadratic in its length.
  if (given.length > GIVEN_MAX) return null;
  const plain = withoutUnseen(given.normalize('NFKC').trim()).trim();
  if (plain.length > EMAIL_MAX) return null;
  if (plain.includes('@')) {
    const email = plain.toLowerCase();
    return EMAIL.test(email) && !email.includes(CONTACT_MASK) ? { kind: 'email', value: email } : null;
  }
  const digits = withoutSeparators(plain);
  if (MAINLAND_PHONE.test(digits)) return { kind: 'phone', value: digits };
  const foreign = /^\+\d+$/.test(digits) ? foreignPhone(digits) : null;
  return foreign === null ? null : { kind: 'phone', value: foreign };
}

/** A phone number without separators, with + for 00, and without the country code of the Mainland. */
const withoutSeparators = (text: string): string =>
  text
    .replace(SEPARATORS, '')
    // Sheets get an apostrophe before it (security 51), and may come back.
    .replace(/^'(?=\+)/, '')
    .replace(/^00/, '+')
    .replace(/^\+?86(?=1\d{10}$)/, '');

/**
 * The text to look for in canonical contacts: that of a whole contact, or of a part of a phone number in any spelling (07911 123,
 * +86 138). Anything else is looked for as it is.
 */
export function contactSearch(text: string): string {
  const whole = normaliseContact(text)?.value;
  if (whole !== undefined) return whole;
  const plain = text.normalize('NFKC').replace(/\(0\)/, '').trim();
  if (!/^\+?[\d\s\p{Pd}().]+$/u.test(plain)) return text;
  const digits = withoutSeparators(plain).replace(/^\+86/, '');
  return digits.replace(/^0+/, '') || digits || text;
}

/** A name as others may see it: if the name is a contact, it is masked. */
export function publicName(name: string): string {
  const contact = normaliseContact(name);
  return contact === null ? name : maskContact(contact.value);
}

/** A contact masked for viewers who do not need all of it; of a phone number at least four digits are hidden. */
export function maskContact(contact: string): string {
  const at = contact.indexOf('@');
  if (at > 0) return `${contact.slice(0, Math.min(2, at))}${CONTACT_MASK}${contact.slice(at)}`;
  return contact.length === 11 || contact.startsWith('+')
    ? `${contact.slice(0, 3)}****${contact.slice(Math.max(7, contact.length - 4))}`
    : CONTACT_MASK;
}
