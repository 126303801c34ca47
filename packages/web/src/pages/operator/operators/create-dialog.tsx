import { NAME_MAX, type OperatorRole } from '@countersign/domain';
import { useState } from 'react';
import { operatorApi } from '@countersign/contract';
import { FormSheet, useFormAct } from '../../../parts/form/form-sheet.tsx';
import { TextField, bound } from '../../../ui/index.ts';
import { operatorCall } from '../model/calls.ts';
import { refetch } from '../model/queries.ts';
import { isLoginName } from './login-name.ts';
import { RoleChoices } from './role-choices.tsx';
import { useOperatorsText } from './text.ts';

const AT_LOGIN = new Set(['ERROR_OPERATOR_EXISTS']);

/** Requests a new operator; another operator confirms it, and each is shown half of the one-time password. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const words = useOperatorsText();
  const form = useFormAct();
  const [name, setName] = useState('');
  const [login, setLogin] = useState('');
  const [roles, setRoles] = useState<readonly OperatorRole[]>([]);
  const isNameMissing = name.trim() === '';
  const create = async () => {
    const body = { login: login.trim().toLowerCase(), name: name.trim(), roles: [...roles] };
    await operatorCall(operatorApi.createOperator, { body });
    refetch('requests');
  };
  return (
    <FormSheet
      title={words.create}
      description={words.createWhy}
      act={words.createAct}
      form={form}
      placed={AT_LOGIN}
      isSound={!isNameMissing && isLoginName(login) && roles.length > 0}
      onSubmit={create}
      done={words.asked}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        {...bound(name, setName)}
        maxLength={NAME_MAX}
        error={form.wasTried && isNameMissing ? words.nameMissing : null}
        autoComplete="off"
      />
      <TextField
        label={words.login}
        hint={words.loginHint}
        {...bound(login, setLogin)}
        error={form.wasTried && !isLoginName(login) ? words.loginWrong : form.refusedBy(AT_LOGIN)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <RoleChoices chosen={roles} onChoose={setRoles} isMissing={form.wasTried && roles.length === 0} />
    </FormSheet>
  );
}
