import type { SealAuthorizationFacts } from '@countersign/domain';
import { type SQL, and, count, desc, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { type Tx, officeSeal, officeSealAuthorization, officeSealUse } from '../../platform/index.ts';
import { type Named, type Window, namedColumns, notEnded } from './store.ts';
import { member } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';

export type AuthorizationRow = typeof officeSealAuthorization.$inferSelect;
const a = officeSealAuthorization;

/** More than any member has; authorisations in force come first. */
const HELD_MAX = 5000;

/** How often each of these authorisations was used, uses in progress included. */
async function usedCounts(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: officeSealUse.authorizationId, used: count() })
    .from(officeSealUse)
    .where(inArray(officeSealUse.authorizationId, [...ids]))
    .groupBy(officeSealUse.authorizationId);
  return new Map(rows.flatMap(({ id, used }) => (id === null ? [] : [[id, used] as const])));
}

/** A member's authorisations for these seals, revoked and ended ones included, by seal. */
export async function authorizationsOf(
  tx: Tx,
  memberId: string,
  sealIds: readonly string[],
): Promise<ReadonlyMap<string, SealAuthorizationFacts[]>> {
  if (sealIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(a)
    .where(and(eq(a.memberId, memberId), inArray(a.sealId, [...sealIds])))
    .orderBy(sql`${a.revokedAt} is not null`, desc(a.createdAt), desc(a.id))
    .limit(HELD_MAX);
  const used = await usedCounts(
    tx,
    rows.map(({ id }) => id),
  );
  const bySeal = new Map<string, SealAuthorizationFacts[]>();
  for (const row of rows) {
    const facts = { ...row, usedCount: used.get(row.id) ?? 0 };
    bySeal.set(row.sealId, [...(bySeal.get(row.sealId) ?? []), facts]);
  }
  return bySeal;
}

export const insertAuthorizations = async (tx: Tx, rows: readonly AuthorizationRow[]): Promise<void> =>
  void (await tx.insert(a).values([...rows]));

interface Taken {
  readonly enterpriseId: string;
  readonly sealId: string;
  readonly ids?: readonly string[];
  readonly memberIds?: readonly string[];
  readonly scope?: AuthorizationRow['scope'];
}

/** Revokes those of them that are in force; returns their ids. */
export async function revokeAuthorizations(tx: Tx, taken: Taken, now: Date): Promise<AuthorizationRow[]> {
  return tx
    .update(a)
    .set({ revokedAt: now })
    .where(
      and(
        eq(a.enterpriseId, taken.enterpriseId),
        eq(a.sealId, taken.sealId),
        isNull(a.revokedAt),
        taken.ids === undefined ? undefined : inArray(a.id, [...taken.ids]),
        taken.memberIds === undefined ? undefined : inArray(a.memberId, [...taken.memberIds]),
        taken.scope === undefined ? undefined : eq(a.scope, taken.scope),
      ),
    )
    .returning();
}

/** Revokes all of a member's seal authorisations; the caller holds the lock of the membership. */
export const revokeAllOf = async (
  tx: Tx,
  { enterpriseId, memberId }: { readonly enterpriseId: string; readonly memberId: string },
  now: Date,
): Promise<void> =>
  void (await tx
    .update(a)
    .set({ revokedAt: now })
    .where(and(eq(a.enterpriseId, enterpriseId), eq(a.memberId, memberId), isNull(a.revokedAt))));

export interface AuthorizationFilter {
  readonly sealId?: string | undefined;
  readonly memberId?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly live?: boolean | undefined;
}

export interface ListedAuthorization extends Named {
  readonly row: AuthorizationRow;
  readonly sealName: string;
  readonly usedCount: number;
}

const USED = sql<number>`(select count(*)::int from ${officeSealUse} where ${officeSealUse.authorizationId} = ${a.id})`;

function whereAuthorizations(enterpriseId: string, filter: AuthorizationFilter, now: Date): SQL | undefined {
  const inForce = and(
    isNull(a.revokedAt),
    notEnded(now),
    eq(member.status, 'NORMAL'),
    sql`(${a.count} is null or ${USED} < ${a.count})`,
  ) as SQL;
  return and(
    eq(a.enterpriseId, enterpriseId),
    filter.sealId === undefined ? undefined : eq(a.sealId, filter.sealId),
    filter.memberId === undefined ? undefined : eq(a.memberId, filter.memberId),
    filter.ids === undefined ? undefined : inArray(a.id, [...filter.ids]),
    filter.live === undefined ? undefined : filter.live ? inForce : not(inForce),
  );
}

/** Newest first. */
export const listAuthorizations = (
  tx: Tx,
  enterpriseId: string,
  { filter, window: { offset, limit }, now }: { filter: AuthorizationFilter; window: Window; now: Date },
): Promise<ListedAuthorization[]> =>
  tx
    .select({ row: a, sealName: officeSeal.name, usedCount: USED, ...namedColumns })
    .from(a)
    .innerJoin(officeSeal, eq(officeSeal.id, a.sealId))
    .innerJoin(member, eq(member.id, a.memberId))
    .innerJoin(person, eq(person.id, member.personId))
    .where(whereAuthorizations(enterpriseId, filter, now))
    .orderBy(desc(a.createdAt), desc(a.id))
    .offset(offset)
    .limit(limit);

export async function countAuthorizations(
  tx: Tx,
  enterpriseId: string,
  { filter, now }: { filter: AuthorizationFilter; now: Date },
): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(a)
    .innerJoin(member, eq(member.id, a.memberId))
    .where(whereAuthorizations(enterpriseId, filter, now));
  return row?.total ?? 0;
}
