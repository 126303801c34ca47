import type { Department } from '@countersign/contract';
import { useMay } from '../../../../api/privileges.ts';
import type { MenuItem } from '../../../../ui/menu.tsx';
import { useMembersText } from './members-text.ts';

export type DepartmentActs =
  | { readonly kind: 'create'; readonly parent: Department | null }
  | { readonly kind: 'rename' | 'move' | 'remove'; readonly department: Department };

/** The acts on departments that the user may do (Spec §6 "Departments"); others are not in the menu (ux 37). */
export function useDepartmentActs(onAct: (act: DepartmentActs) => void) {
  const words = useMembersText();
  const mayCreate = useMay('departments:create');
  const mayUpdate = useMay('departments:update');
  const mayDelete = useMay('departments:delete');
  const create = (parent: Department | null): MenuItem[] =>
    mayCreate
      ? [
          {
            key: 'create',
            icon: 'plus' as const,
            label: parent === null ? words.newDepartment : words.subDepartment,
            onSelect: () => onAct({ kind: 'create', parent }),
          },
        ]
      : [];
  const of = (department: Department): MenuItem[] => [
    ...create(department),
    ...(mayUpdate
      ? [
          {
            key: 'rename',
            label: words.rename,
            icon: 'pen' as const,
            onSelect: () => onAct({ kind: 'rename', department }),
          },
          {
            key: 'move',
            label: words.move,
            icon: 'arrowRight' as const,
            onSelect: () => onAct({ kind: 'move', department }),
          },
        ]
      : []),
    ...(mayDelete
      ? [
          {
            key: 'remove',
            label: words.remove,
            icon: 'trash' as const,
            danger: true,
            onSelect: () => onAct({ kind: 'remove', department }),
          },
        ]
      : []),
  ];
  return { mayCreate, of, ofNone: create(null) };
}
