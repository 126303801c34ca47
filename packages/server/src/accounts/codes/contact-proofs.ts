import type { CodeChannel } from '@countersign/domain';
import { and, eq, sql } from 'drizzle-orm';
import { type Tx, contactProof, prepared } from '../../platform/index.ts';

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
  const [row] = await proofOf(tx, { personId, contact });
  return row ?? null;
}

const proofOf = prepared<
  { readonly personId: string; readonly contact: string },
  { provedAt: Date; channel: CodeChannel }[]
>((tx) =>
  tx
    .select({ provedAt: contactProof.provedAt, channel: contactProof.channel })
    .from(contactProof)
    .where(
      and(eq(contactProof.personId, sql.placeholder('personId')), eq(contactProof.contact, sql.placeholder('contact'))),
    ),
);
