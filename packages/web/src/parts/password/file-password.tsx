import { FILE_PASSWORD_MAX } from '@countersign/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { defineText, useText } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field.tsx';
import styles from './file-password.module.css';

const text = defineText(
  {
    label: (name: string) => `“${name}”的密码`,
    placeholder: '文件密码',
    hint: '只用于这一次，不会保存。',
    open: '打开文件',
  },
  {
    label: (name) => `Password of “${name}”`,
    placeholder: 'Password of the file',
    hint: 'It is used this once and not kept.',
    open: 'Open the file',
  },
);

interface FilePasswordProps {
  readonly fileName: string;
  /** Why a password is asked for, or asked for again. */
  readonly fault?: string | undefined;
  /** The one given before was tried, and is not it. */
  readonly isWrong: boolean;
  /** Where there is room for the field and its button alone. */
  readonly inRow?: boolean;
  readonly onOpen: (password: string) => void;
}

/** Asks for the password of an encrypted file; it goes with one request and is kept nowhere. */
export function FilePassword({ fileName, fault, isWrong, inRow = false, onOpen }: FilePasswordProps) {
  const words = useText(text);
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The field was away while the file was tried; whoever typed goes on typing.
    if (isWrong) field.current?.focus();
  }, [isWrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') onOpen(password);
  };
  return (
    <form className={inRow ? styles.row : styles.panel} onSubmit={submit}>
      <PasswordField
        ref={field}
        label={words.label(fileName)}
        {...(inRow ? { labelHidden: true, placeholder: words.placeholder } : { hint: words.hint })}
        autoComplete="off"
        maxLength={FILE_PASSWORD_MAX}
        error={fault}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" disabled={password === ''}>
        {words.open}
      </Button>
    </form>
  );
}
