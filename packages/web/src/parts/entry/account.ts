import { contactOf } from '../../text/channels.ts';
import type { Proof } from '../code/code-proof.tsx';

export type AccountFault = 'missing' | 'wrong';
/** The contacts that a form accepts: the forgot-password page only a phone number (Spec §5), all others either. */
export type AccountKind = 'phone' | 'any';

export function judgeAccount(typed: string, takes: AccountKind = 'any'): AccountFault | null {
  if (typed.trim() === '') return 'missing';
  const contact = contactOf(typed);
  return contact === null || (takes === 'phone' && contact.kind !== 'phone') ? 'wrong' : null;
}

export function proofOf(typed: string, service: Proof['service'], takes: AccountKind = 'any'): Proof | null {
  const contact = contactOf(typed);
  if (contact === null || judgeAccount(typed, takes) !== null) return null;
  return { contact: contact.value, kind: contact.kind, service };
}
