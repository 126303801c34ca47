import { type Services, withoutContacts } from '../config/index.ts';
import type { Tx } from '../database/index.ts';
import { emit } from '../events/index.ts';
import type { Job, JobHandlers } from '../jobs/index.ts';
import { type Carriers, openCarriers } from './carriers.ts';
import {
  DELIVER_CODE_JOB,
  DELIVER_JOB,
  type Failure,
  countAttempt,
  findUnsent,
  markFailed,
  markSent,
  pushResult,
} from './outbox.ts';
import { isStopped, rememberReturned } from './returned.ts';
import { CarrierRefusal, SUCCESS, failureOf } from './send-result.ts';

/** A late notice is still useful: it is tried for some five minutes. */
const NOTICE_TRIES = 6;
/** A person who waits for a code asks for another one; a code that arrives later is void. */
const CODE_TRIES = 2;

/** Codes have their own kind of job, so that none waits behind the notices of a large envelope. */
export function deliveryJobs(services: Services): JobHandlers {
  const carriers = openCarriers(services);
  const handler = (tries: number) => ({
    run: (job: Job) => carry(services, carriers, job, job.attempt >= tries),
    maxAttempts: tries,
    concurrency: 4,
  });
  return { [DELIVER_JOB]: handler(NOTICE_TRIES), [DELIVER_CODE_JOB]: handler(CODE_TRIES) };
}

async function carry(services: Services, { mail, phone }: Carriers, job: Job, isLast: boolean): Promise<void> {
  const { id } = job.payload as { id: string };
  const message = await services.db.withTx((tx) => findUnsent(tx, services.secrets.pepper, id));
  const carrier = message?.channel === 'EMAIL' ? mail : phone;
  if (message === null || carrier === null) return;
  if (await services.db.withTx((tx) => isStopped(tx, services.secrets.pepper, message.contact, message.kind))) {
    const failure = { error: 'the person with this contact has complained', result: 'COMPLAINED' };
    await services.db.withTx(async (tx) => {
      await giveUp(services, tx, id, failure);
      await job.finishIn(tx);
    });
    return;
  }
  try {
    await services.observer.step('delivery', message.channel, () => carrier(message, id));
  } catch (error) {
    const result = failureOf(message.channel, error);
    // A person who waits for a code is told of the first failure: their page waits twenty seconds, not for the next try.
    pushResult(services.push, message, result);
    const isRefused = error instanceof CarrierRefusal;
    const isUnknown = isRefused && error.isUnknown;
    await services.db.withTx(async (tx) => {
      await countAttempt(tx, id);
      if (isUnknown) await rememberReturned(tx, services, { ...message, outcome: 'BOUNCED' });
      if (isRefused || isLast)
        await giveUp(services, tx, id, { error: String(error), result: isUnknown ? 'BOUNCED' : result });
      if (isRefused) await job.finishIn(tx);
    });
    if (!isRefused) throw error;
    const reason = withoutContacts(error.message);
    services.log.warn({ jobId: job.id, channel: message.channel, reason }, 'a message was refused');
    return;
  }
  await services.db.withTx(async (tx) => {
    await countAttempt(tx, id);
    await markSent(tx, id, services.clock.now());
    await job.finishIn(tx);
  });
  pushResult(services.push, message, SUCCESS);
}

/** Notifies the sender of an envelope that a notice about it could not be delivered. */
async function giveUp(
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
  tx: Tx,
  id: string,
  failure: Failure,
): Promise<void> {
  const now = clock.now();
  const about = await markFailed(tx, id, failure, now);
  if (about === null || about.envelopeId === null || about.participantId === null) return;
  const { envelopeId, participantId } = about;
  await emit(tx, { type: 'notice.failed', envelopeId, participantId }, { id: ids.next(), now });
}
