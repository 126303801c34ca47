import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/index.ts';
import { FormSheet, useForm } from '../../../../parts/form/form.ts';
import { DepartmentSelect } from './department-select.tsx';
import { useMembersText } from './members-text.ts';
import { departmentsQuery, transferMembers } from './model/department-calls.ts';
import { FloatingBar } from '../../../../ui/floating-bar.tsx';
import type { MemberSelection } from './use-member-selection.ts';

interface SelectionProps {
  enterpriseWsid: string;
  selection: MemberSelection;
}

/** Floats over the list while members are selected (ux 30). */
export function SelectionBar({ enterpriseWsid, selection }: SelectionProps) {
  const words = useMembersText();
  const [moving, setMoving] = useState(false);
  const count = selection.wsids.length;
  return (
    <>
      {count > 0 && (
        <FloatingBar
          label={words.selection}
          status={words.selected(count)}
          close={{ label: words.unselect, act: selection.clear }}
        >
          <Button size="s" icon="arrowRight" label={words.transfer} onClick={() => setMoving(true)} />
        </FloatingBar>
      )}
      {moving && (
        <TransferSheet enterpriseWsid={enterpriseWsid} selection={selection} onClose={() => setMoving(false)} />
      )}
    </>
  );
}

function TransferSheet({ enterpriseWsid, selection, onClose }: SelectionProps & { onClose: () => void }) {
  const words = useMembersText();
  const { data: departments = [] } = useQuery(departmentsQuery(enterpriseWsid));
  const [department, setDepartment] = useState('');
  const form = useForm();
  const { wsids } = selection;
  const submit = async () => {
    await transferMembers(enterpriseWsid, wsids, department === '' ? null : department);
    selection.clear();
  };
  return (
    <FormSheet
      title={words.transferTitle(wsids.length)}
      act={words.transferAct}
      form={form}
      isSound={wsids.length > 0}
      onSubmit={submit}
      done={words.transferred(wsids.length)}
      onClose={onClose}
    >
      <DepartmentSelect
        label={words.department}
        departments={departments}
        value={department}
        onChange={setDepartment}
        none={words.noneOf}
      />
    </FormSheet>
  );
}
