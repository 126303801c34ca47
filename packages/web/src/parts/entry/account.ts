import { type Contact, PHONE_LENGTH, normaliseContact } from '@countersign/domain';
import type { Proof } from '../code/code-proof.tsx';

export type AccountFault = 'missing' | 'wrong';
/** The contacts that a form accepts: the forgot-password page only a phone number (Spec §5), all others either. */
export type AccountKind = 'phone' | 'any';

export function judgeAccount(typed: string, takes: AccountKind = 'any'): AccountFault | null {
  if (typed.trim() === '') return 'missing';
  const contact = normaliseContact(typed);
  return contact === null || (takes === 'phone' && contact.kind !== 'phone') ? 'wrong' : null;
}

/**
 * Normalises a phone number while it is typed: full-width digits, spaces, dashes and a +86 prefix are converted or removed, so
 * that the eleven characters of the field (Spec §5) are those of the number.
 */
export const typedPhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}().]/gu, '')
    .replace(/^(?:\+|00)?86(?=1)/, '')
    .slice(0, PHONE_LENGTH);

export function proofOf(typed: string, service: Proof['service'], takes: AccountKind = 'any'): Proof | null {
  const contact: Contact | null = normaliseContact(typed);
  if (contact === null || judgeAccount(typed, takes) !== null) return null;
  return { contact: contact.value, kind: contact.kind, service };
}
