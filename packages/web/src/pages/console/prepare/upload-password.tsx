import { FILE_PASSWORD_MAX } from '@countersign/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { UploadError, uploadMessage } from '../../../parts/uploader/uploader.ts';
import { defineText, useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import styles from './documents-step.module.css';

const text = defineText(
  { label: (name: string) => `“${name}”的密码`, placeholder: '文件密码', open: '打开文件' },
  { label: (name) => `Password of “${name}”`, placeholder: 'Password of the file', open: 'Open the file' },
);

/** Asks for the password of an encrypted file, in its row; it goes with one request and is kept nowhere. */
export function UploadPassword({
  fileName,
  error,
  onOpen,
}: {
  fileName: string;
  error: unknown;
  onOpen: (password: string) => void;
}) {
  const words = useText(text);
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isWrong = error instanceof UploadError && error.error === 'ERROR_FILE_PASSWORD_WRONG';
  useEffect(() => {
    // The field was away while the file was tried; whoever typed goes on typing.
    if (isWrong) field.current?.focus();
  }, [isWrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') onOpen(password);
  };
  return (
    <form className={styles.password} onSubmit={submit}>
      <PasswordField
        ref={field}
        label={words.label(fileName)}
        labelHidden
        placeholder={words.placeholder}
        autoComplete="off"
        maxLength={FILE_PASSWORD_MAX}
        error={uploadMessage(error)}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" disabled={password === ''}>
        {words.open}
      </Button>
    </form>
  );
}
