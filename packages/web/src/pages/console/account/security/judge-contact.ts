import { type Contact, normaliseContact } from '@countersign/domain';

export type ContactFault = 'missing' | 'wrong' | 'same';
/** What is wrong with a contact that is to be bound; checked before any code is sent to it. */
export function judgeContact(typed: string, kind: Contact['kind'], present: string | null): ContactFault | null {
  if (typed.trim() === '') return 'missing';
  const contact = normaliseContact(typed);
  if (contact?.kind !== kind) return 'wrong';
  return contact.value === present ? 'same' : null;
}
