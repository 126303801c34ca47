import { REASON_MAX } from '@countersign/domain';
import type { ReactNode } from 'react';
import { type Form, FormSheet, useForm, useTyped } from '../../../parts/form/form.ts';
import { TextArea, TextField } from '../../../ui/index.ts';
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
  /** The form to which the fields among the children belong. */
  form?: Form;
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
  const own = useForm();
  const form = props.form ?? own;
  const reason = useTyped(form, '', isOptional ? undefined : words.reasonMissing);
  const confirmed = useTyped(
    form,
    '',
    (given) => mustType !== undefined && given.toLowerCase() !== mustType.toLowerCase() && words.confirmWrong,
  );
  return (
    <FormSheet
      size="m"
      title={title}
      description={description}
      act={act}
      danger={danger}
      form={form}
      onSubmit={() => props.onSubmit(reason.given).then(onClose)}
      onClose={onClose}
    >
      {children}
      {ready && (
        <div className={styles.ready} role="group" aria-label={props.readyLabel}>
          {ready.map((one) => (
            <button key={one} type="button" aria-pressed={reason.typed === one} onClick={() => reason.setTyped(one)}>
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
        {...reason.field}
      />
      {mustType !== undefined && (
        <TextField
          label={words.confirmTyping(mustType)}
          {...confirmed.field}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      )}
    </FormSheet>
  );
}
