import { type EnvelopeFacts, type ParticipantFacts, isFinal } from '@countersign/domain';
import { type Tx, withdraw } from '../../../platform/index.ts';
import type { LoadedEnvelope } from './facts.ts';
import { EXPIRE_JOB } from './job-kinds.ts';
import { updateEnvelopeRow, updateParticipant } from './store.ts';
import { refreshViewers } from './viewers.ts';

/** Data that a decision stores besides the facts. */
export interface SaveOptions {
  /** The reason for the end of the envelope, if it is not a participant's own reason, as at a revocation. */
  readonly reason?: string;
}

/**
 * Writes the differences between the loaded facts and the facts after the decision of the domain: statuses, sequence,
 * reasons, instants, and what each person sees. `before` was loaded with the lock in this transaction. Every
 * participant of `after` is already in the table: a successor is inserted first.
 */
export async function saveFacts(
  tx: Tx,
  before: LoadedEnvelope,
  after: EnvelopeFacts,
  now: Date,
  options: SaveOptions = {},
): Promise<void> {
  const old = new Map(before.facts.participants.map((one) => [one.id, one]));
  const changed = after.participants.filter((one) => hasChanged(old.get(one.id), one));
  for (const one of changed) {
    const { status, handleReason, handledAt } = one;
    await updateParticipant(tx, one.id, { status, handleReason, handledAt });
  }
  const { status } = after;
  const statusChanged = status !== before.row.status;
  const ended = statusChanged && isFinal(status);
  await updateEnvelopeRow(tx, before.row.id, {
    status,
    currentSequence: after.currentSequence,
    expireAt: after.expireAt,
    statusAt: now,
    ...(statusChanged && status === 'ING_PROCESS' ? { startedAt: now } : {}),
    ...(statusChanged && status === 'ED_SUCCESS' ? { completedAt: now } : {}),
    ...(ended && status !== 'ED_SUCCESS'
      ? {
          handleReason:
            options.reason ?? changed.find(({ handleReason }) => handleReason !== null)?.handleReason ?? null,
        }
      : {}),
  });
  // After any other end than the expiry, the waiting expiry job has nothing to do.
  if (ended && status !== 'ED_FAIL_EXPIRED') await withdraw(tx, { kind: EXPIRE_JOB, key: before.row.id });
  // After a void agreement ends, another one may be opened; if it succeeded, the contract is void.
  if (ended && before.row.cancelsId !== null) await clearCancelling(tx, before.row.cancelsId);
  await refreshViewers(tx, before.row.id, after, now);
}

const clearCancelling = (tx: Tx, envelopeId: string): Promise<void> =>
  updateEnvelopeRow(tx, envelopeId, { cancellingId: null });

const hasChanged = (before: ParticipantFacts | undefined, after: ParticipantFacts): boolean =>
  before === undefined ||
  before.status !== after.status ||
  before.handleReason !== after.handleReason ||
  before.handledAt?.getTime() !== after.handledAt?.getTime();
