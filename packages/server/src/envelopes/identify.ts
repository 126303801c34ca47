import { type CodeChannel, type Contact, identifyingContactOf, maskContact } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { findContactProof } from '../codes/contact-proofs.ts';
import type { Tx } from '../db/database.ts';
import { person, session } from '../db/schema/index.ts';
import type { Caller } from '../http/context.ts';
import { refuseWith } from '../http/refused.ts';
import type { ParticipantRow } from './facts.ts';

/** How it is known that the person who acts is the participant (Rulings §8.11). */
export type Identified =
  | {
      readonly by: 'CONTACT';
      readonly contact: Contact;
      /** When they last proved it, and how the code came; null for a contact proved before that was kept. */
      readonly proof: { readonly provedAt: Date; readonly channel: CodeChannel } | null;
    }
  /** By holding the role, or by the membership that the sender has chosen. */
  | { readonly by: 'ROLE' | 'MEMBERSHIP' };

type Acting = Pick<Caller, 'personId' | 'sessionId' | 'scopes'>;

/**
 * The participant's identifying contact as the acting account has proved it; an ENTERPRISE_ROLE is identified by holding the
 * role, a colleague by the membership. Null where nothing identifies them.
 */
export async function identify(tx: Tx, row: ParticipantRow, acting: Acting): Promise<Identified | null> {
  if (row.type === 'ENTERPRISE_ROLE') return { by: 'ROLE' };
  const contact = identifyingContactOf(row);
  if (contact !== null && (await isOpenedWith(tx, acting, contact))) {
    const proof = await findContactProof(tx, acting.personId, contact.value);
    if (proof !== null || (await holds(tx, acting.personId, contact))) return { by: 'CONTACT', contact, proof };
  }
  return row.colleagueId !== null && row.colleagueId === row.memberId ? { by: 'MEMBERSHIP' } : null;
}

/** A guest has proved the contact that opened the session, whatever else their account has proved. */
async function isOpenedWith(tx: Tx, { sessionId, scopes }: Acting, contact: Contact): Promise<boolean> {
  if (scopes === null) return true;
  const [row] = await tx.select({ contact: session.contact }).from(session).where(eq(session.id, sessionId));
  return row?.contact === contact.value;
}

/** Contacts of an account are proved before they are kept. */
async function holds(tx: Tx, personId: string, { kind, value }: Contact): Promise<boolean> {
  const [row] = await tx
    .select({ phone: person.phone, email: person.email })
    .from(person)
    .where(eq(person.id, personId));
  return row?.[kind] === value;
}

/** @throws Refused ERROR_CONTACT_NOT_PROVED, which names the contact masked */
export async function demandIdentified(tx: Tx, row: ParticipantRow, acting: Acting): Promise<Identified> {
  const contact = maskContact(identifyingContactOf(row)?.value ?? '');
  return (await identify(tx, row, acting)) ?? refuseWith('ERROR_CONTACT_NOT_PROVED', { contact });
}
