import { Menu as Base } from '@base-ui/react/menu';
import { useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { Box, box } from './layout.tsx';
import type { MenuProps, Pressed } from './menu.tsx';
import styles from './menu.module.css';

interface MenuBodyProps extends MenuProps {
  /** It was pressed before this was loaded, and opens at once. */
  pressed: Pressed | undefined;
}
/** The menu itself, loaded by `menu.tsx`. */
export function MenuBody({ trigger, items, header, pressed }: MenuBodyProps) {
  // Beside its button, so that it is within the same landmark.
  const [holder, setHolder] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (pressed === undefined || pressed === 'pointer' || isPressed.current) return;
    isPressed.current = true;
    // Its own handlers of the key choose the item that gets the focus.
    button.current?.focus();
    if (pressed === 'Enter') button.current?.click();
    else button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }));
  }, [pressed]);
  return (
    <Base.Root defaultOpen={pressed === 'pointer'}>
      <Base.Trigger ref={button} render={trigger} />
      <span ref={setHolder} />
      <Base.Portal container={holder}>
        <Base.Positioner className={styles.positioner} positionMethod="fixed" align="end" sideOffset={6}>
          <Base.Popup className={box({ p: 1.5, border: true, radius: 'm', fill: 'surface', shadow: 2 }, styles.popup)}>
            {header && (
              <Box py={2.5} px={3} mb={1.5} borderBottom tone="ink-2" size="m">
                {header}
              </Box>
            )}
            {items
              .filter((item) => item !== false)
              .map((item) => (
                <Base.Item
                  key={item.key}
                  className={box(
                    { menuRow: true, clickable: true, tone: item.danger ? 'danger' : undefined },
                    styles.item,
                  )}
                  onClick={item.onSelect}
                >
                  {item.icon && <Icon name={item.icon} size={18} />}
                  {item.label}
                </Base.Item>
              ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
