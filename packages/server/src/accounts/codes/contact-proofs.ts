import type { CodeChannel } from '@countersign/domain';
import { and, eq } from 'drizzle-orm';
import { type Tx, contactProof } from '../../platform/index.ts';

/** A contact, normalised, that was proved by a code. */
export interface ProvedContact {
  readonly contact: string;
  /** Null if the opcode comes from an earlier release. */
  readonly channel: CodeChannel | null;
  /** When the code was entered; it may be used later. */
  readonly provedAt: Date;
}

/** Stores how and when this person last proved the contact (Rulings §8.12). */
export async function recordContactProof(
  tx: Tx,
  personId: string,
  { contact, channel, provedAt }: ProvedContact,
): Promise<void> {
  if (channel === null) return;
  await tx
    .insert(contactProof)
    .values({ personId, contact, channel, provedAt })
    .onConflictDoUpdate({ target: [contactProof.personId, contactProof.contact], set: { channel, provedAt } });
}

/** Null if nothing is on record, as for contacts proved before proofs were stored. */
export async function findContactProof(
  tx: Tx,
  personId: string,
  contact: string,
): Promise<{ readonly provedAt: Date; readonly channel: CodeChannel } | null> {
  const [row] = await tx
    .select({ provedAt: contactProof.provedAt, channel: contactProof.channel })
    .from(contactProof)
    .where(and(eq(contactProof.personId, personId), eq(contactProof.contact, contact)));
  return row ?? null;
}
