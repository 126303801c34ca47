import { type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode, cloneElement, useState } from 'react';
import type { IconName } from './icon.tsx';
import { latePart, useLatePart } from './use-late-part.ts';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: IconName;
  danger?: boolean;
  onSelect: () => void;
}
export interface MenuProps {
  trigger: ReactElement<Record<string, unknown>>;
  /** `false` in place of one that is not offered. */
  items: readonly (MenuItem | false)[];
  header?: ReactNode;
}
/** How its button was pressed: by a pointer, or by a key. */
export type Pressed = 'pointer' | 'Enter' | 'ArrowDown' | 'ArrowUp';

const LATE = latePart(async () => (await import('./menu-body.tsx')).MenuBody);

/** A button with a menu of acts. */
export function Menu(props: MenuProps) {
  const [Body, take] = useLatePart(LATE);
  const [pressed, setPressed] = useState<Pressed>();
  if (Body !== null) return <Body {...props} pressed={pressed} />;
  const open = (by: Pressed) => {
    setPressed(by);
    void take().catch(() => {});
  };
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: (event: MouseEvent) => open(event.detail === 0 ? 'Enter' : 'pointer'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open(event.key);
    },
  });
}
