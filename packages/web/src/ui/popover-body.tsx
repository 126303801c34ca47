import { Popover as Base } from '@base-ui/react/popover';
import { useState } from 'react';
import { box } from './box.ts';
import type { PopoverProps } from './popover.tsx';
import styles from './popover.module.css';

/** The popover itself, loaded by `popover.tsx`. */
export function PopoverBody({ open, onOpenChange, trigger, label, children }: PopoverProps) {
  // Beside its button, so that it is within the same landmark.
  const [holder, setHolder] = useState<HTMLElement | null>(null);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <span ref={setHolder} />
      <Base.Portal container={holder}>
        <Base.Positioner
          className={styles.positioner}
          positionMethod="fixed"
          align="end"
          sideOffset={6}
          collisionPadding={12}
        >
          <Base.Popup className={box({ card: true, shadow: 2, overflowY: 'auto' }, styles.popup)} aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
