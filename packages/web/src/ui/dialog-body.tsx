import { Dialog as Base } from '@base-ui/react/dialog';
import { useEffect } from 'react';
import { sharedText } from '../text/shared.ts';
import { useText } from '../text/text.ts';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import type { DialogProps } from './dialog.tsx';
import styles from './dialog.module.css';

/** The dialog itself, loaded by `dialog.tsx` once there is one to show. */
export function DialogBody(props: DialogProps) {
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
            <FocusKeeper />
            {footer && <div className={styles.footer}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

const AFTER_CLOSING_MS = 60;
/** The element that opened the dialog may have been removed, such as a deleted row: then the page's content gets the focus. */
function FocusKeeper() {
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.getElementById('content')?.focus({ preventScroll: true });
      }, AFTER_CLOSING_MS);
    },
    [],
  );
  return null;
}
