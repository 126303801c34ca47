import { REASON_MAX } from '@countersign/domain';
import { useRef, useState } from 'react';
import { useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { envelopesText } from './text.ts';

interface RevokeProps {
  count: number;
  onClose: () => void;
  onReason: (reason: string) => void;
}

/** Asks for one reason for all selected envelopes. */
export function RevokeDialog({ count, onClose, onReason }: RevokeProps) {
  const words = useText(envelopesText);
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const go = () => {
    if (reason.trim() !== '') return onReason(reason.trim());
    setMissing(true);
    return field.current?.focus();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.revokeTitle(count)}
      description={words.revokeWords}
      size="s"
      initialFocus={field}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="danger" onClick={go}>
            {words.acts.revoke}
          </Button>
        </>
      }
    >
      <TextArea
        ref={field}
        label={words.revokeReason}
        value={reason}
        maxLength={REASON_MAX}
        rows={3}
        error={isMissing && reason.trim() === '' ? words.revokeReasonMissing : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  );
}
