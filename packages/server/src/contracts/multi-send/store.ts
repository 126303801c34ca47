import type { ExecutionStatus } from '@countersign/domain';
import { type SQL, and, asc, count, desc, eq, gt, gte, inArray, max, sql } from 'drizzle-orm';
import { type Tx, multiSendExecution, multiSendJob, multiSendRow } from '../../platform/index.ts';
import { BATCH, type RecipientRecord } from './sheet-store.ts';
import { envelope } from '../envelopes/views.ts';

export type JobRow = typeof multiSendJob.$inferSelect;
export type ExecutionRow = typeof multiSendExecution.$inferSelect;

export async function insertJob(tx: Tx, row: typeof multiSendJob.$inferInsert): Promise<void> {
  await tx.insert(multiSendJob).values(row);
}

export async function updateJob(tx: Tx, id: string, change: Partial<typeof multiSendJob.$inferInsert>): Promise<void> {
  await tx.update(multiSendJob).set(change).where(eq(multiSendJob.id, id));
}

/**
 * Pauses the running jobs of a person, or of one of their accounts; they are resumed by hand.
 * @returns how many
 */
export async function pauseJobs(
  tx: Tx,
  of: { readonly personId: string } | { readonly memberId: string },
  now: Date,
): Promise<number> {
  const whose = 'personId' in of ? eq(multiSendJob.personId, of.personId) : eq(multiSendJob.accountId, of.memberId);
  const rows = await tx
    .update(multiSendJob)
    .set({ status: 'PAUSED', statusAt: now })
    .where(and(whose, eq(multiSendJob.status, 'RUNNING')))
    .returning({ id: multiSendJob.id });
  return rows.length;
}

/** A job of this envelope; one of another is treated like an unknown one (security 31). */
export async function findJob(tx: Tx, envelopeId: string, id: string | null, lock = false): Promise<JobRow | null> {
  if (id === null) return null;
  const query = tx
    .select()
    .from(multiSendJob)
    .where(and(eq(multiSendJob.id, id), eq(multiSendJob.envelopeId, envelopeId)));
  const [row] = lock ? await query.for('update') : await query;
  return row ?? null;
}

/** For the job's own run, with its row locked. */
export async function loadJob(tx: Tx, id: string): Promise<JobRow | null> {
  const [row] = await tx.select().from(multiSendJob).where(eq(multiSendJob.id, id)).for('update');
  return row ?? null;
}

/** Jobs of one draft, or of one account. */
export type JobsOf = { readonly envelopeId: string } | { readonly accountId: string };
const ofWhom = (of: JobsOf): SQL =>
  'envelopeId' in of ? eq(multiSendJob.envelopeId, of.envelopeId) : eq(multiSendJob.accountId, of.accountId);

export const listJobs = (tx: Tx, of: JobsOf, { offset, limit }: { offset: number; limit: number }): Promise<JobRow[]> =>
  tx
    .select()
    .from(multiSendJob)
    .where(ofWhom(of))
    .orderBy(desc(multiSendJob.createdAt), desc(multiSendJob.id))
    .offset(offset)
    .limit(limit);

export async function countJobs(tx: Tx, of: JobsOf): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(multiSendJob).where(ofWhom(of));
  return row?.count ?? 0;
}

/** The running jobs of an account, and the number of recipients it has added since `since` (security 41). */
export async function findUse(tx: Tx, accountId: string, since: Date): Promise<{ jobs: number; rows: number }> {
  const of = eq(multiSendJob.accountId, accountId);
  const [jobs] = await tx
    .select({ count: count() })
    .from(multiSendJob)
    .where(and(of, inArray(multiSendJob.status, ['RUNNING', 'PAUSED'])));
  const [rows] = await tx
    .select({ sum: sql<number>`coalesce(sum(${multiSendJob.total}), 0)::int` })
    .from(multiSendJob)
    .where(and(of, gte(multiSendJob.createdAt, since)));
  return { jobs: jobs?.count ?? 0, rows: rows?.sum ?? 0 };
}

/** The oldest job of this sheet that has not ended; null if there is none. */
export async function findOpenJob(tx: Tx, sheetId: string): Promise<JobRow | null> {
  const [row] = await tx
    .select()
    .from(multiSendJob)
    .where(and(eq(multiSendJob.sheetId, sheetId), inArray(multiSendJob.status, ['RUNNING', 'PAUSED'])))
    .orderBy(asc(multiSendJob.createdAt), asc(multiSendJob.id))
    .limit(1);
  return row ?? null;
}

/** Settled executions of jobs by their status; the others wait. */
export async function countExecutions(
  tx: Tx,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, Partial<Record<ExecutionStatus, number>>>> {
  if (jobIds.length === 0) return new Map();
  const rows = await tx
    .select({ jobId: multiSendExecution.jobId, status: multiSendExecution.status, count: count() })
    .from(multiSendExecution)
    .where(inArray(multiSendExecution.jobId, [...jobIds]))
    .groupBy(multiSendExecution.jobId, multiSendExecution.status);
  return new Map(
    jobIds.map((id) => [
      id,
      Object.fromEntries(rows.filter(({ jobId }) => jobId === id).map((row) => [row.status, row.count])),
    ]),
  );
}

/** The last row of the sheet for which executions were made. */
export async function lastExpanded(tx: Tx, jobId: string): Promise<number> {
  const [row] = await tx
    .select({ number: max(multiSendExecution.number) })
    .from(multiSendExecution)
    .where(eq(multiSendExecution.jobId, jobId));
  return row?.number ?? 0;
}

export async function insertExecutions(tx: Tx, rows: (typeof multiSendExecution.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(multiSendExecution).values(rows);
}

export async function updateExecution(
  tx: Tx,
  id: string,
  change: Partial<typeof multiSendExecution.$inferInsert>,
): Promise<void> {
  await tx.update(multiSendExecution).set(change).where(eq(multiSendExecution.id, id));
}

/** The same, unless the execution has been settled meanwhile. */
export async function updateWaiting(
  tx: Tx,
  id: string,
  change: Partial<typeof multiSendExecution.$inferInsert>,
): Promise<void> {
  const waits = and(eq(multiSendExecution.id, id), eq(multiSendExecution.status, 'WAITING'));
  await tx.update(multiSendExecution).set(change).where(waits);
}

/** Moves up to a batch of executions from one status to another; returns how many. */
export async function turnExecutions(
  tx: Tx,
  jobId: string,
  { from, to, now }: { from: ExecutionStatus; to: ExecutionStatus; now: Date },
): Promise<number> {
  const ids = (await executionsOf(tx, jobId, { status: from, limit: BATCH })).map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(multiSendExecution)
      .set({ status: to, error: null, errorParams: null, attempts: 0, updatedAt: now })
      .where(inArray(multiSendExecution.id, ids));
  return ids.length;
}

/** The first executions in a status after a row, in the order of the rows. */
export const executionsOf = (
  tx: Tx,
  jobId: string,
  { status, limit, after = 0 }: { status: ExecutionStatus; limit: number; after?: number },
): Promise<ExecutionRow[]> =>
  tx
    .select()
    .from(multiSendExecution)
    .where(
      and(
        eq(multiSendExecution.jobId, jobId),
        eq(multiSendExecution.status, status),
        gt(multiSendExecution.number, after),
      ),
    )
    .orderBy(asc(multiSendExecution.number))
    .limit(limit);

const executionColumns = {
  execution: multiSendExecution,
  name: multiSendRow.name,
  phone: multiSendRow.phone,
  email: multiSendRow.email,
};
const ofJob = ({ id, sheetId }: JobRow) =>
  and(
    eq(multiSendExecution.jobId, id),
    eq(multiSendRow.sheetId, sheetId),
    eq(multiSendRow.number, multiSendExecution.number),
  );

export type ListedExecution = { readonly execution: ExecutionRow } & Pick<RecipientRecord, 'name' | 'phone' | 'email'>;

export interface ExecutionsSpec {
  readonly status?: ExecutionStatus | undefined;
  readonly offset: number;
  readonly limit: number;
}

export const findExecutions = (
  tx: Tx,
  job: JobRow,
  { status, offset, limit }: ExecutionsSpec,
): Promise<ListedExecution[]> =>
  tx
    .select(executionColumns)
    .from(multiSendExecution)
    .innerJoin(multiSendRow, eq(multiSendRow.number, multiSendExecution.number))
    .where(and(ofJob(job), status && eq(multiSendExecution.status, status)))
    .orderBy(asc(multiSendExecution.number))
    .offset(offset)
    .limit(limit);

export async function findExecution(tx: Tx, job: JobRow, id: string | null): Promise<ListedExecution | null> {
  if (id === null) return null;
  const [row] = await tx
    .select(executionColumns)
    .from(multiSendExecution)
    .innerJoin(multiSendRow, eq(multiSendRow.number, multiSendExecution.number))
    .where(and(ofJob(job), eq(multiSendExecution.id, id)));
  return row ?? null;
}

export async function envelopeTitles(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: envelope.id, title: envelope.title })
    .from(envelope)
    .where(inArray(envelope.id, [...ids]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
