import { type JobHandlers, type Services, enqueue } from '../../platform/index.ts';
import { applyPolicy } from './apply-policy.ts';
import { policiesAfter } from './store.ts';

/** Starts the work of every policy; the key of the job is its own name. */
export const POLICIES_JOB = 'retention.policies';
/** Applies one policy; the key is the id of its account. */
const POLICY_JOB = 'retention.policy';

const EVERY_MS = 6 * 3_600_000;
const AT_ONCE = 100;
const NONE = '00000000-0000-0000-0000-000000000000';

export const policyJobs = (services: Services): JobHandlers => ({
  [POLICIES_JOB]: {
    run: async (job) => {
      const { db, ids } = services;
      const { now } = job;
      for (let after = NONE; ;) {
        const found = await db.withTx(async (tx) => {
          const page = await policiesAfter(tx, after, AT_ONCE);
          for (const { id } of page)
            await enqueue(tx, {
              id: ids.next(),
              kind: POLICY_JOB,
              key: id,
              payload: { accountId: id },
              runAt: now,
              now,
            });
          return page;
        });
        const last = found.at(-1);
        if (last === undefined || found.length < AT_ONCE) break;
        after = last.id;
      }
      await db.withTx(async (tx) => {
        await job.finishIn(tx);
        const runAt = new Date(now.getTime() + EVERY_MS);
        await enqueue(tx, { id: ids.next(), kind: POLICIES_JOB, key: POLICIES_JOB, payload: {}, runAt, now });
      });
    },
    concurrency: 1,
  },
  [POLICY_JOB]: { run: (job) => applyPolicy(services, job), concurrency: 1 },
});
