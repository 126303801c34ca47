import { type User, api } from '@countersign/contract';
import { CODE_DIGITS, normaliseContact, shownContact } from '@countersign/domain';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { deviceId } from '../../../../api/device.ts';
import { hashPassword } from '../../../../api/password.ts';
import { CodeProof, type Proof } from '../../../../parts/code/code-proof.tsx';
import { PasswordField, bound } from '../../../../ui/index.ts';
import { ContactField } from '../../../../parts/contact/contact-field.tsx';
import { FormSheet, useFormAct } from '../../../../parts/form/form-sheet.tsx';
import { keepUser, self } from '../own-user.tsx';
import { type ContactKind, useContactsText } from './contacts-text.ts';
import { judgeContact } from './judge-contact.ts';
import { AT_CODE, AT_CONTACT, AT_PASSWORD } from './refusals.ts';
import { useOpcode } from './use-opcode.ts';

const PLACED = new Set([...AT_CODE, ...AT_CONTACT, ...AT_PASSWORD]);

/** Binds a contact that is proved by a code. Replacing a contact also requires the login password. */
export function ContactSheet({ user, kind, onClose }: { user: User; kind: ContactKind; onClose: () => void }) {
  const words = useContactsText();
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const form = useFormAct();
  const opcodeOf = useOpcode();
  const present = user[kind];
  const needsPassword = present !== null && user.existPassword;
  const fault = judgeContact(typed, kind, present);
  const value = fault === null ? (normaliseContact(typed)?.value ?? null) : null;
  const proof: Proof | null = value === null ? null : { contact: value, kind, service: 'BIND_CONTACT' };
  const isCodeMissing = code.length !== CODE_DIGITS;
  const isPasswordMissing = needsPassword && password === '';

  const bind = async () => {
    if (proof === null) return;
    const opcode = await opcodeOf(proof, code);
    const secret = needsPassword ? { password: await hashPassword('login', password) } : {};
    const body = { contact: proof.contact, opcode, deviceId: deviceId(), ...secret };
    keepUser((await call(api.bindContact, { params: self(), body })).user);
  };
  const faultWords = fault === 'same' ? words.same : fault === null ? null : words[fault][kind];
  return (
    <FormSheet
      title={present === null ? words.bind[kind] : words.change[kind]}
      description={present === null ? words.bindWhy : words.changeWhy(shownContact(present))}
      act={present === null ? words.bind[kind] : words.change[kind]}
      form={form}
      placed={PLACED}
      isSound={proof !== null && !isCodeMissing && !isPasswordMissing}
      onSubmit={bind}
      done={present === null ? words.bindDone : words.changeDone}
      onClose={onClose}
    >
      <ContactField
        label={words.field[kind]}
        type={kind === 'phone' ? 'tel' : 'email'}
        autoComplete={kind === 'phone' ? 'tel' : 'email'}
        inputMode={kind === 'phone' ? 'tel' : 'email'}
        {...bound(typed, setTyped)}
        error={(asked || form.wasTried ? faultWords : null) ?? form.refusedBy(AT_CONTACT)}
      />
      {needsPassword && (
        <PasswordField
          label={words.password}
          hint={words.passwordWhy}
          autoComplete="current-password"
          {...bound(password, setPassword)}
          error={(form.wasTried && isPasswordMissing ? words.passwordMissing : null) ?? form.refusedBy(AT_PASSWORD)}
        />
      )}
      <CodeProof
        proof={proof}
        service="BIND_CONTACT"
        code={code}
        onCode={setCode}
        codeError={(form.wasTried && isCodeMissing ? words.codeMissing : null) ?? form.refusedBy(AT_CODE)}
        onMissingContact={() => setAsked(true)}
        submitted={form.submitted}
        disabled={form.busy}
      />
    </FormSheet>
  );
}
