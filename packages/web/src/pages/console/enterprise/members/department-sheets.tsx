import type { Department } from '@countersign/contract';
import { DEPARTMENT_NAME_MAX } from '@countersign/domain';
import { useState } from 'react';
import { attempt } from '../../../../parts/trouble/attempt.ts';
import { useText } from '../../../../text/text.ts';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { FormSheet, useFormAct } from '../../parts/form-sheet.tsx';
import { DepartmentSelect } from './department-select.tsx';
import { Box } from '../../../../ui/layout.tsx';
import { membersText } from './members-text.ts';
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
      return <NameSheet department={null} parent={act.parent} {...rest} />;
    case 'rename':
      return <NameSheet department={act.department} parent={null} {...rest} />;
    case 'move':
      return <MoveSheet department={act.department} {...rest} />;
    case 'remove':
      return <RemoveDialog department={act.department} {...rest} />;
  }
}

/** The refusals that are shown under the name (ux 38). */
const ABOUT_NAME: ReadonlySet<string> = new Set(['ERROR_DEPARTMENT_EXISTS']);

/** Names a new department or renames an existing one. */
function NameSheet({
  enterpriseWsid,
  departments,
  department,
  parent,
  onClose,
}: SheetProps & { department: Department | null; parent: Department | null }) {
  const words = useText(membersText);
  const [name, setName] = useState(department?.name ?? '');
  const [above, setAbove] = useState(parent?.departmentWsid ?? '');
  const form = useFormAct();
  const typed = name.trim();
  const submit = () =>
    void form.run(typed !== '', async () => {
      if (department === null) {
        await createDepartment(enterpriseWsid, { name: typed, parentWsid: above === '' ? null : above });
        toast('success', words.made(typed));
      } else {
        await updateDepartment(enterpriseWsid, department.departmentWsid, { name: typed });
        toast('success', words.saved);
      }
      onClose();
    });
  return (
    <FormSheet
      title={department === null ? words.newDepartment : words.renameTitle(department.name)}
      act={department === null ? words.create : words.rename}
      form={form}
      placed={ABOUT_NAME}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={words.departmentName}
        value={name}
        maxLength={DEPARTMENT_NAME_MAX}
        autoComplete="off"
        error={form.wasTried && typed === '' ? words.departmentMissing : form.refusedBy(ABOUT_NAME)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {department === null && departments.length > 0 && (
        <DepartmentSelect label={words.parent} departments={departments} value={above} onChange={setAbove}>
          <option value="">{words.top}</option>
        </DepartmentSelect>
      )}
    </FormSheet>
  );
}

function MoveSheet({ enterpriseWsid, departments, department, onClose }: SheetProps & { department: Department }) {
  const words = useText(membersText);
  const [above, setAbove] = useState(department.parentWsid ?? '');
  const form = useFormAct();
  const { departmentWsid, name } = department;
  const submit = () =>
    void form.run(true, async () => {
      await updateDepartment(enterpriseWsid, departmentWsid, { parentWsid: above === '' ? null : above });
      toast('success', words.saved);
      onClose();
    });
  return (
    <FormSheet title={words.moveTitle(name)} act={words.moveAct} form={form} onSubmit={submit} onClose={onClose}>
      <DepartmentSelect
        label={words.parent}
        departments={departments}
        without={withDescendants(departments, departmentWsid)}
        value={above}
        onChange={setAbove}
      >
        <option value="">{words.top}</option>
      </DepartmentSelect>
    </FormSheet>
  );
}

/** Deletes a department; its members and child departments are moved first. */
function RemoveDialog({ enterpriseWsid, departments, department, onClose }: SheetProps & { department: Department }) {
  const words = useText(membersText);
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
      open
      onOpenChange={onClose}
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
          >
            <option value="">{words.top}</option>
          </DepartmentSelect>
        </Box>
      )}
    </ConfirmDialog>
  );
}
