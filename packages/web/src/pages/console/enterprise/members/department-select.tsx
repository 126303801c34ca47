import type { Department } from '@countersign/contract';
import type { ComponentProps } from 'react';
import { SelectField } from '../../../../ui/index.ts';
import { flat, treeOf } from './model/department-tree.ts';

/** A no-break space, because a native select collapses ordinary ones. */
const INDENT = '\u00a0\u00a0\u00a0';

interface DepartmentSelectProps extends Omit<ComponentProps<typeof SelectField>, 'onChange' | 'options'> {
  departments: readonly Department[];
  /** The departments that cannot be chosen, such as the one that is moved. */
  without?: ReadonlySet<string>;
  onChange: (department: string) => void;
}
/** A select of departments, each below its parent. */
export function DepartmentSelect({ departments, without = new Set(), onChange, ...field }: DepartmentSelectProps) {
  const offered = flat(treeOf(departments)).filter(({ department }) => !without.has(department.departmentWsid));
  return (
    <SelectField
      {...field}
      onChange={(event) => onChange(event.currentTarget.value)}
      options={offered.map(({ department, depth }) => [
        department.departmentWsid,
        INDENT.repeat(depth) + department.name,
      ])}
    />
  );
}
