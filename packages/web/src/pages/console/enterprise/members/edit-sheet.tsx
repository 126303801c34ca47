import type { EnterpriseMember } from '@countersign/contract';
import { EMPLOYEE_NUMBER_MAX, MEMBER_TITLE_MAX, NAME_MAX } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField, bound } from '../../../../ui/index.ts';
import { FormSheet, useFormAct } from '../../../../parts/form/form-sheet.tsx';
import { DepartmentSelect } from './department-select.tsx';
import { useMembersText } from './members-text.ts';
import { departmentsQuery } from './model/department-calls.ts';
import { updateMember } from './model/member-queries.ts';

interface EditProps {
  enterpriseWsid: string;
  member: EnterpriseMember;
  onClose: () => void;
}

/** The refusals that are shown under the employee number (ux 38). */
const ABOUT_NUMBER: ReadonlySet<string> = new Set(['ERROR_EMPLOYEE_NUMBER_TAKEN']);

/** Edits what the enterprise stores about a member; an emptied field is removed. */
export function EditSheet({ enterpriseWsid, member, onClose }: EditProps) {
  const words = useMembersText();
  const { data: departments = [] } = useQuery(departmentsQuery(enterpriseWsid));
  const [name, setName] = useState(member.name);
  const [employeeNumber, setNumber] = useState(member.employeeNumber ?? '');
  const [title, setTitle] = useState(member.title ?? '');
  const [department, setDepartment] = useState(member.departmentWsid ?? '');
  const [joinedDate, setJoined] = useState(member.joinedDate ?? '');
  const form = useFormAct();
  const isNamed = name.trim() !== '';
  const submit = async () => {
    await updateMember(enterpriseWsid, member.memberWsid ?? '', {
      name: name.trim(),
      employeeNumber: employeeNumber.trim(),
      title: title.trim(),
      departmentWsid: department === '' ? null : department,
      joinedDate: joinedDate === '' ? null : joinedDate,
    });
  };
  return (
    <FormSheet
      title={words.editTitle(member.name)}
      act={words.save}
      form={form}
      placed={ABOUT_NUMBER}
      isSound={isNamed}
      onSubmit={submit}
      done={words.saved}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        {...bound(name, setName)}
        maxLength={NAME_MAX}
        autoComplete="off"
        error={form.wasTried && !isNamed ? words.nameMissing : undefined}
      />
      <TextField
        label={words.position}
        optional
        {...bound(title, setTitle)}
        maxLength={MEMBER_TITLE_MAX}
        autoComplete="off"
      />
      <TextField
        label={words.number}
        optional
        {...bound(employeeNumber, setNumber)}
        maxLength={EMPLOYEE_NUMBER_MAX}
        autoComplete="off"
        error={form.refusedBy(ABOUT_NUMBER)}
      />
      <DepartmentSelect
        label={words.department}
        departments={departments}
        value={department}
        onChange={setDepartment}
        none={words.noDepartment}
      />
      <TextField label={words.joined} optional type="date" {...bound(joinedDate, setJoined)} />
    </FormSheet>
  );
}
