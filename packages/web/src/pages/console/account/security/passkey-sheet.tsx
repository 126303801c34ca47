import { type User, api } from '@countersign/contract';
import { NICKNAME_MAX, nameAgent } from '@countersign/domain';
import { useState } from 'react';
import { call, messageOf } from '../../../../api/client.ts';
import { hashPassword } from '../../../../api/password.ts';
import { AuthenticatorError, makePasskey } from '../../../../parts/passkey/authenticator.ts';
import { PasswordField, TextField, bound } from '../../../../ui/index.ts';
import { FormSheet, useFormAct } from '../../../../parts/form/form-sheet.tsx';
import { self } from '../own-user.tsx';
import { usePasskeysText } from './passkeys-text.ts';
import { AT_PASSWORD } from './refusals.ts';

interface PasskeySheetProps {
  user: User;
  onMade: () => Promise<unknown>;
  onClose: () => void;
}
/** Asks for the login password, then the device asks for its own proof, then the passkey is saved under a name. */
export function PasskeySheet({ user, onMade, onClose }: PasskeySheetProps) {
  const words = usePasskeysText();
  const { browser, system } = nameAgent(navigator.userAgent);
  const [name, setName] = useState(browser && system ? words.nameOn(browser, system) : words.nameDefault);
  const [password, setPassword] = useState('');
  const form = useFormAct();
  const isNameMissing = name.trim() === '';
  const isPasswordMissing = user.existPassword && password === '';

  const add = async () => {
    const params = self();
    const body = user.existPassword ? { password: await hashPassword('login', password) } : {};
    const { options } = await call(api.createPasskeyOptions, { params, body });
    const credential = await makePasskey(options);
    await call(api.createPasskey, { params, body: { name: name.trim(), credential } });
    await onMade();
  };
  const wordsOf = (error: unknown) =>
    error instanceof AuthenticatorError ? words.fault[error.fault] : messageOf(error);
  return (
    <FormSheet
      title={words.add}
      description={user.existPassword ? words.addWhy : words.addWhyBare}
      act={words.goOn}
      form={form}
      placed={AT_PASSWORD}
      isSound={!isNameMissing && !isPasswordMissing}
      onSubmit={add}
      wordsOf={wordsOf}
      done={words.addDone}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        hint={words.nameHint}
        {...bound(name, setName)}
        maxLength={NICKNAME_MAX}
        error={form.wasTried && isNameMissing ? words.nameMissing : null}
      />
      {user.existPassword && (
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          {...bound(password, setPassword)}
          error={(form.wasTried && isPasswordMissing ? words.passwordMissing : null) ?? form.refusedBy(AT_PASSWORD)}
        />
      )}
    </FormSheet>
  );
}
