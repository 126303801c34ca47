import { type SQL, and, asc, count, gt, inArray, isNotNull, lt, lte, not, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { envelope, job } from '../../platform/database/schema/index.ts';
import type { Resting } from '../../signing/ceremony/core/store.ts';
import { RENEW_JOB } from './job-kinds.ts';

/** When a contract is due, and what the authority would stamp it with now. */
export interface DueQuestion {
  /** Stamps that end by then are renewed. */
  readonly until: Date;
  readonly weakAlgorithms: readonly string[];
  /** A new stamp has to be better than the last one, or it would be made again and again. */
  readonly present: Resting;
}

/** Of a report that an older release made no end is on record: it comes before all others. */
const UNKNOWN = sql`'-infinity'`;
/** When the first of the last stamps of a contract's documents and of its report ends, as the index has it. */
const endsAt = sql`coalesce(least(${envelope.archiveEndsAt}, ${envelope.evidenceEndsAt}), ${UNKNOWN})`;
const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;

const isDue = ({ until, weakAlgorithms, present }: DueQuestion): SQL | undefined => {
  const isEnding = and(lte(endsAt, at(until)), lt(endsAt, at(present.endsAt)));
  const weak = weakAlgorithms.filter((algorithm) => algorithm !== present.algorithm);
  const isWeak = [envelope.archiveAlgorithm, envelope.evidenceAlgorithm].map((by) => inArray(by, weak));
  return and(isNotNull(envelope.evidenceDigest), or(isEnding, ...isWeak));
};

/** A job that waits or runs; one that was given up is left to the operators for a day. */
const hasJob = (now: Date): SQL => sql`exists (
  select 1 from ${job} where ${job.kind} = ${RENEW_JOB} and ${job.key} = ${envelope.id}::text and ${job.doneAt} is null
  and (${job.deadAt} is null or ${job.deadAt} > ${at(new Date(now.getTime() - 86_400_000))}))`;

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
    .orderBy(asc(endsAt), asc(envelope.id))
    .limit(limit);

export async function countDueArchives(tx: Tx, question: DueQuestion): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(envelope).where(isDue(question));
  return row?.count ?? 0;
}

/** Contracts with a stamp whose certificate has ended already. */
export const countLapsed = (tx: Tx, now: Date): Promise<number> =>
  tx.$count(envelope, and(isNotNull(envelope.evidenceDigest), gt(endsAt, UNKNOWN), lte(endsAt, at(now))));
