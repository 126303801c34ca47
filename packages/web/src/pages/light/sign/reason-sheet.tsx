import { REASON_MAX } from '@countersign/domain';
import { useRef, useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { useText } from '../../../text/text.ts';
import { DialogActs } from '../../../ui/dialog-acts.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { signText } from './text.ts';

interface ReasonWords {
  readonly title: string;
  /** The consequence. */
  readonly text: string;
  readonly reason: string;
  readonly placeholder: string;
  /** The label of the button that ends the contract. */
  readonly button: string;
}
interface ReasonSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  words: ReasonWords;
  /** Throws the server's refusal. */
  onGiven: (reason: string) => Promise<void>;
}

/** Rejecting, returning and refusing end the contract for everyone, so they ask for a reason first (ux 24, Rulings §6.11). */
export function ReasonSheet({ open, onOpenChange, words, onGiven }: ReasonSheetProps) {
  const text = useText(signText);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);

  const give = async (): Promise<void> => {
    const given = reason.trim();
    if (given === '') {
      setFault(text.rejecting.needs);
      area.current?.focus();
      return;
    }
    setBusy(true);
    setFault(null);
    await onGiven(given).catch((error: unknown) => setFault(messageOf(error)));
    setBusy(false);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      locked={isBusy}
      size="s"
      title={words.title}
      description={words.text}
      initialFocus={area}
      footer={
        <DialogActs
          act={words.button}
          danger
          busy={isBusy}
          onClose={() => onOpenChange(false)}
          onAct={() => void give()}
        />
      }
    >
      <TextArea
        ref={area}
        label={words.reason}
        placeholder={words.placeholder}
        value={reason}
        maxLength={REASON_MAX}
        error={fault}
        hint={text.rejecting.left(REASON_MAX - reason.length)}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setFault(null);
        }}
      />
    </Sheet>
  );
}
