import { withoutUnseen } from '../unseen.ts';

/** A contact is a mainland phone number or an e-mail address (Spec §5), compared in one spelling whatever was typed. */
export type Contact = { readonly kind: 'phone' | 'email'; readonly value: string };

const PHONE = /^1[3-9]\d{9}$/;
const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const EMAIL_MAX = 254;
/** With what is not seen around and in it. */
const GIVEN_MAX = 2 * EMAIL_MAX;
/** In the place of what is hidden of a contact. An e-mail address could be spelled with it; none is taken for one. */
export const CONTACT_MASK = '***';

/**
 * The one spelling of a contact: full-width digits, unseen characters (address books and web pages put them around it), spaces, dashes of every kind and a +86 prefix of a
 * phone number are undone, an e-mail address is lower-cased, so that no counter or lock can be dodged by writing it
 * differently (security 10). Null where the text is no contact.
 */
export function normaliseContact(text: string): Contact | null {
  const given = text.trim();
  // To normalise a text of marks takes time by the square of its length.
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

/** A name as others may read it: whoever is known by a contact alone is named with it masked. */
export function publicName(name: string): string {
  const contact = normaliseContact(name);
  return contact === null ? name : maskContact(contact.value);
}

/** What somebody who need not know the whole contact sees of it. */
export function maskContact(contact: string): string {
  const at = contact.indexOf('@');
  if (at > 0) return `${contact.slice(0, Math.min(2, at))}${CONTACT_MASK}${contact.slice(at)}`;
  return contact.length === 11 ? `${contact.slice(0, 3)}****${contact.slice(7)}` : CONTACT_MASK;
}
