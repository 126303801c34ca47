import type { Contact } from '@countersign/domain';
import { contactOf } from '../../../../text/channels.ts';

export type ContactFault = 'missing' | 'wrong' | 'same';
/** What is wrong with a contact that is to be bound; checked before any code is sent to it. */
export function judgeContact(typed: string, kind: Contact['kind'], present: string | null): ContactFault | null {
  if (typed.trim() === '') return 'missing';
  const contact = contactOf(typed);
  if (contact?.kind !== kind) return 'wrong';
  return contact.value === present ? 'same' : null;
}
