import type { ApplicationStatus, IdentityKind, IdentityPaper } from '@countersign/domain';
import { type SQL, and, asc, desc, eq, exists, inArray, isNull, lt, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Tx, identityApplication, identityPaper, isNotHeld, prepared } from '../../platform/index.ts';

export type ApplicationRow = typeof identityApplication.$inferSelect;
export type PaperRow = typeof identityPaper.$inferSelect;

/** False if one is waiting already. */
export async function insertApplication(
  tx: Tx,
  row: typeof identityApplication.$inferInsert,
): Promise<ApplicationRow | null> {
  const [inserted] = await tx.insert(identityApplication).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

export async function findApplication(tx: Tx, id: string): Promise<ApplicationRow | null> {
  const [row] = await tx.select().from(identityApplication).where(eq(identityApplication.id, id));
  return row ?? null;
}

/** The newest application of a person, or of an enterprise. */
export async function lastApplication(
  tx: Tx,
  of: { readonly personId: string } | { readonly enterpriseId: string },
): Promise<ApplicationRow | null> {
  const whose =
    'personId' in of
      ? and(eq(identityApplication.personId, of.personId), eq(identityApplication.kind, 'PERSON'))
      : eq(identityApplication.enterpriseId, of.enterpriseId);
  const [row] = await tx
    .select()
    .from(identityApplication)
    .where(whose)
    .orderBy(desc(identityApplication.createdAt), desc(identityApplication.id))
    .limit(1);
  return row ?? null;
}

/** Statuses of applications that were approved, also if the identity was suspended or withdrawn later. */
const ONCE_PASSED = ['PASSED', 'SUSPENDED', 'WITHDRAWN'] as const;

/**
 * The applications by which the identity of these persons was verified, also those no longer in force, by person, newest last.
 */
export async function findPassed(
  tx: Tx,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ApplicationRow[]>> {
  if (personIds.length === 0) return new Map();
  const rows = await passedOf(tx, { ids: [...new Set(personIds)] });
  return new Map(personIds.map((id) => [id, rows.filter(({ personId }) => personId === id)]));
}

const passedOf = prepared<{ readonly ids: readonly string[] }, ApplicationRow[]>((tx) =>
  tx
    .select()
    .from(identityApplication)
    .where(
      and(
        sql`${identityApplication.personId} = any(${sql.placeholder('ids')}::uuid[])`,
        eq(identityApplication.kind, 'PERSON'),
        inArray(identityApplication.status, [...ONCE_PASSED]),
      ),
    )
    .orderBy(asc(identityApplication.decidedAt), asc(identityApplication.id)),
);

/** The approved application of a person, or of an enterprise, that is suspended; null if there is none. */
export async function findSuspended(
  tx: Tx,
  { personId, enterpriseId }: { readonly personId: string; readonly enterpriseId: string | null },
): Promise<ApplicationRow | null> {
  const a = identityApplication;
  const whose =
    enterpriseId === null ? and(eq(a.personId, personId), eq(a.kind, 'PERSON')) : eq(a.enterpriseId, enterpriseId);
  const [row] = await tx
    .select()
    .from(a)
    .where(and(whose, eq(a.status, 'SUSPENDED')))
    .limit(1);
  return row ?? null;
}

export interface Verdict {
  readonly status: 'PASSED' | 'RETURNED';
  readonly reason: string | null;
  readonly decidedBy: string;
  readonly decidedAt: Date;
}

/** Decides a waiting application; null if another request decided it first. */
export async function closeApplication(tx: Tx, id: string, verdict: Verdict): Promise<ApplicationRow | null> {
  const [row] = await tx
    .update(identityApplication)
    .set(verdict)
    .where(and(eq(identityApplication.id, id), eq(identityApplication.status, 'WAITING')))
    .returning();
  return row ?? null;
}

export interface ApplicationFilter {
  readonly kind?: IdentityKind | undefined;
  readonly status?: ApplicationStatus | undefined;
  readonly name?: string | undefined;
  /** True: only applications whose number another holder has. */
  readonly isNumberHeld?: boolean | undefined;
}

const other = alias(identityApplication, 'other');
/** Whether another holder of its kind is verified under the number of an application (Rulings §8.14). */
const numberHeld = (tx: Tx): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(other)
      .where(
        and(
          eq(other.numberHash, identityApplication.numberHash),
          eq(other.kind, identityApplication.kind),
          inArray(other.status, ['PASSED', 'SUSPENDED']),
          sql`coalesce(${other.enterpriseId}, ${other.personId}) <> coalesce(${identityApplication.enterpriseId}, ${identityApplication.personId})`,
        ),
      ),
  );

/** The ids of those of these applications whose number another holder has. */
export async function withHeldNumber(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: identityApplication.id })
    .from(identityApplication)
    .where(and(inArray(identityApplication.id, [...ids]), numberHeld(tx)));
  return new Set(rows.map(({ id }) => id));
}

/** Waiting applications first, oldest on top; then the decided ones, newest on top. */
export async function listApplications(
  tx: Tx,
  { kind, status, name, isNumberHeld }: ApplicationFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: ApplicationRow[]; readonly total: number }> {
  const where = and(
    kind === undefined ? undefined : eq(identityApplication.kind, kind),
    status === undefined ? undefined : eq(identityApplication.status, status),
    name === undefined ? undefined : sql`position(lower(${name}) in lower(${identityApplication.name})) > 0`,
    isNumberHeld === true ? numberHeld(tx) : isNumberHeld === false ? not(numberHeld(tx)) : undefined,
  );
  const isWaiting = sql`${identityApplication.status} = 'WAITING'`;
  const rows = await tx
    .select()
    .from(identityApplication)
    .where(where)
    .orderBy(
      desc(isWaiting),
      sql`case when ${isWaiting} then ${identityApplication.createdAt} end asc`,
      desc(identityApplication.createdAt),
      desc(identityApplication.id),
    )
    .offset(offset)
    .limit(limit);
  return { rows, total: await tx.$count(identityApplication, where) };
}

export async function insertPaper(tx: Tx, row: PaperRow): Promise<void> {
  await tx.insert(identityPaper).values(row);
}

export async function findPaper(tx: Tx, id: string): Promise<PaperRow | null> {
  const [row] = await tx.select().from(identityPaper).where(eq(identityPaper.id, id));
  return row ?? null;
}

/** Number of documents that the person has uploaded and no application uses. */
export const countLoosePapers = (tx: Tx, personId: string): Promise<number> =>
  tx.$count(identityPaper, and(eq(identityPaper.personId, personId), isNull(identityPaper.applicationId)));

/** The unused documents of this person among the ids. */
export async function findLoosePapers(tx: Tx, personId: string, ids: readonly string[]): Promise<PaperRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(identityPaper)
    .where(
      and(
        inArray(identityPaper.id, [...ids]),
        eq(identityPaper.personId, personId),
        isNull(identityPaper.applicationId),
      ),
    );
}

export async function attachPapers(tx: Tx, ids: readonly string[], applicationId: string): Promise<void> {
  await tx
    .update(identityPaper)
    .set({ applicationId })
    .where(inArray(identityPaper.id, [...ids]));
}

export async function papersOf(
  tx: Tx,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly kind: IdentityPaper }[]>> {
  const found = new Map<string, { id: string; kind: IdentityPaper }[]>();
  if (applicationIds.length === 0) return found;
  const rows = await tx
    .select({ id: identityPaper.id, kind: identityPaper.kind, applicationId: identityPaper.applicationId })
    .from(identityPaper)
    .where(inArray(identityPaper.applicationId, [...applicationIds]))
    .orderBy(asc(identityPaper.createdAt), asc(identityPaper.id));
  for (const { id, kind, applicationId } of rows) {
    if (applicationId === null) continue;
    found.set(applicationId, [...(found.get(applicationId) ?? []), { id, kind }]);
  }
  return found;
}

const UNUSED_PAPERS_KEPT_MS = 24 * 3_600_000;

/** Deletes pictures of identity documents that no application uses. */
export async function purgeUnusedPapers(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_PAPERS_KEPT_MS);
  const isUnused = and(isNull(identityPaper.applicationId), lt(identityPaper.createdAt, before));
  await tx.delete(identityPaper).where(and(isUnused, isNotHeld('subject', 'identity_paper.person_id')));
}
