import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { participant, person } from '../db/schema/index.ts';
import { loadEnvelopeFacts } from './facts.ts';
import { refreshViewers } from './viewers.ts';

/** A person and the contacts they have proved, normalised. */
export interface ProvedPerson {
  readonly personId: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/**
 * Binds every participant that still has nobody and carries one of these verified contacts (Rulings §6.5). To be called
 * in the transaction that registers a person or adds a contact; envelopes are locked in the order of their ids.
 */
export async function bindPersonToParticipants(tx: Tx, proved: ProvedPerson): Promise<void> {
  const { personId, phone, email } = proved;
  const matches = [
    ...(phone === null ? [] : [eq(participant.phone, phone)]),
    ...(email === null ? [] : [eq(participant.email, email)]),
  ];
  if (matches.length === 0) return;
  const free = and(isNull(participant.personId), ne(participant.status, 'ED_SUCCESS_REMOVE'), or(...matches));
  const found = await tx
    .selectDistinct({ envelopeId: participant.envelopeId })
    .from(participant)
    .where(free)
    .orderBy(asc(participant.envelopeId));
  for (const { envelopeId } of found) {
    await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    await tx
      .update(participant)
      .set({ personId })
      .where(and(eq(participant.envelopeId, envelopeId), free));
    const { row, facts } = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
    await refreshViewers(tx, envelopeId, facts, row.statusAt);
  }
}

/**
 * The persons behind contacts as a sender wrote them: by phone where it is known, else by e-mail. The map's keys are the
 * contacts.
 */
export async function personsByContact(tx: Tx, contacts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (contacts.length === 0) return new Map();
  const rows = await tx
    .select({ id: person.id, phone: person.phone, email: person.email })
    .from(person)
    .where(or(inArray(person.phone, [...contacts]), inArray(person.email, [...contacts])));
  return new Map(
    rows.flatMap(({ id, phone, email }) => [phone, email].filter((one) => one !== null).map((one) => [one, id])),
  );
}
