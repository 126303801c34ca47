import type { DepartmentNode } from '@countersign/domain';
import { and, asc, count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import {
  department,
  enterprise,
  member,
  memberInvitation,
  memberProfile,
} from '../../platform/database/schema/index.ts';

/** Serialises changes of the tree: what is checked is still true when it is written. */
export async function lockTree(tx: Tx, enterpriseId: string): Promise<DepartmentNode[]> {
  await tx.select({ id: enterprise.id }).from(enterprise).where(eq(enterprise.id, enterpriseId)).for('no key update');
  return listTree(tx, enterpriseId);
}

/** Every department of the enterprise, siblings in their order. */
export const listTree = (tx: Tx, enterpriseId: string): Promise<DepartmentNode[]> =>
  tx
    .select({
      id: department.id,
      parentId: department.parentId,
      name: department.name,
      position: department.position,
    })
    .from(department)
    .where(eq(department.enterpriseId, enterpriseId))
    .orderBy(asc(department.position), asc(department.createdAt), asc(department.id));

/** The number of members in each; removed ones are not counted. */
export async function countMembers(tx: Tx, enterpriseId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ id: memberProfile.departmentId, count: count() })
    .from(memberProfile)
    .innerJoin(member, eq(member.id, memberProfile.memberId))
    .where(
      and(
        eq(memberProfile.enterpriseId, enterpriseId),
        eq(member.status, 'NORMAL'),
        isNotNull(memberProfile.departmentId),
      ),
    )
    .groupBy(memberProfile.departmentId);
  return new Map(rows.flatMap(({ id, count: found }) => (id === null ? [] : [[id, found]])));
}

export async function insertDepartment(tx: Tx, row: typeof department.$inferInsert): Promise<void> {
  await tx.insert(department).values(row);
}

export interface DepartmentChange {
  readonly name?: string;
  readonly parentId?: string | null;
  readonly position?: number;
}

export async function updateDepartment(
  tx: Tx,
  { enterpriseId, id }: { readonly enterpriseId: string; readonly id: string },
  change: DepartmentChange,
): Promise<void> {
  await tx
    .update(department)
    .set(change)
    .where(and(eq(department.id, id), eq(department.enterpriseId, enterpriseId)));
}

export async function removeDepartment(tx: Tx, enterpriseId: string, id: string): Promise<void> {
  await tx.delete(department).where(and(eq(department.id, id), eq(department.enterpriseId, enterpriseId)));
}

/** Moves all its members to another one, including those who are removed or have not answered yet. */
export async function emptyDepartment(tx: Tx, enterpriseId: string, id: string, to: string | null): Promise<void> {
  await tx
    .update(memberProfile)
    .set({ departmentId: to })
    .where(and(eq(memberProfile.enterpriseId, enterpriseId), eq(memberProfile.departmentId, id)));
  await tx
    .update(memberInvitation)
    .set({ departmentId: to })
    .where(and(eq(memberInvitation.enterpriseId, enterpriseId), eq(memberInvitation.departmentId, id)));
}

/** Puts members of this enterprise into a department; returns how many of them there are. */
export async function placeMembers(
  tx: Tx,
  enterpriseId: string,
  memberIds: readonly string[],
  departmentId: string | null,
): Promise<number> {
  const members = await tx
    .select({ memberId: member.id })
    .from(member)
    .where(and(eq(member.enterpriseId, enterpriseId), inArray(member.id, [...memberIds])));
  if (members.length > 0)
    await tx
      .insert(memberProfile)
      .values(members.map(({ memberId }) => ({ memberId, enterpriseId, departmentId })))
      .onConflictDoUpdate({ target: memberProfile.memberId, set: { departmentId } });
  return members.length;
}
