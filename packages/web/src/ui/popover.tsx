import { type ReactElement, type ReactNode, cloneElement, useEffect } from 'react';
import { latePart, useLatePart } from './use-late-part.ts';

export interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactElement<Record<string, unknown>>;
  /** The accessible name of the panel. */
  label: string;
  children: ReactNode;
}

const LATE = latePart(async () => (await import('./popover-body.tsx')).PopoverBody);

/** A small panel below its button, for more than a list of acts; for such a list use {@link Menu}. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, trigger } = props;
  const [Body, take] = useLatePart(LATE);
  useEffect(() => {
    if (open) void take().catch(() => {});
  }, [open, take]);
  if (Body !== null) return <Body {...props} />;
  const press = () =>
    void take().then(
      () => onOpenChange(true),
      () => {},
    );
  return cloneElement(trigger, { 'aria-haspopup': 'dialog', 'aria-expanded': false, onClick: press });
}
