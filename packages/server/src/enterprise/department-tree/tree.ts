import { type DepartmentNode, type DepartmentTree, fromWsid } from '@countersign/domain';
import { asc, eq } from 'drizzle-orm';
import { type Tx, refuseWith } from '../../platform/index.ts';
import { enterprise } from '../../accounts/memberships/views.ts';
import { department } from '../departments/views.ts';

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

/** The id behind a wsid of this tree; foreign and unknown ids return the same error. */
export function departmentIdOf(tree: DepartmentTree, departmentWsid: string | null): string | null {
  if (departmentWsid === null) return null;
  const id = fromWsid('department', departmentWsid);
  return tree.find((one) => one.id === id)?.id ?? refuseWith('ERROR_DEPARTMENT_NOT_FOUND');
}
