import type { EnvelopeFacts, ParticipantFacts } from '@countersign/domain';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { envelope, participant } from '../db/schema/index.ts';
import { refuseWith } from '../http/refused.ts';

export type EnvelopeRow = typeof envelope.$inferSelect;
export type ParticipantRow = typeof participant.$inferSelect;

/** An envelope as the rows have it, and what the domain's rules need to know of it. */
export interface LoadedEnvelope {
  readonly row: EnvelopeRow;
  /** By sequence, then in the order they were added. */
  readonly participants: readonly ParticipantRow[];
  readonly facts: EnvelopeFacts;
}

/**
 * Reads an envelope for a decision. With `lock` its row is held until the transaction ends, so that whoever decides
 * next sees this decision (conventions, rule 1); everything that changes an envelope takes this lock first.
 * @throws Refused ERROR_NOT_IN_ENVELOPE_FLOW where there is no such envelope
 */
export async function loadEnvelopeFacts(
  tx: Tx,
  envelopeId: string,
  { lock }: { lock: boolean },
): Promise<LoadedEnvelope> {
  const query = tx.select().from(envelope).where(eq(envelope.id, envelopeId));
  const [row] = lock ? await query.for('update') : await query;
  if (!row) refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  const participants = await tx
    .select()
    .from(participant)
    .where(eq(participant.envelopeId, envelopeId))
    .orderBy(asc(participant.sequence), asc(participant.id));
  return { row, participants, facts: factsOf(row, participants) };
}

export const factsOf = (row: EnvelopeRow, participants: readonly ParticipantRow[]): EnvelopeFacts => ({
  status: row.status,
  flowType: row.flowType,
  currentSequence: row.currentSequence,
  expireAt: row.expireAt,
  senderId: row.senderId,
  voided: row.voidedAt !== null,
  recycledBySender: row.recycledBySender,
  participants: participants.map(participantFactsOf),
});

export const participantFactsOf = (row: ParticipantRow): ParticipantFacts => ({
  id: row.id,
  actionType: row.actionType,
  sequence: row.sequence,
  status: row.status,
  personId: row.personId,
  // Only participants of type ENTERPRISE_* can wait to join; PERSON never does (Spec §4).
  waitingJoinEnterprise: false,
  handleReason: row.handleReason,
  handledAt: row.handledAt,
});
