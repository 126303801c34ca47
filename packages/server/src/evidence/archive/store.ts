import { type SQL, and, asc, count, inArray, isNotNull, lt, lte, not, or, sql } from 'drizzle-orm';
import { type Tx } from '../../platform/index.ts';
import type { Resting } from '../../contracts/index.ts';
import { RENEW_JOB } from './job-kinds.ts';
import { envelope } from '../../contracts/envelopes/views.ts';
import { job } from '../../platform/jobs/views.ts';

/** The criteria for contracts that are due, and the time-stamp that the authority would make now. */
export interface DueQuestion {
  /** Time-stamps that end by then are renewed. */
  readonly until: Date;
  readonly weakAlgorithms: readonly string[];
  /** A new time-stamp has to be better than the last one, otherwise it would be renewed repeatedly. */
  readonly present: Resting;
}

/** The earliest end among the last time-stamps of a contract's documents and report, as in the index. */
const endsAt = sql`least(${envelope.archiveEndsAt}, ${envelope.evidenceEndsAt})`;
const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;

const isDue = ({ until, weakAlgorithms, present }: DueQuestion): SQL | undefined => {
  const isEnding = and(lte(endsAt, at(until)), lt(endsAt, at(present.endsAt)));
  const weak = weakAlgorithms.filter((algorithm) => algorithm !== present.algorithm);
  const isWeak = [envelope.archiveAlgorithm, envelope.evidenceAlgorithm].map((by) => inArray(by, weak));
  return and(isNotNull(envelope.evidenceDigest), or(isEnding, ...isWeak));
};

/** A job that waits or runs; a job that was given up blocks a new one for a day, for the operators. */
const hasJob = (now: Date): SQL => sql`exists (
  select 1 from ${job} where ${job.kind} = ${RENEW_JOB} and ${job.key} = ${envelope.id}::text and ${job.doneAt} is null
  and (${job.deadAt} is null or ${job.deadAt} > ${at(new Date(now.getTime() - 86_400_000))}))`;

/** Returns the next contracts to renew, earliest end first. */
export const listDue = (
  tx: Tx,
  question: DueQuestion,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<{ id: string }[]> =>
  tx
    .select({ id: envelope.id })
    .from(envelope)
    .where(and(isDue(question), not(hasJob(now))))
    .orderBy(asc(endsAt), asc(envelope.id))
    .limit(limit);

export async function countDueArchives(tx: Tx, question: DueQuestion): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(envelope).where(isDue(question));
  return row?.count ?? 0;
}

/** Counts the contracts with a time-stamp whose certificate has already ended. */
export const countLapsed = (tx: Tx, now: Date): Promise<number> =>
  tx.$count(envelope, and(isNotNull(envelope.evidenceDigest), lte(endsAt, at(now))));
