import { useRef } from 'react';
import { useAct } from '../../../parts/trouble/use-act.ts';
import { useSharedText } from '../../../text/shared.ts';
import { Banner, Button, Dialog } from '../../../ui/index.ts';

interface ApproveDialogProps {
  onClose: () => void;
  title: string;
  description: string;
  act: string;
  onApprove: () => Promise<void>;
}

/** Asks for confirmation, with the focus on the button, so that two keys decide. */
export function ApproveDialog({ onClose, title, description, act, onApprove }: ApproveDialogProps) {
  const shared = useSharedText();
  const button = useRef<HTMLButtonElement>(null);
  const approving = useAct();
  const approve = async () => {
    await approving.run(async () => {
      await onApprove();
      onClose();
    });
  };
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      size="s"
      locked={approving.busy}
      initialFocus={button}
      footer={
        <>
          <Button variant="quiet" label={shared.cancel} onClick={onClose} disabled={approving.busy} />
          <Button label={act} ref={button} variant="primary" busy={approving.busy} onClick={() => void approve()} />
        </>
      }
    >
      {approving.fault && <Banner tone="danger">{approving.fault}</Banner>}
    </Dialog>
  );
}
