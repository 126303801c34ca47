import { REASON_MAX } from '@countersign/domain';
import { type ReactNode, useState } from 'react';
import { FormSheet, useFormAct } from '../../../parts/form/form-sheet.tsx';
import { TextArea, TextField, bound } from '../../../ui/index.ts';
import { useOperatorText } from '../words.ts';
import styles from './reason-dialog.module.css';

interface ReasonDialogProps {
  open?: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** The label of the button, which names the act. */
  act: string;
  danger?: boolean;
  label?: string;
  /** May be left empty. */
  isOptional?: boolean;
  /** Suggested reasons; choosing one fills the field, where it can be edited. */
  ready?: readonly string[];
  readyLabel?: string;
  /** The text to type because the act is irreversible. */
  mustType?: string;
  /** Shown above the reason. */
  children?: ReactNode;
  /** Validates the fields among the children; false if one of them has an error. */
  onJudge?: () => boolean;
  onSubmit: (reason: string) => Promise<void>;
}

/** An act with its reason; a refusal is shown in the dialog, and the input is kept. */
export function ReasonDialog(props: ReasonDialogProps) {
  // Each opening starts with empty fields.
  return (props.open ?? true) ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: ReasonDialogProps) {
  const { onClose, title, description, act, danger, isOptional = false, ready, mustType, children } = props;
  const words = useOperatorText();
  const form = useFormAct();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const isMissing = !isOptional && reason.trim() === '';
  const isMistyped = mustType !== undefined && typed.trim().toLowerCase() !== mustType.toLowerCase();
  return (
    <FormSheet
      size="m"
      title={title}
      description={description}
      act={act}
      danger={danger}
      form={form}
      isSound={() => (props.onJudge?.() ?? true) && !isMissing && !isMistyped}
      onSubmit={() => props.onSubmit(reason.trim()).then(onClose)}
      onClose={onClose}
    >
      {children}
      {ready && (
        <div className={styles.ready} role="group" aria-label={props.readyLabel}>
          {ready.map((one) => (
            <button key={one} type="button" aria-pressed={reason === one} onClick={() => setReason(one)}>
              {one}
            </button>
          ))}
        </div>
      )}
      <TextArea
        label={props.label ?? words.reason}
        optional={isOptional}
        rows={3}
        maxLength={REASON_MAX}
        {...bound(reason, setReason)}
        error={form.wasTried && isMissing ? words.reasonMissing : null}
      />
      {mustType !== undefined && (
        <TextField
          label={words.confirmTyping(mustType)}
          {...bound(typed, setTyped)}
          error={form.wasTried && isMistyped ? words.confirmWrong : null}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      )}
    </FormSheet>
  );
}
