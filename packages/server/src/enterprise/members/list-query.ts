import { type DepartmentTree, subtreeOf } from '@countersign/domain';
import { departmentIdOf } from '../department-tree/index.ts';
import { refuseWith } from '../../platform/index.ts';

const MEMBER_SORTS = ['createdDatetime', 'name', 'employeeNumber', 'joinedDate'] as const;
export interface MemberSort {
  readonly key: (typeof MEMBER_SORTS)[number];
  readonly isDescending: boolean;
}

/** The first requested sort; newest first by default (Spec §9). */
export function memberSortOf(text: string): MemberSort {
  const sorts = text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const name = part.replace(/^[-+ ]/, '').trim();
      const key = MEMBER_SORTS.find((one) => one === name);
      return {
        key: key ?? refuseWith('ERROR_UNKNOWN_FIELD', { field: `sorts.${name}` }),
        isDescending: part.startsWith('-'),
      };
    });
  return sorts[0] ?? { key: 'createdDatetime', isDescending: true };
}

/** A department with all below it; `none` is members without one; undefined is everyone. */
export function requestedDepartments(
  tree: DepartmentTree,
  text: string | undefined,
): readonly string[] | null | undefined {
  if (text === undefined || text === '') return undefined;
  if (text === 'none') return null;
  const id = departmentIdOf(tree, text) ?? refuseWith('ERROR_DEPARTMENT_NOT_FOUND');
  return [...subtreeOf(tree, id)];
}
