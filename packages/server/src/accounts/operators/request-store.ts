import { OPERATOR_REQUEST_KINDS, type OperatorRequestKind, type OperatorRequestStatus } from '@countersign/domain';
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Tx, operator, operatorRequest } from '../../platform/index.ts';

export type RequestRow = typeof operatorRequest.$inferSelect;
const r = operatorRequest;
const decider = alias(operator, 'decider');

export interface ListedRequest {
  readonly row: RequestRow;
  readonly requestedBy: { readonly login: string };
  readonly decidedBy: { readonly login: string } | null;
}

const columns = {
  row: r,
  requestedBy: { login: operator.login },
  decidedBy: { login: decider.login },
};

const listed = (tx: Tx) =>
  tx
    .select(columns)
    .from(r)
    .innerJoin(operator, eq(operator.id, r.requestedById))
    .leftJoin(decider, eq(decider.id, r.decidedById));

/** A request that is not confirmed within three days has to be made again; a password half is kept as long. */
export const LIVES_MS = 3 * 24 * 3600_000;

/** Newest first. `now` separates waiting requests from expired ones. */
export async function listRequests(
  tx: Tx,
  { status, kinds }: { status: OperatorRequestStatus | undefined; kinds: readonly OperatorRequestKind[] },
  { offset, limit, now }: { readonly offset: number; readonly limit: number; readonly now: Date },
): Promise<{ readonly rows: ListedRequest[]; readonly total: number }> {
  const where = and(
    inArray(r.kind, [...kinds]),
    status === undefined
      ? undefined
      : status === 'EXPIRED'
        ? inArray(r.status, ['WAITING', 'EXPIRED'])
        : eq(r.status, status),
    status === 'WAITING' ? gt(r.expiresAt, now) : undefined,
    status === 'EXPIRED' ? lte(r.expiresAt, now) : undefined,
  );
  const rows = await listed(tx).where(where).orderBy(desc(r.requestedAt), desc(r.id)).offset(offset).limit(limit);
  return { rows, total: await tx.$count(r, where) };
}

/** Every request about these subjects, newest first. */
export const listRequestsAbout = (tx: Tx, subjects: readonly string[]): Promise<ListedRequest[]> =>
  listed(tx)
    .where(inArray(r.subject, [...subjects]))
    .orderBy(desc(r.requestedAt), desc(r.id));

export async function findRequest(tx: Tx, id: string): Promise<ListedRequest | null> {
  const [row] = await listed(tx).where(eq(r.id, id));
  return row ?? null;
}

/** The request, locked: if two operators decide at the same time, one is first. */
export async function lockRequest(tx: Tx, id: string): Promise<RequestRow | null> {
  const [row] = await tx.select().from(r).where(eq(r.id, id)).for('update');
  return row ?? null;
}

/** False if a request about the subject is waiting already; an expired one does not count. */
export async function insertRequest(tx: Tx, row: RequestRow): Promise<boolean> {
  await tx
    .update(r)
    .set({ status: 'EXPIRED' })
    .where(and(eq(r.subject, row.subject), eq(r.status, 'WAITING'), lte(r.expiresAt, row.requestedAt)));
  const rows = await tx.insert(r).values(row).onConflictDoNothing().returning({ id: r.id });
  return rows.length > 0;
}

export const closeRequest = async (
  tx: Tx,
  id: string,
  decided: Pick<RequestRow, 'status' | 'decidedById' | 'decidedAt' | 'decideReason'>,
): Promise<void> => void (await tx.update(r).set(decided).where(eq(r.id, id)));

export const setHalf = async (tx: Tx, id: string, sealedHalf: string | null): Promise<void> =>
  void (await tx.update(r).set({ sealedHalf }).where(eq(r.id, id)));

/** Closes the waiting requests of an operator, all or those of some kinds. */
export const closeRequestsOf = async (
  tx: Tx,
  operatorId: string,
  now: Date,
  kinds: readonly OperatorRequestKind[] = OPERATOR_REQUEST_KINDS,
): Promise<void> =>
  void (await tx
    .update(r)
    .set({ status: 'EXPIRED', decidedAt: now })
    .where(and(eq(r.requestedById, operatorId), eq(r.status, 'WAITING'), inArray(r.kind, [...kinds]))));

/** The waiting requests of these kinds, by subject: one waits at a time for each. */
export async function waitingFor<const K extends OperatorRequestKind>(
  tx: Tx,
  kinds: readonly K[],
  now: Date,
): Promise<ReadonlyMap<string, K>> {
  const rows = await tx
    .select({ subject: r.subject, kind: r.kind })
    .from(r)
    .where(and(inArray(r.kind, [...kinds]), eq(r.status, 'WAITING'), gt(r.expiresAt, now)));
  return new Map(rows.map(({ subject, kind }) => [subject, kind as K]));
}

/** Closes the requests about a subject that no longer exists. */
export const closeRequestsAbout = async (tx: Tx, subject: string, now: Date): Promise<void> =>
  void (await tx
    .update(r)
    .set({ status: 'EXPIRED', decidedAt: now })
    .where(and(eq(r.subject, subject), eq(r.status, 'WAITING'))));
