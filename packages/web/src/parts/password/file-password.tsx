import { FILE_PASSWORD_MAX } from '@countersign/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { defineText } from '../../text/text.ts';
import { Button, PasswordField, box } from '../../ui/index.ts';
import styles from './file-password.module.css';

const useWords = defineText('parts/password/file-password');

interface FilePasswordProps {
  readonly fileName: string;
  /** Why a password is required, or required again. */
  readonly fault?: string | undefined;
  /** The previous one was tried and is wrong. */
  readonly isWrong: boolean;
  /** For places with room for the field and its button only. */
  readonly inRow?: boolean;
  readonly onOpen: (password: string) => void;
}

/** Asks for the password of an encrypted file; it is sent with one request and stored nowhere. */
export function FilePassword({ fileName, fault, isWrong, inRow = false, onOpen }: FilePasswordProps) {
  const words = useWords();
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The field was unmounted while the file was tried; a person who typed keeps the focus.
    if (isWrong) field.current?.focus();
  }, [isWrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') onOpen(password);
  };
  return (
    <form
      className={
        inRow
          ? box({ row: true, wrap: true, gap: 2, align: 'start', pt: 0.5, pl: 1.5 }, styles.row)
          : box({ stack: true, gap: 4, p: 6, radius: 'l', fill: 'surface' })
      }
      onSubmit={submit}
    >
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
      <Button label={words.open} type="submit" className={box({ alignSelf: 'start' })} disabled={password === ''} />
    </form>
  );
}
