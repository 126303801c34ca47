import { Popover as Base } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useState } from 'react';
import { box } from './box.ts';
import styles from './popover.module.css';

interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactElement<Record<string, unknown>>;
  /** The accessible name of the panel. */
  label: string;
  children: ReactNode;
}

/** A small panel below its button, for more than a list of acts; for such a list use {@link Menu}. */
export function Popover({ open, onOpenChange, trigger, label, children }: PopoverProps) {
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
