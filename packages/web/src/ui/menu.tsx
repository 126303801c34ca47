import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Box, box } from './layout.tsx';
import styles from './menu.module.css';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: IconName;
  danger?: boolean;
  onSelect: () => void;
}
/** A button with a menu of acts. */
export function Menu({
  trigger,
  items,
  header,
  opensAtOnce = false,
}: {
  trigger: ReactElement<Record<string, unknown>>;
  /** `false` in place of one that is not offered. */
  items: readonly (MenuItem | false)[];
  header?: ReactNode;
  opensAtOnce?: boolean;
}) {
  // Beside its button, so that it is within the same landmark.
  const [holder, setHolder] = useState<HTMLElement | null>(null);
  return (
    <Base.Root defaultOpen={opensAtOnce}>
      <Base.Trigger render={trigger} />
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
