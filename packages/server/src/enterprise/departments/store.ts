import { and, count, eq, isNotNull } from 'drizzle-orm';
import { type Tx, department } from '../../platform/index.ts';
import { member } from '../../accounts/memberships/views.ts';
import { memberProfile } from '../members/views.ts';

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
