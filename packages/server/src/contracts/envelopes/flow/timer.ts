import type { ErrorName } from '@countersign/domain';
import { and, eq, lte } from 'drizzle-orm';
import { SYSTEM_ACTOR } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import { type Job, Refused, type Services, type Tx, emit, envelope } from '../../../platform/index.ts';
import { type LoadedEnvelope, loadEnvelopeFacts } from '../core/facts.ts';
import { sendEnvelope } from './start-envelope.ts';
import { makeDraft } from '../drafts/update-envelope.ts';

/**
 * Sends a TIMED envelope at its time. If it would now be refused, for example because a limit was lowered, it becomes a
 * draft again, with the reason in its activities.
 */
export async function sendTimed(services: Services, job: Job): Promise<void> {
  const { envelopeId } = job.payload as { envelopeId: string };
  try {
    await services.db.withTx(async (tx) => {
      const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
      if (loaded.row.status === 'TIMED') await sendEnvelope(tx, services, loaded, SYSTEM_ACTOR, services.clock.now());
      await job.finishIn(tx);
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { error: reason } = error.refusal;
    await services.db.withTx(async (tx) => {
      const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
      await job.finishIn(tx);
      if (loaded.row.status === 'TIMED') await endTimer(tx, services, loaded, reason);
    });
  }
}

/** The envelope is a draft again; its sender is told why, and sends it or sets a timer again. */
async function endTimer(tx: Tx, services: Services, loaded: LoadedEnvelope, reason: ErrorName): Promise<void> {
  const [now, envelopeId] = [services.clock.now(), loaded.row.id];
  await makeDraft(tx, loaded, now);
  const audit = {
    id: services.ids.next(),
    at: now,
    kind: 'envelope.timerFailed' as const,
    envelopeId,
    ...SYSTEM_ACTOR,
  };
  await recordAudit(tx, { ...audit, detail: { reason } });
  await emit(tx, { type: 'envelope.timerFailed', envelopeId, reason }, { id: services.ids.next(), now });
}

const STOPPED_AT_ONCE = 50;

/**
 * Makes the timed envelopes of a disabled person or membership drafts again, each in its own transaction. Envelopes
 * timed after the disabling, by an account that has been enabled again, stay timed.
 */
export async function stopTimed(services: Services, job: Job): Promise<void> {
  const { until, ...of } = job.payload as ({ personId: string } | { memberId: string }) & { until: string };
  const reason = 'personId' in of ? 'ERROR_ACCOUNT_DISABLED' : 'ERROR_MEMBER_DISABLED';
  for (;;) {
    const whose = 'personId' in of ? eq(envelope.senderId, of.personId) : eq(envelope.senderMemberId, of.memberId);
    const due = and(whose, eq(envelope.status, 'TIMED'), lte(envelope.statusAt, new Date(until)));
    const found = await services.db.withTx((tx) =>
      tx.select({ id: envelope.id }).from(envelope).where(due).limit(STOPPED_AT_ONCE),
    );
    for (const { id } of found) {
      job.abort.throwIfAborted();
      await services.db.withTx(async (tx) => {
        const loaded = await loadEnvelopeFacts(tx, id, { lock: true });
        if (loaded.row.status === 'TIMED') await endTimer(tx, services, loaded, reason);
      });
    }
    if (found.length < STOPPED_AT_ONCE) return;
  }
}
