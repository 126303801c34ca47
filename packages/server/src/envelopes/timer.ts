import { SYSTEM_ACTOR } from '../audit/actor.ts';
import { recordAudit } from '../audit/record.ts';
import type { House } from '../house.ts';
import { Refused } from '../http/refused.ts';
import type { Job } from '../jobs/job.ts';
import { loadEnvelopeFacts } from './facts.ts';
import { sendEnvelope } from './start-envelope.ts';
import { makeDraft } from './update-envelope.ts';

/**
 * Sends a TIMED envelope at its time. What it would be refused for now, such as a limit lowered since, makes it a draft
 * again, with the reason in its activities.
 */
export async function sendTimed(house: House, job: Job): Promise<void> {
  const { envelopeId } = job.payload as { envelopeId: string };
  try {
    await house.db.withTx(async (tx) => {
      const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
      if (loaded.row.status === 'TIMED') await sendEnvelope(tx, house, loaded, SYSTEM_ACTOR, house.clock.now());
      await job.finishIn(tx);
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { error: reason } = error.refusal;
    await house.db.withTx(async (tx) => {
      const now = house.clock.now();
      const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
      await job.finishIn(tx);
      if (loaded.row.status !== 'TIMED') return;
      await makeDraft(tx, loaded, now);
      await recordAudit(tx, {
        id: house.ids.next(),
        at: now,
        kind: 'envelope.timerFailed',
        envelopeId,
        ...SYSTEM_ACTOR,
        detail: { reason },
      });
    });
  }
}
