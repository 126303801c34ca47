import type { CodeChannel } from '@countersign/domain';
import { eq, sql } from 'drizzle-orm';
import { type Tx, contactProof, preparedInsert } from '../../platform/index.ts';
import { actingIn } from './acting-person.ts';

/** A contact, normalised, that was proved by a code. */
export interface ProvedContact {
  readonly contact: string;
  readonly channel: CodeChannel;
  /** When the code was entered; it may be used later. */
  readonly provedAt: Date;
}

/** Stores how and when this person last proved the contact (Rulings §8.12). */
export async function recordContactProof(
  tx: Tx,
  personId: string,
  { contact, channel, provedAt }: ProvedContact,
): Promise<void> {
  await insertProof(tx, { personId, contact, channel, provedAt });
  (await actingIn(tx, personId))?.proofs.set(contact, { channel, provedAt });
}

const insertProof = preparedInsert(
  contactProof,
  ['personId', 'contact', 'channel', 'provedAt'],
  (tx, values) =>
    tx
      .insert(contactProof)
      .values(values)
      .onConflictDoUpdate({
        target: [contactProof.personId, contactProof.contact],
        set: { channel: sql`excluded.channel`, provedAt: sql`excluded.proved_at` },
      }),
  ({ personId, contact }) => ({ writes: [`proof ${personId} ${contact}`] }),
);

/** Forgets when a person proved which contact. */
export const forgetProofsOf = async (tx: Tx, personId: string): Promise<void> =>
  void (await tx.delete(contactProof).where(eq(contactProof.personId, personId)));
