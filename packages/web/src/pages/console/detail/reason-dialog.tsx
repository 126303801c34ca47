import { REASON_MAX } from '@countersign/domain';
import { useRef, useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { useText } from '../../../text/text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActs } from '../../../ui/dialog-acts.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { actsText } from './acts-text.ts';

interface ReasonDialogProps {
  onClose: () => void;
  title: string;
  /** The consequences of the act. */
  why: string;
  label: string;
  /** The label of the button names the act. */
  act: string;
  /** Throws the refusal of the server, which is shown under the field. */
  onGiven: (reason: string) => Promise<unknown>;
}

/** Asks for the reason of an act that others are told of. */
export function ReasonDialog({ onClose, title, why, label, act, onGiven }: ReasonDialogProps) {
  const words = useText(actsText);
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const give = async () => {
    const given = reason.trim();
    if (given === '') {
      setFault(words.reasonMissing);
      return field.current?.focus();
    }
    setBusy(true);
    setFault(null);
    try {
      await onGiven(given);
      onClose();
    } catch (error) {
      setFault(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      locked={busy}
      title={title}
      description={why}
      initialFocus={field}
      footer={<DialogActs act={act} danger busy={busy} onClose={onClose} onAct={() => void give()} />}
    >
      <TextArea
        ref={field}
        label={label}
        maxLength={REASON_MAX}
        rows={3}
        value={reason}
        error={fault ?? undefined}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setFault(null);
        }}
      />
    </Dialog>
  );
}
