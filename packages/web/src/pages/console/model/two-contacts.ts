import type { Contact, IdentifyingContact } from '@countersign/domain';
import { contactOf } from '../../../text/channels.ts';

/** The typed contacts of a person: the one that identifies them (Rulings §8.11), and one for notices, usually empty. */
export interface TypedContacts {
  readonly contact: string;
  readonly otherContact: string;
}

/** Both as parsed contacts, each null if it is not valid yet. Two of one kind are not allowed. */
export function readContacts({ contact, otherContact }: TypedContacts) {
  const first = contactOf(contact);
  const other = contactOf(otherContact);
  return { first, other, isOtherWrong: otherContact.trim() !== '' && (other === null || other.kind === first?.kind) };
}

interface WireContacts {
  readonly contact: { readonly phone: string | null; readonly email: string | null };
  /** Null with one contact: there is nothing to choose. */
  readonly identifyingContact: IdentifyingContact | null;
}
export function wireContacts(typed: TypedContacts): WireContacts {
  const { first, other } = readContacts(typed);
  const of = (kind: Contact['kind']) => [first, other].find((one) => one?.kind === kind)?.value ?? null;
  return {
    contact: { phone: of('phone'), email: of('email') },
    identifyingContact: first === null || other === null ? null : first.kind === 'phone' ? 'PHONE' : 'EMAIL',
  };
}

interface KnownContacts {
  readonly contact: { readonly phone?: string | null | undefined; readonly email?: string | null | undefined } | null;
  readonly identifyingContact?: IdentifyingContact | null | undefined;
}
/** The two contacts of a person from the server, the identifying one first. */
export function typedOf({ contact, identifyingContact }: KnownContacts): TypedContacts {
  const phoneFirst = [contact?.phone ?? '', contact?.email ?? ''] as const;
  const [first, second] = identifyingContact === 'EMAIL' ? [phoneFirst[1], phoneFirst[0]] : phoneFirst;
  return { contact: first || second, otherContact: first === '' ? '' : second };
}
