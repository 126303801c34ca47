import { Dialog as Base } from '@base-ui/react/dialog';
import { useEffect } from 'react';
import { useSharedText } from '../text/shared.ts';
import { Button, IconButton } from './button.tsx';
import type { DialogProps } from './dialog.tsx';
import { Box, Row, box } from './layout.tsx';
import styles from './dialog.module.css';

/** The dialog itself, loaded by `dialog.tsx` once there is one to show. */
export function DialogBody(props: DialogProps) {
  const {
    open = true,
    onClose,
    title,
    description,
    children,
    done,
    footer = done !== undefined && <Button variant="primary" label={done} onClick={onClose} />,
    size = 'm',
    kind = 'dialog',
    locked = false,
    initialFocus,
  } = props;
  const text = useSharedText();
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && !locked && onClose()} disablePointerDismissal={locked}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport
          className={box({ row: true, cover: true, justify: 'center', p: 5 }, styles.viewport, styles[`at-${kind}`])}
        >
          <Base.Popup
            className={box(
              { stack: true, width: 'full', radius: 'l', fill: 'surface', shadow: 2 },
              styles.popup,
              styles[kind],
              styles[size],
            )}
            initialFocus={initialFocus}
          >
            <Row gap={3} align="start" justify="between" pt={5} px={5}>
              <div>
                <Base.Title className={box({ heading: 'l' })}>{title}</Base.Title>
                {description && (
                  <Base.Description className={box({ mt: 1.5, tone: 'ink-2' })}>{description}</Base.Description>
                )}
              </div>
              {!locked && (
                <Base.Close
                  render={<IconButton icon="close" label={text.close} className={box({ rigid: true }, styles.close)} />}
                />
              )}
            </Row>
            <Box overflowY="auto" className={styles.body}>
              {children}
            </Box>
            <FocusKeeper />
            {footer && (
              <Row gap={2.5} align="stretch" wrap justify="end" borderTop className={styles.footer} data-foot>
                {footer}
              </Row>
            )}
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
