import { REASON_MAX } from '@countersign/domain';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { TextArea, bound } from '../../ui/index.ts';
import { FormSheet } from './form-sheet.tsx';
import { useFormAct } from './use-form-act.ts';

interface ReasonSheetProps extends Pick<
  ComponentProps<typeof FormSheet>,
  'open' | 'title' | 'description' | 'act' | 'onClose'
> {
  label: string;
  placeholder?: string;
  /** Of the reason as it is typed. */
  hintOf?: (reason: string) => ReactNode;
  /** The error of an empty reason. */
  missing: string;
  /** Gets the reason without the spaces around it; throws the refusal of the server, which is shown. */
  onGiven: (reason: string) => Promise<unknown>;
}

/** Asks for the reason of an act that others are told of. */
export function ReasonSheet({ label, placeholder, hintOf, missing, onGiven, ...sheet }: ReasonSheetProps) {
  const form = useFormAct();
  const [reason, setReason] = useState('');
  const given = reason.trim();
  return (
    <FormSheet {...sheet} danger form={form} isSound={given !== ''} onSubmit={() => onGiven(given)}>
      <TextArea
        label={label}
        placeholder={placeholder}
        hint={hintOf?.(reason)}
        rows={3}
        maxLength={REASON_MAX}
        {...bound(reason, setReason)}
        error={form.wasTried && given === '' ? missing : null}
      />
    </FormSheet>
  );
}
