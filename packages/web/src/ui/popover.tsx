import { Popover as Base } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useState } from 'react';
import styles from './popover.module.css';

interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactElement<Record<string, unknown>>;
  /** What it is about, for those who do not see where it hangs. */
  label: string;
  children: ReactNode;
}

/** A small sheet that hangs on its button: for more than a list of acts, of which {@link Menu} is the one. */
export function Popover({ open, onOpenChange, trigger, label, children }: PopoverProps) {
  // Beside its button, so that it lies within the same landmark.
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
          <Base.Popup className={styles.popup} aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
