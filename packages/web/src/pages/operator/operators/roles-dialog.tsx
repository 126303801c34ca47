import { type Operator, operatorApi } from '@countersign/contract';
import type { OperatorRole } from '@countersign/domain';
import { useState } from 'react';
import { FormSheet, useForm } from '../../../parts/form/form.ts';
import { toast } from '../../../ui/index.ts';
import { operatorCall } from '../model/calls.ts';
import { refetch } from '../model/queries.ts';
import { RoleChoices } from './role-choices.tsx';
import { useOperatorsText } from './text.ts';

/** Changes the roles of an operator at once, or requests it where a second administrator has to confirm it. */
export function RolesDialog({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const words = useOperatorsText();
  const form = useForm();
  const [roles, setRoles] = useState<readonly OperatorRole[]>(operator.roles);
  const save = async () => {
    const params = { operatorWsid: operator.operatorWsid };
    const { request } = await operatorCall(operatorApi.setOperatorRoles, { params, body: { roles: [...roles] } });
    toast('success', request === null ? words.rolesSet : words.asked);
    refetch('operators', 'requests', 'session');
  };
  return (
    <FormSheet
      title={words.rolesTitle(operator.name)}
      description={words.rolesWhy}
      act={words.rolesAct}
      form={form}
      isSound={roles.length > 0}
      onSubmit={save}
      onClose={onClose}
    >
      <RoleChoices chosen={roles} onChoose={setRoles} isMissing={form.wasTried && roles.length === 0} />
    </FormSheet>
  );
}
