import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useState } from 'react';
import { sharedText } from '../text/shared.ts';
import { useText } from '../text/text.ts';
import { Button, IconButton } from './button.tsx';
import { classes } from './classes.ts';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Stays in sight while the body scrolls; the primary act stands last. */
  footer?: ReactNode;
  size?: 's' | 'm' | 'l';
  /** `sheet` rises from the bottom on phones and is a dialog elsewhere; `side` stands at the right edge. */
  kind?: 'dialog' | 'sheet' | 'side';
  /** Nothing but its own buttons closes it, as long as an act is under way. */
  locked?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
}

export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    footer,
    size = 'm',
    kind = 'dialog',
    locked = false,
    initialFocus,
  } = props;
  const text = useText(sharedText);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => (next || !locked) && onOpenChange(next)}
      disablePointerDismissal={locked}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={classes(styles.viewport, styles[`at-${kind}`])}>
          <Base.Popup className={classes(styles.popup, styles[kind], styles[size])} initialFocus={initialFocus}>
            <div className={styles.header}>
              <div>
                <Base.Title className={styles.title}>{title}</Base.Title>
                {description && <Base.Description className={styles.description}>{description}</Base.Description>}
              </div>
              {!locked && (
                <Base.Close render={<IconButton icon="close" label={text.close} className={styles.close} />} />
              )}
            </div>
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** A bottom sheet on phones, a dialog elsewhere. */
export const Sheet = (props: Omit<DialogProps, 'kind'>) => <Dialog {...props} kind="sheet" />;

interface ConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** The word on the button names the act, never "OK". */
  act: string;
  danger?: boolean;
  onConfirm: () => Promise<unknown> | void;
  children?: ReactNode;
}
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  act,
  danger = false,
  onConfirm,
  children,
}: ConfirmProps) {
  const text = useText(sharedText);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onOpenChange(false);
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
      size="s"
      locked={busy}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)} disabled={busy}>
            {text.cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void confirm()}>
            {act}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
