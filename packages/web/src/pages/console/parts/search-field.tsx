import type { Ref } from 'react';
import { TextField } from '../../../ui/field.tsx';
import { useTyping } from '../../../ui/use-typing.ts';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
  fieldRef?: Ref<HTMLInputElement>;
  maxLength?: number;
}
/** Searches while the user types, a moment after the last key. */
export function SearchField({ label, value, onChange, className, fieldRef, maxLength = 100 }: SearchFieldProps) {
  const { typed, setTyped } = useTyping(value, onChange);
  return (
    <TextField
      ref={fieldRef}
      className={className}
      type="search"
      label={label}
      labelHidden
      placeholder={label}
      maxLength={maxLength}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
