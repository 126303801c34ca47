import { REASON_MAX } from '@countersign/domain';
import { type ReactNode, useRef, useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { useText } from '../../../text/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActs } from '../../../ui/dialog-acts.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { operatorText } from '../words.ts';
import { Stack } from '../../../ui/layout.tsx';
import styles from './reason-dialog.module.css';

interface ReasonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
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
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: ReasonDialogProps) {
  const { open, onOpenChange, title, description, act, danger, isOptional, ready, mustType, children } = props;
  const words = useText(operatorText);
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const [isJudged, setJudged] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isMissing = !isOptional && reason.trim() === '';
  const isMistyped = mustType !== undefined && typed.trim().toLowerCase() !== mustType.toLowerCase();

  const submit = async () => {
    setJudged(true);
    const isSound = props.onJudge?.() ?? true;
    if (!isSound || isMissing || isMistyped) return;
    setBusy(true);
    setFailure(null);
    try {
      await props.onSubmit(reason.trim());
      onOpenChange(false);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      locked={busy}
      {...(children === undefined ? { initialFocus: area } : {})}
      footer={
        <DialogActs
          act={act}
          danger={danger}
          busy={busy}
          onClose={() => onOpenChange(false)}
          onAct={() => void submit()}
        />
      }
    >
      <Stack gap={4}>
        {failure && <Banner tone="danger">{failure}</Banner>}
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
          ref={area}
          label={props.label ?? words.reason}
          optional={isOptional ?? false}
          rows={3}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isJudged && isMissing ? words.reasonMissing : null}
        />
        {mustType !== undefined && (
          <TextField
            label={words.confirmTyping(mustType)}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={isJudged && isMistyped ? words.confirmWrong : null}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        )}
      </Stack>
    </Dialog>
  );
}
