import { type ReactNode, useState } from 'react';
import { TextField, bound } from '../../../ui/index.ts';
import { FormSheet, useFormAct } from '../../../parts/form/form-sheet.tsx';

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
  aboutName?: ReadonlySet<string>;
  /** Gets the name without the spaces around it. */
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
  /** More fields, below the name. */
  children?: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/** Gives something a name, or another one. */
export function NameSheet({ label, hint, name, maxLength, missing, onSave, children, ...sheet }: NameSheetProps) {
  const { aboutName = NONE, ...rest } = sheet;
  const form = useFormAct();
  const [typed, setTyped] = useState(name);
  const given = typed.trim();
  return (
    <FormSheet {...rest} form={form} placed={aboutName} isSound={given !== ''} onSubmit={() => onSave(given)}>
      <TextField
        label={label}
        hint={hint}
        {...bound(typed, setTyped)}
        maxLength={maxLength}
        autoComplete="off"
        error={form.wasTried && given === '' ? missing : form.refusedBy(aboutName)}
      />
      {children}
    </FormSheet>
  );
}
