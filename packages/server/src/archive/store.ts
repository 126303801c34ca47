import { type SQL, and, asc, count, inArray, isNotNull, lt, lte, not, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { envelope, job } from '../db/schema/index.ts';
import type { Resting } from '../signing/store.ts';
import { RENEW_JOB } from './job-kinds.ts';

/** When a contract is due, and what the authority would stamp it with now. */
export interface DueQuestion {
  /** Stamps that end by then are renewed. */
  readonly until: Date;
  readonly weakAlgorithms: readonly string[];
  /** A new stamp has to be better than the last one, or it would be made again and again. */
  readonly present: Resting;
}

const isDue = ({ until, weakAlgorithms, present }: DueQuestion): SQL | undefined => {
  const isEnding = and(lte(envelope.archiveEndsAt, until), lt(envelope.archiveEndsAt, present.endsAt));
  const weak = weakAlgorithms.filter((algorithm) => algorithm !== present.algorithm);
  const isWeak = weak.length === 0 ? undefined : inArray(envelope.archiveAlgorithm, weak);
  return and(isNotNull(envelope.archiveEndsAt), or(isEnding, isWeak));
};

/** A job that waits or runs; one that was given up is left to the operators for a day. */
const hasJob = (now: Date): SQL => sql`exists (
  select 1 from ${job} where ${job.kind} = ${RENEW_JOB} and ${job.key} = ${envelope.id}::text and ${job.doneAt} is null
  and (${job.deadAt} is null or ${job.deadAt} > ${new Date(now.getTime() - 86_400_000).toISOString()}::timestamptz))`;

/** The next contracts to renew, those that end first before the others. */
export const listDue = (
  tx: Tx,
  question: DueQuestion,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<{ id: string }[]> =>
  tx
    .select({ id: envelope.id })
    .from(envelope)
    .where(and(isDue(question), not(hasJob(now))))
    .orderBy(asc(envelope.archiveEndsAt), asc(envelope.id))
    .limit(limit);

export async function countDueArchives(tx: Tx, question: DueQuestion): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(envelope).where(isDue(question));
  return row?.count ?? 0;
}

/** Contracts under a stamp whose certificate has ended already. */
export const countLapsed = (tx: Tx, now: Date): Promise<number> =>
  tx.$count(envelope, and(isNotNull(envelope.archiveEndsAt), lte(envelope.archiveEndsAt, now)));
