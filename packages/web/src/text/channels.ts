import { type Contact, normaliseContact } from '@countersign/domain';

/**
 * False where this server sends no text messages and takes no phone numbers (SMS_PROVIDER=none, Rulings §8.18); the served page
 * states it.
 */
export const hasPhones = (): boolean =>
  typeof document === 'undefined' || document.documentElement.dataset['phones'] !== 'none';

/** The words where a contact is a phone number or an e-mail address, or those where it is an e-mail address only. */
export const orMail = (both: string, mail: string): string => (hasPhones() ? both : mail);

/** A typed contact that this server can reach; null if it is none. */
export function contactOf(typed: string): Contact | null {
  const contact = normaliseContact(typed);
  return contact?.kind === 'phone' && !hasPhones() ? null : contact;
}
