import type { Department } from '@countersign/contract';
import { DEPARTMENT_NAME_MAX } from '@countersign/domain';
import { useState } from 'react';
import { attempt } from '../../../../parts/trouble/attempt.ts';
import { Box, ConfirmDialog, toast } from '../../../../ui/index.ts';
import { FormSheet, useForm } from '../../../../parts/form/form.ts';
import { NameSheet } from '../../parts/name-sheet.tsx';
import { DepartmentSelect } from './department-select.tsx';
import { useMembersText } from './members-text.ts';
import { createDepartment, deleteDepartment, updateDepartment } from './model/department-calls.ts';
import { withDescendants } from './model/department-tree.ts';
import type { DepartmentActs } from './use-department-acts.ts';

interface SheetProps {
  enterpriseWsid: string;
  departments: readonly Department[];
  onClose: () => void;
}

/** The sheet of the current act on a department. */
export function DepartmentSheet({ act, ...rest }: SheetProps & { act: DepartmentActs }) {
  switch (act.kind) {
    case 'create':
      return <Naming department={null} parent={act.parent} {...rest} />;
    case 'rename':
      return <Naming department={act.department} parent={null} {...rest} />;
    case 'move':
      return <MoveSheet department={act.department} {...rest} />;
    case 'remove':
      return <RemoveDialog department={act.department} {...rest} />;
  }
}

/** The refusals that are shown under the name (ux 38). */
const ABOUT_NAME = ['ERROR_DEPARTMENT_EXISTS'];

interface NamingProps extends SheetProps {
  /** Null for a new one. */
  department: Department | null;
  parent: Department | null;
}
/** Names a new department or renames an existing one. */
function Naming({ enterpriseWsid, departments, department, parent, onClose }: NamingProps) {
  const words = useMembersText();
  const [above, setAbove] = useState(parent?.departmentWsid ?? '');
  const save = async (name: string) => {
    if (department === null) {
      await createDepartment(enterpriseWsid, { name, parentWsid: above === '' ? null : above });
      toast('success', words.made(name));
    } else {
      await updateDepartment(enterpriseWsid, department.departmentWsid, { name });
      toast('success', words.saved);
    }
    onClose();
  };
  return (
    <NameSheet
      title={department === null ? words.newDepartment : words.renameTitle(department.name)}
      act={department === null ? words.create : words.rename}
      label={words.departmentName}
      name={department?.name ?? ''}
      maxLength={DEPARTMENT_NAME_MAX}
      missing={words.departmentMissing}
      aboutName={ABOUT_NAME}
      onSave={save}
      onClose={onClose}
    >
      {department === null && departments.length > 0 && (
        <DepartmentSelect
          label={words.parent}
          departments={departments}
          value={above}
          onChange={setAbove}
          none={words.top}
        />
      )}
    </NameSheet>
  );
}

function MoveSheet({ enterpriseWsid, departments, department, onClose }: SheetProps & { department: Department }) {
  const words = useMembersText();
  const [above, setAbove] = useState(department.parentWsid ?? '');
  const form = useForm();
  const { departmentWsid, name } = department;
  const submit = () => updateDepartment(enterpriseWsid, departmentWsid, { parentWsid: above === '' ? null : above });
  return (
    <FormSheet
      title={words.moveTitle(name)}
      act={words.moveAct}
      form={form}
      onSubmit={submit}
      done={words.saved}
      onClose={onClose}
    >
      <DepartmentSelect
        label={words.parent}
        departments={departments}
        without={withDescendants(departments, departmentWsid)}
        value={above}
        onChange={setAbove}
        none={words.top}
      />
    </FormSheet>
  );
}

/** Deletes a department; its members and child departments are moved first. */
function RemoveDialog({ enterpriseWsid, departments, department, onClose }: SheetProps & { department: Department }) {
  const words = useMembersText();
  const [moveTo, setMoveTo] = useState(department.parentWsid ?? '');
  const { departmentWsid, name, memberCount } = department;
  const own = withDescendants(departments, departmentWsid);
  const children = departments.filter(({ parentWsid }) => parentWsid === departmentWsid).length;
  const isFull = memberCount > 0 || children > 0;
  const remove = async () => {
    await attempt(
      () => deleteDepartment(enterpriseWsid, departmentWsid, isFull ? { moveTo: moveTo === '' ? null : moveTo } : {}),
      words.removed(name),
    );
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.removeTitle(name)}
      description={isFull ? words.removeFull(memberCount, children) : words.removeEmpty}
      act={words.remove}
      danger
      onConfirm={remove}
    >
      {isFull && (
        <Box pb={2}>
          <DepartmentSelect
            label={words.moveContentsTo}
            departments={departments}
            without={own}
            value={moveTo}
            onChange={setMoveTo}
            none={words.top}
          />
        </Box>
      )}
    </ConfirmDialog>
  );
}
