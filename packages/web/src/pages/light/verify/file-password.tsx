import { CallError } from '@countersign/contract';
import { FILE_PASSWORD_MAX } from '@countersign/domain';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { defineText, useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import styles from './verify.module.css';

const filePasswordText = defineText(
  {
    label: (name: string) => `“${name}”的打开密码`,
    hint: '只用于这一次验证，不会保存。',
    open: '打开并验证',
  },
  {
    label: (name) => `Password that opens “${name}”`,
    hint: 'It is used for this check only and not kept.',
    open: 'Open and verify',
  },
);

/** Asks for the password of an encrypted file, which goes with one request. */
export function FilePassword({
  fileName,
  error,
  onOpen,
}: {
  fileName: string;
  error: unknown;
  onOpen: (password: string) => void;
}) {
  const text = useText(filePasswordText);
  const [password, setPassword] = useState('');
  const isWrong = error instanceof CallError && error.error === 'ERROR_FILE_PASSWORD_WRONG';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') onOpen(password);
  };
  return (
    <form className={styles.locked} onSubmit={submit}>
      <PasswordField
        label={text.label(fileName)}
        hint={text.hint}
        autoComplete="off"
        maxLength={FILE_PASSWORD_MAX}
        error={isWrong && password === '' ? messageOf(error) : undefined}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" disabled={password === ''}>
          {text.open}
        </Button>
      </div>
    </form>
  );
}
