import { useState } from 'react';
import { NewPassword } from '../../../../parts/password/new-password.tsx';
import { areSound, judgePasswords } from '../../../../parts/password/rules.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { PasswordField } from '../../../../ui/index.ts';
import { FormSheet, useForm, useTyped } from '../../../../parts/form/form.ts';
import { usePasswordsText } from './passwords-text.ts';
import { AT_PASSWORD } from './refusals.ts';

interface PasswordSheetProps {
  title: string;
  description?: string;
  /** The label of the current password; null if there is none. */
  oldLabel: string | null;
  newLabel: string;
  /** An option shown below the fields; `save` is told whether it is ticked. */
  option?: string;
  save: (old: string, next: string, isWanted: boolean) => Promise<void>;
  onClose: () => void;
}
/**
 * A password is set or changed. Only this form can check the rules, because the server never gets the plain text
 * (Rulings §5.5).
 */
export function PasswordSheet({ title, description, oldLabel, newLabel, option, save, onClose }: PasswordSheetProps) {
  const words = usePasswordsText();
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [isWanted, setWanted] = useState(false);
  const form = useForm();
  const ofOld = (_: string, typed: string) =>
    oldLabel !== null && (typed === '' ? words.oldMissing : typed === next && words.unchanged);
  const old = useTyped(form, '', ofOld, ...AT_PASSWORD);
  return (
    <FormSheet
      title={title}
      description={description}
      act={words.save}
      form={form}
      isSound={areSound(judgePasswords(next, again))}
      onSubmit={() => save(old.typed, next, isWanted)}
      onClose={onClose}
    >
      {oldLabel !== null && <PasswordField label={oldLabel} autoComplete="current-password" {...old.field} />}
      <NewPassword
        label={newLabel}
        password={next}
        confirm={again}
        onPassword={setNext}
        onConfirm={setAgain}
        isJudged={form.wasTried}
      />
      {option !== undefined && (
        <Checkbox label={option} checked={isWanted} onChange={(event) => setWanted(event.currentTarget.checked)} />
      )}
    </FormSheet>
  );
}
