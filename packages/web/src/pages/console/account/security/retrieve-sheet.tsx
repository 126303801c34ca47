import { type User, api } from '@countersign/contract';
import { CODE_DIGITS, shownContact } from '@countersign/domain';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { deviceId } from '../../../../api/device.ts';
import { hashPassword } from '../../../../api/password.ts';
import { CodeProof, type Proof } from '../../../../parts/code/code-proof.tsx';
import { NewPassword } from '../../../../parts/password/new-password.tsx';
import { areSound, judgePasswords } from '../../../../parts/password/rules.ts';
import { hasPhones } from '../../../../text/channels.ts';
import { SelectField, bound } from '../../../../ui/index.ts';
import { FormSheet, useForm, useTyped } from '../../../../parts/form/form.ts';
import { self } from '../own-user.tsx';
import { usePasswordsText } from './passwords-text.ts';
import { AT_CODE } from './refusals.ts';
import { useOpcode } from './use-opcode.ts';

/** Resets a forgotten sign password: a code is sent to a contact of the user, then a new password is set. */
export function RetrieveSheet({ user, onClose }: { user: User; onClose: () => void }) {
  const words = usePasswordsText();
  // Where no text messages are sent, only the e-mail address gets a code.
  const contacts = (hasPhones() ? (['phone', 'email'] as const) : (['email'] as const)).flatMap((kind) => {
    const contact = user[kind];
    return contact === null ? [] : [{ kind, contact }];
  });
  const [chosen, setChosen] = useState(contacts[0]?.contact ?? '');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const form = useForm();
  const ofCode = (_: string, typed: string) => typed.length !== CODE_DIGITS && words.codeMissing;
  const code = useTyped(form, '', ofCode, ...AT_CODE);
  const opcodeOf = useOpcode();
  const found = contacts.find(({ contact }) => contact === chosen);
  const proof: Proof | null = found ? { ...found, service: 'RESET_SIGN_PWD' } : null;

  const retrieve = async () => {
    if (proof === null) return;
    const opcode = await opcodeOf(proof, code.typed);
    const newPassword = await hashPassword('sign', next);
    const body = { opcode, newPassword, account: proof.contact, deviceId: deviceId() };
    await call(api.retrieveSignPassword, { params: self(), body });
  };
  return (
    <FormSheet
      title={words.retrieve}
      description={words.retrieveWhy}
      act={words.save}
      form={form}
      isSound={areSound(judgePasswords(next, again))}
      onSubmit={retrieve}
      done={words.changeDone}
      onClose={onClose}
    >
      <SelectField
        label={words.sendTo}
        {...bound(chosen, setChosen)}
        options={contacts.map(({ contact }) => [contact, shownContact(contact)])}
      />
      <CodeProof
        key={chosen}
        proof={proof}
        service="RESET_SIGN_PWD"
        code={code.typed}
        onCode={code.setTyped}
        codeError={code.error}
        submitted={form.submitted}
        disabled={form.busy}
      />
      <NewPassword
        label={words.newSign}
        password={next}
        confirm={again}
        onPassword={setNext}
        onConfirm={setAgain}
        isJudged={form.wasTried}
      />
    </FormSheet>
  );
}
