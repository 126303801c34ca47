import { type ReactNode, type RefObject, Suspense, lazy, useEffect, useState } from 'react';
import { DialogActs } from './dialog-acts.tsx';
import { atFirstAct } from './first-act.ts';

export interface DialogProps {
  /** True if not given: then it is rendered as long as it is open. */
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Stays in view while the body scrolls; the primary act comes last. */
  footer?: ReactNode;
  /** The label of the one button of the footer, which closes it. */
  done?: string;
  size?: 's' | 'm' | 'l';
  /** `sheet` rises from the bottom on phones and is a dialog elsewhere; `side` is at the right edge. */
  kind?: 'dialog' | 'sheet' | 'side';
  /** Only its own buttons close it, as long as an act is under way. */
  locked?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
}

const load = () => import('./dialog-body.tsx');
const Body = lazy(async () => ({ default: (await load()).DialogBody }));

/** No page opens with a dialog: its code is loaded when the person begins to act, and before it is needed (ux 40). */
export function Dialog(props: DialogProps) {
  const { open = true } = props;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  // If loading fails then, opening it tries again.
  useEffect(() => atFirstAct(() => void load().catch(() => {})), []);
  if (!open && !wasOpen) return null;
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  );
}

/** A bottom sheet on phones, a dialog elsewhere. */
export const Sheet = (props: Omit<DialogProps, 'kind'>) => <Dialog {...props} kind="sheet" />;

interface ConfirmProps {
  open?: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** The label of the button names the act, never "OK". */
  act: string;
  danger?: boolean;
  /** Returning false keeps it open: something is missing, or was refused. */
  onConfirm: () => Promise<unknown> | void;
  children?: ReactNode;
}
export function ConfirmDialog({
  open,
  onClose,
  title,
  description,
  act,
  danger = false,
  onConfirm,
  children,
}: ConfirmProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      if ((await onConfirm()) !== false) onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      size="s"
      locked={busy}
      footer={<DialogActs act={act} danger={danger} busy={busy} onClose={onClose} onAct={() => void confirm()} />}
    >
      {children}
    </Dialog>
  );
}
