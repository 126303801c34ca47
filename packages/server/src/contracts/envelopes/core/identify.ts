import {
  type CodeChannel,
  type Contact,
  type IdentifyingContact,
  identifyingContactOf,
  maskContact,
} from '@countersign/domain';
import { readActing } from '../../../accounts/index.ts';
import { type Caller, type Tx, refuseWith } from '../../../platform/index.ts';
import type { ParticipantRow } from './facts.ts';
import { holdsRole } from './holdings.ts';

interface Proof {
  readonly provedAt: Date;
  readonly channel: CodeChannel;
}

/** How the acting person is identified as the participant (Rulings §8.11). */
export type Identified =
  | {
      readonly by: 'CONTACT';
      readonly contact: Contact;
      /** When they last proved it, and the channel of the code; null for the users of a demonstration. */
      readonly proof: Proof | null;
    }
  /** By holding the role, or by the membership that the sender has chosen. */
  | { readonly by: 'ROLE' | 'MEMBERSHIP' };

type Acting = Pick<Caller, 'personId' | 'sessionId' | 'scopes'>;

/**
 * The participant's identifying contact as the acting account has proved it; an ENTERPRISE_ROLE is identified by
 * currently holding the role, a colleague by the membership. Null if nothing identifies them.
 */
async function identify(tx: Tx, row: ParticipantRow, acting: Acting): Promise<Identified | null> {
  if (row.type === 'ENTERPRISE_ROLE') return (await holdsRole(tx, row, acting.personId)) ? { by: 'ROLE' } : null;
  const contact = identifyingContactOf(row);
  const proved = contact === null ? null : await findProof(tx, acting, contact);
  if (contact !== null && proved !== null) return { by: 'CONTACT', contact, proof: proved.at };
  return row.colleagueId !== null && row.colleagueId === row.memberId ? { by: 'MEMBERSHIP' } : null;
}

/** Which of the contacts given by the sender the acting account has proved by now. */
export async function provedContacts(
  tx: Tx,
  { phone, email }: ParticipantRow,
  acting: Acting,
): Promise<IdentifyingContact[]> {
  const found: IdentifyingContact[] = [];
  if (phone !== null && (await findProof(tx, acting, { kind: 'phone', value: phone })) !== null) found.push('PHONE');
  if (email !== null && (await findProof(tx, acting, { kind: 'email', value: email })) !== null) found.push('EMAIL');
  return found;
}

/** Null if the acting account has not proved the contact. Contacts of an account are proved before they are stored. */
async function findProof(
  tx: Tx,
  acting: Acting,
  { kind, value }: Contact,
): Promise<{ readonly at: Proof | null } | null> {
  const known = await readActing(tx, acting);
  // A guest has proved the contact that opened the session, whatever else their account has proved.
  if (known === null || (acting.scopes !== null && known.opening?.contact !== value)) return null;
  const at = known.proofs.get(value) ?? null;
  return at !== null || known[kind] === value ? { at } : null;
}

/**
 * @throws Refused ERROR_CONTACT_NOT_PROVED, which names the contact masked; ERROR_NOT_IN_ENVELOPE_FLOW if the role is
 * no longer held
 */
export async function demandIdentified(tx: Tx, row: ParticipantRow, acting: Acting): Promise<Identified> {
  const identified = await identify(tx, row, acting);
  if (identified !== null) return identified;
  if (row.type === 'ENTERPRISE_ROLE') return refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  return refuseWith('ERROR_CONTACT_NOT_PROVED', { contact: maskContact(identifyingContactOf(row)?.value ?? '') });
}
