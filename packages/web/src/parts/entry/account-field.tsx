import type { ReactNode } from 'react';
import { TextField } from '../../ui/field.tsx';

interface AccountFieldProps {
  label: string;
  value: string;
  onChange: (account: string) => void;
  error: ReactNode;
  autoComplete?: string;
}
/** A field for a phone number or an e-mail address. */
export function AccountField({ onChange, autoComplete = 'username', ...field }: AccountFieldProps) {
  return (
    <TextField
      {...field}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
      inputMode="email"
    />
  );
}
