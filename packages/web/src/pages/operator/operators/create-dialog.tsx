import { NAME_MAX, type OperatorRole } from '@countersign/domain';
import { useState } from 'react';
import { operatorApi } from '@countersign/contract';
import { FormSheet, useForm, useTyped } from '../../../parts/form/form.ts';
import { TextField } from '../../../ui/index.ts';
import { operatorCall } from '../model/calls.ts';
import { refetch } from '../model/queries.ts';
import { isLoginName } from './login-name.ts';
import { RoleChoices } from './role-choices.tsx';
import { useOperatorsText } from './text.ts';

/** Requests a new operator; another operator confirms it, and each is shown half of the one-time password. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const words = useOperatorsText();
  const form = useForm();
  const name = useTyped(form, '', words.nameMissing);
  const login = useTyped(form, '', (given) => !isLoginName(given) && words.loginWrong, 'ERROR_OPERATOR_EXISTS');
  const [roles, setRoles] = useState<readonly OperatorRole[]>([]);
  const create = async () => {
    const body = { login: login.given.toLowerCase(), name: name.given, roles: [...roles] };
    await operatorCall(operatorApi.createOperator, { body });
    refetch('requests');
  };
  return (
    <FormSheet
      title={words.create}
      description={words.createWhy}
      act={words.createAct}
      form={form}
      isSound={roles.length > 0}
      onSubmit={create}
      done={words.asked}
      onClose={onClose}
    >
      <TextField label={words.name} {...name.field} maxLength={NAME_MAX} autoComplete="off" />
      <TextField
        label={words.login}
        hint={words.loginHint}
        {...login.field}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <RoleChoices chosen={roles} onChoose={setRoles} isMissing={form.wasTried && roles.length === 0} />
    </FormSheet>
  );
}
