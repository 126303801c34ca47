import { EXPIRY_WARNING_MS, applyFlowEvent, isFinal } from '@countersign/domain';
import { SYSTEM_ACTOR } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import { type Job, type Services, type Tx, emit, enqueue } from '../../../platform/index.ts';
import { loadEnvelopeFacts } from '../core/facts.ts';
import { saveFacts } from '../core/flow-store.ts';
import { EXPIRE_JOB } from '../core/job-kinds.ts';

/** A live reservation is respected; it expires or completes within about a minute (conventions, rule 1). */
const LOOK_AGAIN_MS = 15_000;

interface Payload {
  readonly envelopeId: string;
  /** It is to be warned of first. */
  readonly warns?: boolean;
}

/** When the warning of a deadline is due. */
const warningAt = ({ expireAt }: { readonly expireAt: Date }): Date => new Date(expireAt.getTime() - EXPIRY_WARNING_MS);

/** Schedules the end of an envelope at its deadline; first the warning, where that is due later than now. */
export async function oweExpiry(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  row: { readonly id: string; readonly expireAt: Date },
  now: Date,
  notBefore: Date = now,
): Promise<void> {
  const warns = warningAt(row) > now;
  const payload: Payload = { envelopeId: row.id, warns };
  const at = warns ? warningAt(row) : row.expireAt;
  const runAt = at > notBefore ? at : notBefore;
  await enqueue(tx, { id: ids.next(), kind: EXPIRE_JOB, key: row.id, payload, runAt, now });
}

/**
 * Ends an envelope whose deadline has passed, and warns of one that is near, once. The decision is made under the row's lock, exactly
 * once.
 */
export async function expireEnvelope(services: Services, job: Job): Promise<void> {
  const { envelopeId, warns = false } = job.payload as Payload;
  await services.db.withTx(async (tx) => {
    const now = services.clock.now();
    const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    const decision = applyFlowEvent(loaded.facts, { type: 'EXPIRE' }, now);
    await job.finishIn(tx);
    if (decision.ok) {
      await saveFacts(tx, loaded, decision.value, now);
      await recordAudit(tx, {
        id: services.ids.next(),
        at: now,
        kind: 'envelope.expired',
        envelopeId,
        ...SYSTEM_ACTOR,
      });
      await emit(tx, { type: 'envelope.expired', envelopeId }, { id: services.ids.next(), now });
      return;
    }
    if (isFinal(loaded.row.status) || decision.error === 'ERROR_ALREADY_SIGNED') return;
    if (warns && warningAt(loaded.row) <= now && now < loaded.row.expireAt)
      await services.reactions.envelopeExpiring(tx, services, { envelopeId, now });
    // Warned of, prolonged since, or a participant is signing.
    await oweExpiry(tx, services, loaded.row, now, new Date(now.getTime() + LOOK_AGAIN_MS));
  });
}
