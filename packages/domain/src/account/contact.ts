import { withoutUnseen } from '../unseen.ts';

/** A contact is a mainland phone number or an e-mail address (Spec §5), compared in its canonical form. */
export type Contact = { readonly kind: 'phone' | 'email'; readonly value: string };

const PHONE = /^1[3-9]\d{9}$/;
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
 * dashes and the +86 prefix of a phone number are removed; an e-mail address is lower-cased. Null if the text is not a
 * contact.
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
  const digits = plain.replace(/[\s\p{Pd}().]/gu, '').replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
  return PHONE.test(digits) ? { kind: 'phone', value: digits } : null;
}

/** A name as others may see it: if the name is a contact, it is masked. */
export function publicName(name: string): string {
  const contact = normaliseContact(name);
  return contact === null ? name : maskContact(contact.value);
}

/** A contact masked for viewers who do not need all of it. */
export function maskContact(contact: string): string {
  const at = contact.indexOf('@');
  if (at > 0) return `${contact.slice(0, Math.min(2, at))}${CONTACT_MASK}${contact.slice(at)}`;
  return contact.length === 11 ? `${contact.slice(0, 3)}****${contact.slice(7)}` : CONTACT_MASK;
}
