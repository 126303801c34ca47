import { type User, api } from '@countersign/contract';
import { NICKNAME_MAX, nameAgent } from '@countersign/domain';
import { call, messageOf } from '../../../../api/client.ts';
import { hashPassword } from '../../../../api/password.ts';
import { AuthenticatorError, makePasskey } from '../../../../parts/passkey/authenticator.ts';
import { PasswordField, TextField } from '../../../../ui/index.ts';
import { FormSheet, useForm, useTyped } from '../../../../parts/form/form.ts';
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
  const form = useForm();
  const first = browser && system ? words.nameOn(browser, system) : words.nameDefault;
  const name = useTyped(form, first, words.nameMissing);
  const ofPassword = (_: string, typed: string) => user.existPassword && typed === '' && words.passwordMissing;
  const password = useTyped(form, '', ofPassword, ...AT_PASSWORD);

  const add = async () => {
    const params = self();
    const body = user.existPassword ? { password: await hashPassword('login', password.typed) } : {};
    const { options } = await call(api.createPasskeyOptions, { params, body });
    const credential = await makePasskey(options);
    await call(api.createPasskey, { params, body: { name: name.given, credential } });
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
      onSubmit={add}
      wordsOf={wordsOf}
      done={words.addDone}
      onClose={onClose}
    >
      <TextField label={words.name} hint={words.nameHint} {...name.field} maxLength={NICKNAME_MAX} />
      {user.existPassword && (
        <PasswordField label={words.password} autoComplete="current-password" {...password.field} />
      )}
    </FormSheet>
  );
}
