import { type User, api } from '@countersign/contract';
import { shownContact } from '@countersign/domain';
import { call } from '../../../../api/client.ts';
import { hashPassword } from '../../../../api/password.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PasswordField, Sheet } from '../../../../ui/index.ts';
import { FormSheet, useForm, useTyped } from '../../../../parts/form/form.ts';
import { keepUser, self } from '../own-user.tsx';
import { type ContactKind, useContactsText } from './contacts-text.ts';
import { AT_PASSWORD } from './refusals.ts';

/** Unbinds a contact with the login password; a user without one sets it first. */
export function UnbindSheet({ user, kind, onClose }: { user: User; kind: ContactKind; onClose: () => void }) {
  const words = useContactsText();
  const form = useForm();
  const password = useTyped(form, '', (_, typed) => typed === '' && words.passwordMissing, ...AT_PASSWORD);
  if (!user.existPassword)
    return (
      <Sheet
        onClose={onClose}
        size="s"
        title={words.unbind[kind]}
        description={words.needPassword}
        footer={<LinkButton variant="primary" label={words.setPassword} to="/find-password" />}
      />
    );
  const unbind = async () => {
    const body = { kind, password: await hashPassword('login', password.typed) };
    keepUser((await call(api.unbindContact, { params: self(), body })).user);
  };
  return (
    <FormSheet
      title={words.unbind[kind]}
      description={words.unbindWhy(shownContact(user[kind] ?? ''))}
      act={words.unbindAct}
      form={form}
      onSubmit={unbind}
      done={words.unbindDone}
      onClose={onClose}
    >
      <PasswordField label={words.password} autoComplete="current-password" {...password.field} />
    </FormSheet>
  );
}
