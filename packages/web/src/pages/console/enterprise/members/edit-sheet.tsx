import type { EnterpriseMember } from '@countersign/contract';
import { EMPLOYEE_NUMBER_MAX, MEMBER_TITLE_MAX, NAME_MAX } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '../../../../ui/index.ts';
import { FormSheet, useForm, useTyped } from '../../../../parts/form/form.ts';
import { DepartmentSelect } from './department-select.tsx';
import { useMembersText } from './members-text.ts';
import { departmentsQuery } from './model/department-calls.ts';
import { updateMember } from './model/member-queries.ts';

interface EditProps {
  enterpriseWsid: string;
  member: EnterpriseMember;
  onClose: () => void;
}

/** Edits what the enterprise stores about a member; an emptied field is removed. */
export function EditSheet({ enterpriseWsid, member, onClose }: EditProps) {
  const words = useMembersText();
  const { data: departments = [] } = useQuery(departmentsQuery(enterpriseWsid));
  const form = useForm();
  const name = useTyped(form, member.name, words.nameMissing);
  const employeeNumber = useTyped(form, member.employeeNumber ?? '', undefined, 'ERROR_EMPLOYEE_NUMBER_TAKEN');
  const title = useTyped(form, member.title ?? '');
  const joinedDate = useTyped(form, member.joinedDate ?? '');
  const [department, setDepartment] = useState(member.departmentWsid ?? '');
  const submit = async () => {
    await updateMember(enterpriseWsid, member.memberWsid ?? '', {
      name: name.given,
      employeeNumber: employeeNumber.given,
      title: title.given,
      departmentWsid: department === '' ? null : department,
      joinedDate: joinedDate.given === '' ? null : joinedDate.given,
    });
  };
  return (
    <FormSheet
      title={words.editTitle(member.name)}
      act={words.save}
      form={form}
      onSubmit={submit}
      done={words.saved}
      onClose={onClose}
    >
      <TextField label={words.name} {...name.field} maxLength={NAME_MAX} autoComplete="off" />
      <TextField label={words.position} optional {...title.field} maxLength={MEMBER_TITLE_MAX} autoComplete="off" />
      <TextField
        label={words.number}
        optional
        {...employeeNumber.field}
        maxLength={EMPLOYEE_NUMBER_MAX}
        autoComplete="off"
      />
      <DepartmentSelect
        label={words.department}
        departments={departments}
        value={department}
        onChange={setDepartment}
        none={words.noDepartment}
      />
      <TextField label={words.joined} optional type="date" {...joinedDate.field} />
    </FormSheet>
  );
}
