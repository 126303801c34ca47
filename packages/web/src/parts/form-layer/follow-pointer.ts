export type DragMode = 'move' | 'resize';
/** Points since the drag began; `done` once the finger is up, `cancelled` when the system or Esc ended it. */
export interface Drag {
  readonly mode: DragMode;
  readonly dx: number;
  readonly dy: number;
  readonly phase: 'moving' | 'done' | 'cancelled';
}
const STILL_PX = 3;

/** Follows one pointer from its press to its release; returns a function to stop listening. */
export function followPointer(
  target: HTMLElement,
  event: PointerEvent,
  tell: (dx: number, dy: number, phase: Drag['phase'], at: PointerEvent | null) => void,
): () => void {
  const { pointerId, clientX, clientY } = event;
  let moved = false;
  const finish = () => {
    target.removeEventListener('pointermove', onMove);
    target.removeEventListener('pointerup', onUp);
    target.removeEventListener('pointercancel', onCancel);
    window.removeEventListener('keydown', onEscape, true);
  };
  const onMove = (next: PointerEvent) => {
    if (next.pointerId !== pointerId) return;
    const [dx, dy] = [next.clientX - clientX, next.clientY - clientY];
    moved ||= Math.hypot(dx, dy) > STILL_PX;
    if (moved) tell(dx, dy, 'moving', next);
  };
  const onUp = (next: PointerEvent) => {
    if (next.pointerId !== pointerId) return;
    finish();
    tell(next.clientX - clientX, next.clientY - clientY, moved ? 'done' : 'cancelled', next);
  };
  const onCancel = () => {
    finish();
    tell(0, 0, 'cancelled', null);
  };
  const onEscape = (key: globalThis.KeyboardEvent) => {
    if (key.key !== 'Escape') return;
    key.stopPropagation();
    onCancel();
  };
  target.setPointerCapture(pointerId);
  target.addEventListener('pointermove', onMove);
  target.addEventListener('pointerup', onUp);
  target.addEventListener('pointercancel', onCancel);
  window.addEventListener('keydown', onEscape, true);
  return finish;
}
