import { type User, api } from '@countersign/contract';
import { CODE_DIGITS, normaliseContact, shownContact } from '@countersign/domain';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { deviceId } from '../../../../api/device.ts';
import { hashPassword } from '../../../../api/password.ts';
import { CodeProof, type Proof } from '../../../../parts/code/code-proof.tsx';
import { PasswordField } from '../../../../ui/index.ts';
import { ContactField } from '../../../../parts/contact/contact-field.tsx';
import { FormSheet, useForm, useTyped } from '../../../../parts/form/form.ts';
import { keepUser, self } from '../own-user.tsx';
import { type ContactKind, useContactsText } from './contacts-text.ts';
import { judgeContact } from './judge-contact.ts';
import { AT_CODE, AT_CONTACT, AT_PASSWORD } from './refusals.ts';
import { useOpcode } from './use-opcode.ts';

/** Binds a contact that is proved by a code. Replacing a contact also requires the login password. */
export function ContactSheet({ user, kind, onClose }: { user: User; kind: ContactKind; onClose: () => void }) {
  const words = useContactsText();
  const [asked, setAsked] = useState(false);
  const form = useForm();
  const opcodeOf = useOpcode();
  const present = user[kind];
  const faultWords = (of: ReturnType<typeof judgeContact>) => (of === 'same' ? words.same : of && words[of][kind]);
  const needsPassword = present !== null && user.existPassword;
  const contact = useTyped(form, '', (_, typed) => faultWords(judgeContact(typed, kind, present)), ...AT_CONTACT);
  const fault = judgeContact(contact.typed, kind, present);
  const value = fault === null ? (normaliseContact(contact.typed)?.value ?? null) : null;
  const proof: Proof | null = value === null ? null : { contact: value, kind, service: 'BIND_CONTACT' };
  const ofPassword = (_: string, typed: string) => needsPassword && typed === '' && words.passwordMissing;
  const password = useTyped(form, '', ofPassword, ...AT_PASSWORD);
  const ofCode = (_: string, typed: string) => typed.length !== CODE_DIGITS && words.codeMissing;
  const code = useTyped(form, '', ofCode, ...AT_CODE);

  const bind = async () => {
    if (proof === null) return;
    const opcode = await opcodeOf(proof, code.typed);
    const secret = needsPassword ? { password: await hashPassword('login', password.typed) } : {};
    const body = { contact: proof.contact, opcode, deviceId: deviceId(), ...secret };
    keepUser((await call(api.bindContact, { params: self(), body })).user);
  };
  return (
    <FormSheet
      title={present === null ? words.bind[kind] : words.change[kind]}
      description={present === null ? words.bindWhy : words.changeWhy(shownContact(present))}
      act={present === null ? words.bind[kind] : words.change[kind]}
      form={form}
      isSound={proof !== null}
      onSubmit={bind}
      done={present === null ? words.bindDone : words.changeDone}
      onClose={onClose}
    >
      <ContactField
        label={words.field[kind]}
        type={kind === 'phone' ? 'tel' : 'email'}
        autoComplete={kind === 'phone' ? 'tel' : 'email'}
        inputMode={kind === 'phone' ? 'tel' : 'email'}
        {...contact.field}
        error={contact.error ?? (asked ? faultWords(fault) : null)}
      />
      {needsPassword && (
        <PasswordField
          label={words.password}
          hint={words.passwordWhy}
          autoComplete="current-password"
          {...password.field}
        />
      )}
      <CodeProof
        proof={proof}
        service="BIND_CONTACT"
        code={code.typed}
        onCode={code.setTyped}
        codeError={code.error}
        onMissingContact={() => setAsked(true)}
        submitted={form.submitted}
        disabled={form.busy}
      />
    </FormSheet>
  );
}
