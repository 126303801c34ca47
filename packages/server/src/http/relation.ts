import type { EnvelopeFacts, EnvelopeStatus, ParticipantFacts } from '@countersign/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { envelope, participant } from '../db/schema/index.ts';
import type { Caller, EnvelopeRelation } from './context.ts';

/** What a right over an envelope follows from. */
export interface EnvelopeStanding extends EnvelopeRelation {
  readonly status: EnvelopeStatus;
  readonly currentSequence: number;
  readonly expireAt: Date;
}

/**
 * The envelope and the caller's own entries in it, in one query; null where there is no such envelope. A free-login
 * session is the participants of its scope and nobody else, least of all the sender.
 */
export async function findStanding(tx: Tx, envelopeId: string, caller: Caller): Promise<EnvelopeStanding | null> {
  const own =
    caller.scopes === null ? eq(participant.personId, caller.personId) : inArray(participant.id, [...caller.scopes]);
  const rows = await tx
    .select({
      senderId: envelope.senderId,
      envelopeStatus: envelope.status,
      currentSequence: envelope.currentSequence,
      expireAt: envelope.expireAt,
      id: participant.id,
      actionType: participant.actionType,
      sequence: participant.sequence,
      status: participant.status,
      personId: participant.personId,
      handleReason: participant.handleReason,
      handledAt: participant.handledAt,
    })
    .from(envelope)
    .leftJoin(participant, and(eq(participant.envelopeId, envelope.id), own))
    .where(eq(envelope.id, envelopeId));
  const [first] = rows;
  if (first === undefined) return null;
  const mine = rows.flatMap(
    ({ id, actionType, sequence, status, personId, handleReason, handledAt }): ParticipantFacts[] =>
      id === null || actionType === null || sequence === null || status === null || status === 'ED_SUCCESS_REMOVE'
        ? []
        : [{ id, actionType, sequence, status, personId, waitingJoinEnterprise: false, handleReason, handledAt }],
  );
  const isSender = caller.scopes === null && first.senderId === caller.personId;
  const { envelopeStatus: status, currentSequence, expireAt } = first;
  return { envelopeId, isSender, mine, status, currentSequence, expireAt };
}

/** The facts `isAtTurn` asks for; the other participants do not matter to it. */
export const turnFacts = (standing: EnvelopeStanding): EnvelopeFacts => ({
  status: standing.status,
  flowType: 'SIGN_PROCESS',
  currentSequence: standing.currentSequence,
  expireAt: standing.expireAt,
  senderId: '',
  voided: false,
  recycledBySender: false,
  participants: standing.mine,
});
