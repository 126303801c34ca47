import { type SealCheckStatus, type SealStatus, OFFICE_SEALS_MAX } from '@countersign/domain';
import { type SQL, and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, max, ne, or, sql } from 'drizzle-orm';
import { type Tx, officeSeal, officeSealAuthorization, officeSealGroup, officeSealUse } from '../../platform/index.ts';
import { enterprise, member } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';

export type SealRow = typeof officeSeal.$inferSelect;
export type GroupRow = typeof officeSealGroup.$inferSelect;

/** Offset, limit and filters of a list. */
export interface Window {
  readonly offset: number;
  readonly limit: number;
}

export interface SealFilter {
  /** NONE: those in no group. */
  readonly groupId?: string | undefined;
  readonly checkStatus?: SealCheckStatus | undefined;
  readonly status?: SealStatus | undefined;
  readonly name?: string | undefined;
}

/** Matches part of a name; percent signs and underscores in it are literal. */
const like = (part: string): string => `%${part.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

function whereSeals(enterpriseId: string, { groupId, checkStatus, status, name }: SealFilter): SQL | undefined {
  return and(
    eq(officeSeal.enterpriseId, enterpriseId),
    groupId === undefined
      ? undefined
      : groupId === 'NONE'
        ? isNull(officeSeal.groupId)
        : eq(officeSeal.groupId, groupId),
    checkStatus === undefined ? undefined : eq(officeSeal.checkStatus, checkStatus),
    status === undefined ? undefined : eq(officeSeal.status, status),
    name === undefined ? undefined : ilike(officeSeal.name, like(name)),
  );
}

/** Newest first. */
export const listSeals = (tx: Tx, enterpriseId: string, filter: SealFilter, { offset, limit }: Window) =>
  tx
    .select()
    .from(officeSeal)
    .where(whereSeals(enterpriseId, filter))
    .orderBy(desc(officeSeal.createdAt), desc(officeSeal.id))
    .offset(offset)
    .limit(limit);

export async function countSeals(tx: Tx, enterpriseId: string, filter: SealFilter): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(officeSeal).where(whereSeals(enterpriseId, filter));
  return row?.total ?? 0;
}

/** Returns the seals that may sign at all, newest first; the number of seals of an enterprise is limited. */
export const listLiveSeals = (tx: Tx, enterpriseId: string, name?: string): Promise<SealRow[]> =>
  listSeals(
    tx,
    enterpriseId,
    { status: 'NORMAL', checkStatus: 'CHECKED', name },
    { offset: 0, limit: OFFICE_SEALS_MAX },
  );

export async function findSeal(
  tx: Tx,
  enterpriseId: string,
  id: string | null,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<SealRow | null> {
  if (id === null) return null;
  const query = tx
    .select()
    .from(officeSeal)
    .where(and(eq(officeSeal.id, id), eq(officeSeal.enterpriseId, enterpriseId)));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}

export const insertSeal = async (tx: Tx, row: SealRow): Promise<void> => void (await tx.insert(officeSeal).values(row));

export const updateSeal = async (tx: Tx, id: string, change: Partial<SealRow>): Promise<void> =>
  void (await tx.update(officeSeal).set(change).where(eq(officeSeal.id, id)));

/** Whether another seal, neither abandoned nor refused, has this name. */
export async function isNameTaken(tx: Tx, enterpriseId: string, name: string, but: string | null): Promise<boolean> {
  const [row] = await tx
    .select({ id: officeSeal.id })
    .from(officeSeal)
    .where(
      and(
        eq(officeSeal.enterpriseId, enterpriseId),
        eq(officeSeal.name, name),
        eq(officeSeal.status, 'NORMAL'),
        ne(officeSeal.checkStatus, 'REFUSED'),
        but === null ? undefined : ne(officeSeal.id, but),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export interface SealFigures {
  readonly useCount: number;
  readonly lastUsedAt: Date | null;
  readonly holderCount: number;
}

/** For each of these seals: uses made, the last use, and authorisations in force. */
export async function figuresOf(
  tx: Tx,
  sealIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SealFigures>> {
  if (sealIds.length === 0) return new Map();
  const uses = await tx
    .select({ sealId: officeSealUse.sealId, useCount: count(), lastUsedAt: max(officeSealUse.signedAt) })
    .from(officeSealUse)
    .where(and(inArray(officeSealUse.sealId, [...sealIds]), isNotNull(officeSealUse.signedAt)))
    .groupBy(officeSealUse.sealId);
  const a = officeSealAuthorization;
  const holders = await tx
    .select({ sealId: a.sealId, holderCount: sql<number>`count(distinct ${a.memberId})::int` })
    .from(a)
    .innerJoin(member, eq(member.id, a.memberId))
    .where(and(inArray(a.sealId, [...sealIds]), isNull(a.revokedAt), notEnded(now), eq(member.status, 'NORMAL')))
    .groupBy(a.sealId);
  const used = new Map(uses.map((row) => [row.sealId, row]));
  const held = new Map(holders.map((row) => [row.sealId, row.holderCount]));
  return new Map(
    sealIds.map((id) => [
      id,
      {
        useCount: used.get(id)?.useCount ?? 0,
        lastUsedAt: used.get(id)?.lastUsedAt ?? null,
        holderCount: held.get(id) ?? 0,
      },
    ]),
  );
}

export const notEnded = (now: Date): SQL =>
  or(isNull(officeSealAuthorization.endAt), sql`${officeSealAuthorization.endAt} > ${now.toISOString()}`) as SQL;

export interface Named {
  readonly phone: string | null;
  readonly email: string | null;
  readonly nickname: string | null;
  readonly realName: string | null;
  readonly idttvStatus: (typeof person.$inferSelect)['idttvStatus'];
}

export const namedColumns = {
  phone: person.phone,
  email: person.email,
  nickname: person.nickname,
  realName: person.realName,
  idttvStatus: person.idttvStatus,
};

export interface MemberFacts extends Named {
  readonly id: string;
  readonly personId: string;
  readonly isOwner: boolean;
  readonly isLive: boolean;
  readonly isEnterpriseVerified: boolean;
  /** The current row. */
  readonly enterpriseName: string;
}

/**
 * Returns memberships of this enterprise by their ids, removed ones included; those of other enterprises are not found. With
 * `lock`, none of them can be removed before the transaction ends.
 */
export async function findMembers(
  tx: Tx,
  enterpriseId: string,
  ids: readonly string[],
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<ReadonlyMap<string, MemberFacts>> {
  if (ids.length === 0) return new Map();
  const asked = and(eq(member.enterpriseId, enterpriseId), inArray(member.id, [...ids]));
  if (lock) await tx.select({ id: member.id }).from(member).where(asked).orderBy(asc(member.id)).for('share');
  const rows = await tx
    .select({
      id: member.id,
      personId: person.id,
      isOwner: member.isOwner,
      status: member.status,
      ...namedColumns,
      enterpriseIdentity: enterprise.idttvStatus,
      enterpriseName: enterprise.name,
    })
    .from(member)
    .innerJoin(person, eq(person.id, member.personId))
    .innerJoin(enterprise, eq(enterprise.id, member.enterpriseId))
    .where(asked)
    .orderBy(asc(member.id));
  return new Map(
    rows.map(({ status, enterpriseIdentity, ...row }) => {
      const isEnterpriseVerified = enterpriseIdentity === 'PASSED';
      return [row.id, { ...row, isLive: status === 'NORMAL', isEnterpriseVerified }];
    }),
  );
}

export async function listGroups(tx: Tx, enterpriseId: string): Promise<(GroupRow & { readonly sealCount: number })[]> {
  const groups = await tx
    .select()
    .from(officeSealGroup)
    .where(eq(officeSealGroup.enterpriseId, enterpriseId))
    .orderBy(asc(officeSealGroup.name), asc(officeSealGroup.id));
  const counts = await tx
    .select({ groupId: officeSeal.groupId, sealCount: count() })
    .from(officeSeal)
    .where(and(eq(officeSeal.enterpriseId, enterpriseId), eq(officeSeal.status, 'NORMAL')))
    .groupBy(officeSeal.groupId);
  const counted = new Map(counts.map(({ groupId, sealCount }) => [groupId, sealCount]));
  return groups.map((group) => ({ ...group, sealCount: counted.get(group.id) ?? 0 }));
}

export async function findGroup(tx: Tx, enterpriseId: string, id: string | null): Promise<GroupRow | null> {
  if (id === null) return null;
  const [row] = await tx
    .select()
    .from(officeSealGroup)
    .where(and(eq(officeSealGroup.id, id), eq(officeSealGroup.enterpriseId, enterpriseId)));
  return row ?? null;
}

/** Returns false if the enterprise already has a group of this name. */
export async function insertGroup(tx: Tx, row: GroupRow): Promise<boolean> {
  const rows = await tx.insert(officeSealGroup).values(row).onConflictDoNothing().returning({ id: officeSealGroup.id });
  return rows.length > 0;
}

export const renameGroupRow = async (tx: Tx, id: string, name: string): Promise<void> =>
  void (await tx.update(officeSealGroup).set({ name }).where(eq(officeSealGroup.id, id)));

export const deleteGroupRow = async (tx: Tx, id: string): Promise<void> =>
  void (await tx.delete(officeSealGroup).where(eq(officeSealGroup.id, id)));
