import type { ReactNode } from 'react';
import { ContactField } from '../contact/contact-field.tsx';

interface AccountFieldProps {
  label: string;
  value: string;
  onChange: (account: string) => void;
  error: ReactNode;
  autoComplete?: string;
}
/** A field for a phone number or an e-mail address. */
export const AccountField = ({ onChange, autoComplete = 'username', ...field }: AccountFieldProps) => (
  <ContactField
    {...field}
    onChange={(event) => onChange(event.currentTarget.value)}
    autoComplete={autoComplete}
    autoCapitalize="off"
    inputMode="email"
  />
);
