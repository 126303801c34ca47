import { useRef, useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface ApproveDialogProps {
  onClose: () => void;
  title: string;
  description: string;
  act: string;
  onApprove: () => Promise<void>;
}

/** Asks for confirmation, with the focus on the button, so that two keys decide. */
export function ApproveDialog({ onClose, title, description, act, onApprove }: ApproveDialogProps) {
  const shared = useText(sharedText);
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const approve = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onApprove();
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      size="s"
      locked={busy}
      initialFocus={button}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={busy}>
            {shared.cancel}
          </Button>
          <Button ref={button} variant="primary" busy={busy} onClick={() => void approve()}>
            {act}
          </Button>
        </>
      }
    >
      {failure && <Banner tone="danger">{failure}</Banner>}
    </Dialog>
  );
}
