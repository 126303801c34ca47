import type { Form } from '@countersign/contract';
import { useEffect, useRef, useState } from 'react';
import type { Box } from '../../../parts/form-layer/use-form-box.ts';
import type { Drag, DragMode } from '../../../parts/form-layer/follow-pointer.ts';
import type { ViewPage } from '../../../parts/pdf-view/pdf-view.tsx';
import { changedBox, isOwnType } from './model/own-place.ts';
import { placeOf } from './model/place.ts';
import { usePlacingText } from './placing-text.ts';

/** Key presses come in bursts: the result is saved once they pause. */
const REST_MS = 600;

export interface OwnBoxProps {
  form: Form;
  page: ViewPage;
  scale: number;
  colour: number;
  isSelected: boolean;
  onSelect: () => void;
  onChange: (box: Box) => void;
  onRemove: () => void;
}

/** Moves a field of the signer's own by pointer and by keys; a rest after the last key press saves the place. */
export function useMoving({
  form,
  page,
  isSelected,
  onChange,
}: Pick<OwnBoxProps, 'form' | 'page' | 'isSelected' | 'onChange'>) {
  const text = usePlacingText();
  const [live, setLive] = useState<Box | null>(null);
  const { x, y, width, height } = placeOf(form);
  const stored: Box = { x, y, width, height };
  const box = live ?? stored;
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; box: Box } | null>(null);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  // The last key presses are also saved when the box is unmounted before the pause.
  useEffect(
    () => () => {
      if (waiting.current === null) return;
      clearTimeout(waiting.current.timer);
      latest.current(waiting.current.box);
    },
    [],
  );
  // A field that has just been placed can be moved by the keyboard at once.
  const holder = `[data-form="${CSS.escape(form.formWsid)}"]`;
  useEffect(() => {
    if (isSelected) document.querySelector<HTMLElement>(holder)?.focus({ preventScroll: true });
  }, [isSelected, holder]);

  const save = (next: Box): void => {
    setLive(null);
    onChange(next);
  };
  const drag = ({ mode, dx, dy, phase }: Drag): void => {
    if (phase === 'cancelled') return setLive(null);
    const next = changedBox(form.formType, stored, mode, dx, dy, page);
    if (phase === 'moving') setLive(next);
    else save(next);
  };
  const nudge = (mode: DragMode, dx: number, dy: number): void => {
    const next = changedBox(form.formType, box, mode, dx, dy, page);
    setLive(next);
    if (waiting.current !== null) clearTimeout(waiting.current.timer);
    const timer = setTimeout(() => {
      waiting.current = null;
      save(next);
    }, REST_MS);
    waiting.current = { timer, box: next };
  };
  /** The field is removed: its last place is not saved. */
  const stop = (): void => {
    if (waiting.current !== null) clearTimeout(waiting.current.timer);
    waiting.current = null;
  };
  const kind = isOwnType(form.formType) ? text.kinds[form.formType] : '';
  return { box, stop, drag, nudge, kind };
}
