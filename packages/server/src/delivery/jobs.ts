import type { House } from '../house.ts';
import type { Job, JobHandlers } from '../jobs/job.ts';
import { type Carriers, openCarriers } from './carriers.ts';
import { DELIVER_CODE_JOB, DELIVER_JOB, findUnsent, markFailed, markSent, pushResult } from './outbox.ts';
import { CarrierRefusal, SUCCESS, failureOf } from './send-result.ts';

/** A notice helps late too: it is tried for some five minutes. */
const NOTICE_TRIES = 6;
/** A code is asked for again by whoever waits for it; one that comes after that is void. */
const CODE_TRIES = 2;

/** Codes have jobs of their own, so that none waits behind the notices of a large envelope. */
export function deliveryJobs(house: House): JobHandlers {
  const carriers = openCarriers(house.config, house.clock);
  const handler = (tries: number) => ({
    run: (job: Job) => carry(house, carriers, job, job.attempt >= tries),
    maxAttempts: tries,
    concurrency: 4,
  });
  return { [DELIVER_JOB]: handler(NOTICE_TRIES), [DELIVER_CODE_JOB]: handler(CODE_TRIES) };
}

async function carry(house: House, { mail, phone }: Carriers, job: Job, isLast: boolean): Promise<void> {
  const { id } = job.payload as { id: string };
  const message = await house.db.withTx((tx) => findUnsent(tx, house.secrets.pepper, id));
  const carrier = message?.channel === 'EMAIL' ? mail : phone;
  if (message === null || carrier === null) return;
  try {
    await carrier(message, id);
  } catch (error) {
    // Whoever waits for a code is told of the first failure: their page waits twenty seconds, not for the next try.
    pushResult(house.push, message, failureOf(message.channel, error));
    const isRefused = error instanceof CarrierRefusal;
    if (isRefused || isLast)
      await house.db.withTx(async (tx) => {
        await markFailed(tx, id, String(error), house.clock.now());
        if (isRefused) await job.finishIn(tx);
      });
    if (!isRefused) throw error;
    house.log.warn({ jobId: job.id, channel: message.channel, reason: error.message }, 'a message was refused');
    return;
  }
  await house.db.withTx(async (tx) => {
    await markSent(tx, id, house.clock.now());
    await job.finishIn(tx);
  });
  pushResult(house.push, message, SUCCESS);
}
