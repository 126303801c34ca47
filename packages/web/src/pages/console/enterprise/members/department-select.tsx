import type { Department } from '@countersign/contract';
import type { ReactNode } from 'react';
import { SelectField } from '../../../../ui/field.tsx';
import { flat, treeOf } from './model/department-tree.ts';

/** A no-break space, because a native select collapses ordinary ones. */
const INDENT = '\u00a0\u00a0\u00a0';

interface DepartmentSelectProps {
  label: string;
  labelHidden?: boolean;
  hint?: string | undefined;
  className?: string | undefined;
  departments: readonly Department[];
  /** The departments that cannot be chosen, such as the one that is moved. */
  without?: ReadonlySet<string>;
  value: string;
  onChange: (department: string) => void;
  /** The options that are not departments. */
  children: ReactNode;
}
/** A select of departments, each below its parent. */
export function DepartmentSelect({
  departments,
  without = new Set(),
  onChange,
  children,
  ...field
}: DepartmentSelectProps) {
  return (
    <SelectField {...field} onChange={(event) => onChange(event.currentTarget.value)}>
      {children}
      {flat(treeOf(departments))
        .filter(({ department }) => !without.has(department.departmentWsid))
        .map(({ department, depth }) => (
          <option key={department.departmentWsid} value={department.departmentWsid}>
            {INDENT.repeat(depth)}
            {department.name}
          </option>
        ))}
    </SelectField>
  );
}
