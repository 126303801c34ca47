import type { Contact } from '../account/contact.ts';
import { type Decision, accept, refuse } from '../decision.ts';
import type { IdentifyingContact } from '../vocabulary.ts';

/** The kinds of contact that this installation delivers to; without a carrier of text messages they are e-mail addresses. */
export interface Delivers extends Readonly<Record<IdentifyingContact, boolean>> {
  /** Whether the carrier serves the country of a phone number; absent where it serves every country. */
  readonly serves?: (phone: string) => boolean;
}
type PhoneDelivery = Pick<Delivers, 'PHONE' | 'serves'>;

/** Refuses a phone number, given in `field`, where no text message can be sent to it, or none to its country. */
export function judgeReach(
  contact: Contact | null | undefined,
  delivers: PhoneDelivery,
  field: string,
): Decision<null> {
  if (contact?.kind !== 'phone') return accept(null);
  if (!delivers.PHONE) return refuse('ERROR_PHONE_UNSUPPORTED', { field });
  return reachesPhone(contact.value, delivers) ? accept(null) : refuse('ERROR_PHONE_COUNTRY', { field });
}

/** Whether text messages reach the phone number. */
export const reachesPhone = (phone: string, { PHONE, serves }: PhoneDelivery): boolean =>
  PHONE && (serves === undefined || serves(phone));

interface Contacts {
  readonly phone: string | null;
  readonly email: string | null;
}

/**
 * The contact that identifies a participant: only the person who has proved it may act (Rulings §8.11). The other
 * contact serves notices. Null for a participant without contacts, such as a role. By default it is the phone, else the
 * e-mail address.
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

/** The earlier choice, if the current contacts still include it. */
export const keptIdentifyingContact = (
  kind: IdentifyingContact | null | undefined,
  contact: { readonly phone?: string | null | undefined; readonly email?: string | null | undefined } | null,
): IdentifyingContact | undefined => (kind && (kind === 'PHONE' ? contact?.phone : contact?.email) ? kind : undefined);

/** The first given contact to which this installation can deliver, else the first given; null without any. */
export function defaultIdentifyingContact({ phone, email }: Contacts, delivers: Delivers): IdentifyingContact | null {
  const given: IdentifyingContact[] = [
    ...(phone === null ? [] : ['PHONE' as const]),
    ...(email === null ? [] : ['EMAIL' as const]),
  ];
  const reached = (kind: IdentifyingContact): boolean =>
    // A list has an empty phone here: its rows are judged one by one.
    kind === 'PHONE' && phone ? reachesPhone(phone, delivers) : delivers[kind];
  return given.find(reached) ?? given[0] ?? null;
}
