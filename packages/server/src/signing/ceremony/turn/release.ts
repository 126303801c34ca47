import { type EnvelopeFacts, applyFlowEvent } from '@countersign/domain';
import { SYSTEM_ACTOR } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import { loadEnvelopeFacts, reopenLostRoles, saveFacts } from '../../../contracts/index.ts';
import { type Services, refuseWith } from '../../../platform/index.ts';
import { deleteReservation, findReservation } from '../core/store.ts';

interface Release {
  readonly envelopeId: string;
  readonly participantId: string;
  /** The attempt that gives its own turn back; null releases any turn whose lease is over. */
  readonly attempt: string | null;
  readonly now: Date;
}

/**
 * Gives a signing turn back: nothing was signed, and the participant may start again. A live reservation of another attempt is
 * not touched.
 */
export async function releaseTurn({ db, ids }: Pick<Services, 'db' | 'ids'>, release: Release): Promise<void> {
  const { envelopeId, participantId, attempt, now } = release;
  await db.withTx(async (tx) => {
    const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    const held = await findReservation(tx, participantId);
    if (held === null) return;
    const mine = attempt === null ? held.leaseUntil <= now : held.attempt === attempt;
    if (!mine) return;
    await deleteReservation(tx, participantId);
    const released = applyFlowEvent(loaded.facts, { type: 'RELEASE', participantId }, now);
    await saveFacts(tx, loaded, released.ok ? released.value : waitingAgain(loaded.facts, participantId), now);
    await reopenLostRoles(tx, envelopeId);
    await recordAudit(tx, {
      id: ids.next(),
      at: now,
      kind: 'participant.released',
      envelopeId,
      participantId,
      ...SYSTEM_ACTOR,
      detail: { attempt: held.attempt },
    });
  });
}

/** Another participant's act has ended the envelope meanwhile: this participant never acted. */
const waitingAgain = (facts: EnvelopeFacts, participantId: string): EnvelopeFacts => ({
  ...facts,
  participants: facts.participants.map((one) =>
    one.id === participantId && one.status === 'ING_PROCESS' ? { ...one, status: 'ING_WAIT' as const } : one,
  ),
});

/** The turn was given back or belongs to another attempt: this attempt must not commit. */
export const refuseLostTurn = (): never => refuseWith('ERROR_BUSY', { expireIn: 5 });
