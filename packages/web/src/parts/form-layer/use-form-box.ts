import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import type { PersonColour } from '../../ui/person-colours.ts';
import { type DragMode, type Drag, followPointer } from './follow-pointer.ts';

/** Points from the upper left corner of the page as displayed. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface FormBoxProps {
  id: string;
  box: Box;
  /** CSS pixels per point. */
  scale: number;
  colour: PersonColour;
  /** The accessible name, such as "Signature, 王小明, page 3". */
  label: string;
  selected: boolean;
  flagged?: boolean;
  /** Multiple selection: the focus moves without selecting, Space and Enter select. */
  keepFocusApart?: boolean;
  /** `bare`: its content is its own frame, and its size is set elsewhere. */
  look?: 'box' | 'bare';
  onSelect: (additive: boolean) => void;
  onDrag: (drag: Drag) => void;
  /** Arrow keys: 1 point, with Shift 10; with Alt the size changes (ux 8). */
  onNudge: (mode: DragMode, dx: number, dy: number) => void;
  onDelete: () => void;
  onKey?: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** The direction of each arrow key in screen coordinates. */
export const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves, resizes and chooses the box by pointer and by keys. */
export function useFormBox(props: FormBoxProps) {
  const { box, scale, colour, keepFocusApart = false, onSelect, onDrag, onNudge, onDelete, onKey } = props;
  const latest = useRef({ onDrag, scale });
  useEffect(() => {
    latest.current = { onDrag, scale };
  });
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);
  const pressing = useRef(false);

  const press = (event: ReactPointerEvent<HTMLElement>, mode: DragMode) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    // The press itself selects; the focus that comes with it does not.
    pressing.current = true;
    event.currentTarget.closest<HTMLElement>('[data-form]')?.focus({ preventScroll: true });
    pressing.current = false;
    onSelect(event.shiftKey || event.ctrlKey || event.metaKey);
    stop.current = followPointer(event.currentTarget, event.nativeEvent, (dx, dy, phase) =>
      latest.current.onDrag({ mode, dx: dx / latest.current.scale, dy: dy / latest.current.scale, phase }),
    );
  };
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const step = event.shiftKey ? 10 : 1;
      onNudge(event.altKey ? 'resize' : 'move', arrow[0] * step, arrow[1] * step);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onDelete();
    } else if (keepFocusApart && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault();
      onSelect(true);
    } else onKey?.(event);
  };
  const style: CSSProperties & Record<`--${string}`, string> = {
    left: box.x * scale,
    top: box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
    '--solid': colour.solid,
    '--tint': colour.tint,
  };
  return { pressing, press, keyDown, style };
}
