import type { Contact } from '../account/contact.ts';
import type { IdentifyingContact } from '../vocabulary.ts';

interface Contacts {
  readonly phone: string | null;
  readonly email: string | null;
}

/**
 * The contact that identifies a participant: only who has proved it may act (Rulings §8.11). The other one serves notices.
 * Null for a participant without contacts, such as a role. Where nothing was chosen, it is the phone, else the e-mail address.
 */
export function identifyingContactOf({
  phone,
  email,
  identifyingContact,
}: Contacts & { readonly identifyingContact: IdentifyingContact | null }): Contact | null {
  const kind = identifyingContact ?? defaultIdentifyingContact({ phone, email }, { PHONE: true, EMAIL: true });
  const value = kind === 'PHONE' ? phone : email;
  if (kind === null || value === null) return null;
  return { kind: kind === 'PHONE' ? 'phone' : 'email', value };
}

/** A choice made before, as far as the contacts of now still have it. */
export const keptIdentifyingContact = (
  kind: IdentifyingContact | null | undefined,
  contact: { readonly phone?: string | null | undefined; readonly email?: string | null | undefined } | null,
): IdentifyingContact | undefined => (kind && (kind === 'PHONE' ? contact?.phone : contact?.email) ? kind : undefined);

/** The first of the given contacts that this installation can deliver to, else the first given; null without any. */
export function defaultIdentifyingContact(
  { phone, email }: Contacts,
  delivers: Readonly<Record<IdentifyingContact, boolean>>,
): IdentifyingContact | null {
  const given: IdentifyingContact[] = [
    ...(phone === null ? [] : ['PHONE' as const]),
    ...(email === null ? [] : ['EMAIL' as const]),
  ];
  return given.find((kind) => delivers[kind]) ?? given[0] ?? null;
}
