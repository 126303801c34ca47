import { type ReactNode } from 'react';
import { TextField } from '../../../ui/index.ts';
import { FormSheet, useForm, useTyped } from '../../../parts/form/form.ts';

interface NameSheetProps {
  title: string;
  description?: ReactNode;
  act: string;
  label: string;
  hint?: string;
  /** The name that the field has at first. */
  name: string;
  maxLength: number;
  /** The error of an empty name. */
  missing: string;
  /** The refusals that are shown under the name. */
  aboutName?: readonly string[];
  /** Gets the name without the spaces around it. */
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
  /** More fields, below the name. */
  children?: ReactNode;
}

/** Gives something a name, or another one. */
export function NameSheet({ label, hint, name, maxLength, missing, onSave, children, ...sheet }: NameSheetProps) {
  const { aboutName = [], ...rest } = sheet;
  const form = useForm();
  const { given, field } = useTyped(form, name, missing, ...aboutName);
  return (
    <FormSheet {...rest} form={form} onSubmit={() => onSave(given)}>
      <TextField label={label} hint={hint} {...field} maxLength={maxLength} autoComplete="off" />
      {children}
    </FormSheet>
  );
}
