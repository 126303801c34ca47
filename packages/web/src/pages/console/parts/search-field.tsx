import { type Ref, useEffect, useState } from 'react';
import { TextField } from '../../../ui/field.tsx';

const TYPING_MS = 300;

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
  fieldRef?: Ref<HTMLInputElement>;
}
/** Searches while the user types, a moment after the last key. */
export function SearchField({ label, value, onChange, className, fieldRef }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    // An update caused by the user's own typing does not remove a space that was just typed.
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only typing starts the wait; a new callback must not
  }, [typed, value]);
  return (
    <TextField
      ref={fieldRef}
      className={className}
      type="search"
      label={label}
      labelHidden
      placeholder={label}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
