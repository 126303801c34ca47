import type { SealApplicationKind, SealApplicationStatus } from '@countersign/domain';
import { type SQL, and, count, desc, eq, inArray } from 'drizzle-orm';
import { type Tx, officeSeal, officeSealApplication } from '../../platform/index.ts';
import { type Named, type SealRow, type Window, namedColumns } from './store.ts';
import { member } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';
import { envelope, envelopeViewer } from '../../contracts/envelopes/views.ts';

export type ApplicationRow = typeof officeSealApplication.$inferSelect;
const p = officeSealApplication;

export interface ListedApplication {
  readonly row: ApplicationRow;
  readonly seal: SealRow;
  readonly applicant: Named;
  readonly envelopeTitle: string | null;
}

export interface ApplicationFilter {
  readonly memberId?: string | undefined;
  readonly status?: SealApplicationStatus | undefined;
  readonly kind?: SealApplicationKind | undefined;
  readonly ids?: readonly string[] | undefined;
}

const whereApplications = (enterpriseId: string, { memberId, status, kind, ids }: ApplicationFilter): SQL | undefined =>
  and(
    eq(p.enterpriseId, enterpriseId),
    memberId === undefined ? undefined : eq(p.memberId, memberId),
    status === undefined ? undefined : eq(p.status, status),
    kind === undefined ? undefined : eq(p.kind, kind),
    ids === undefined ? undefined : inArray(p.id, [...ids]),
  );

/** Newest first. */
export const listApplications = (
  tx: Tx,
  enterpriseId: string,
  filter: ApplicationFilter,
  { offset, limit }: Window,
): Promise<ListedApplication[]> =>
  tx
    .select({ row: p, seal: officeSeal, applicant: namedColumns, envelopeTitle: envelope.title })
    .from(p)
    .innerJoin(officeSeal, eq(officeSeal.id, p.sealId))
    .innerJoin(member, eq(member.id, p.memberId))
    .innerJoin(person, eq(person.id, member.personId))
    .leftJoin(envelope, eq(envelope.id, p.envelopeId))
    .where(whereApplications(enterpriseId, filter))
    .orderBy(desc(p.createdAt), desc(p.id))
    .offset(offset)
    .limit(limit);

export async function countApplications(tx: Tx, enterpriseId: string, filter: ApplicationFilter): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(p).where(whereApplications(enterpriseId, filter));
  return row?.total ?? 0;
}

/** Returns false if an application of this member for this seal is already waiting. */
export async function insertApplication(tx: Tx, row: ApplicationRow): Promise<boolean> {
  const rows = await tx.insert(p).values(row).onConflictDoNothing().returning({ id: p.id });
  return rows.length > 0;
}

export async function findApplication(tx: Tx, enterpriseId: string, id: string | null): Promise<ApplicationRow | null> {
  if (id === null) return null;
  const [row] = await tx
    .select()
    .from(p)
    .where(and(eq(p.id, id), eq(p.enterpriseId, enterpriseId)));
  return row ?? null;
}

type Handled = Pick<ApplicationRow, 'status' | 'handledAt' | 'handledById' | 'handleReason'> &
  Partial<Pick<ApplicationRow, 'endAt' | 'count'>>;

/** Decides a waiting application; returns false if another request has decided it already. */
export async function closeApplication(tx: Tx, id: string, handled: Handled): Promise<boolean> {
  const rows = await tx
    .update(p)
    .set(handled)
    .where(and(eq(p.id, id), eq(p.status, 'WAITING')))
    .returning({ id: p.id });
  return rows.length > 0;
}

/** Decides all applications waiting for a seal; returns their ids. */
export async function closeApplicationsFor(tx: Tx, sealId: string, handled: Handled): Promise<string[]> {
  const rows = await tx
    .update(p)
    .set(handled)
    .where(and(eq(p.sealId, sealId), eq(p.status, 'WAITING')))
    .returning({ id: p.id });
  return rows.map(({ id }) => id);
}

/** Returns the seals that this member has applied to use and whose application is waiting. */
export async function listAppliedSeals(tx: Tx, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ sealId: p.sealId })
    .from(p)
    .where(and(eq(p.memberId, memberId), eq(p.kind, 'USE'), eq(p.status, 'WAITING')));
  return new Set(rows.map(({ sealId }) => sealId));
}

/** Whether the account is involved in the envelope. */
export async function isViewer(tx: Tx, accountId: string, envelopeId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: envelopeViewer.envelopeId })
    .from(envelopeViewer)
    .where(and(eq(envelopeViewer.accountId, accountId), eq(envelopeViewer.envelopeId, envelopeId)));
  return row !== undefined;
}
