import type { House } from '../house.ts';
import type { Job, JobHandlers } from '../jobs/job.ts';
import { type Carriers, openCarriers } from './carriers.ts';
import { DELIVER_JOB, findUnsent, markFailed, markSent, pushResult } from './outbox.ts';

const TRIES = 6;

/** A code that comes later than it is good for helps nobody, a notice does: both are tried for some five minutes. */
export function deliveryJobs(house: House): JobHandlers {
  const carriers = openCarriers(house.config);
  return {
    [DELIVER_JOB]: { run: (job) => carry(house, carriers, job), maxAttempts: TRIES, concurrency: 4 },
  };
}

async function carry(house: House, { mail, phone }: Carriers, job: Job): Promise<void> {
  const { id } = job.payload as { id: string };
  const message = await house.db.withTx((tx) => findUnsent(tx, house.secrets.pepper, id));
  const carrier = message?.channel === 'EMAIL' ? mail : phone;
  if (message === null || carrier === null) return;
  try {
    await carrier(message, id);
  } catch (error) {
    if (job.attempt >= TRIES) {
      await house.db.withTx((tx) => markFailed(tx, id, String(error), house.clock.now()));
      pushResult(house.push, message, false);
    }
    throw error;
  }
  await house.db.withTx(async (tx) => {
    await markSent(tx, id, house.clock.now());
    await job.finishIn(tx);
  });
  pushResult(house.push, message, true);
}
