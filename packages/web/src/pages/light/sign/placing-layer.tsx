import type { Form } from '@countersign/contract';
import { useEffect, useRef, useState } from 'react';
import { type Box, FormBox } from '../../../parts/form-layer/form-box.tsx';
import type { Drag, DragMode } from '../../../parts/form-layer/follow-pointer.ts';
import type { PagePoint } from '../../../parts/form-layer/palette-item.tsx';
import type { ViewPage } from '../../../parts/pdf-view/pdf-view.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { personColour } from '../../../ui/person-colours.ts';
import { FIELD_ICONS } from './field-icons.ts';
import { type OwnType, changedBox, isOwnType } from './model/own-place.ts';
import { placeOf } from './model/place.ts';
import type { Placing } from './model/placing.ts';
import type { OwnForms } from './model/use-own-forms.ts';
import { usePlacingText } from './placing-text.ts';
import { box } from '../../../ui/layout.tsx';
import styles from './placing.module.css';

interface PlacingLayerProps {
  ownForms: OwnForms;
  placing: Placing;
  onPlacing: (next: Placing) => void;
  onPlace: (type: OwnType, at: PagePoint) => void;
  onRemove: (form: Form) => void;
  page: ViewPage;
  scale: number;
  colour: number;
}

/**
 * The person's own fields on one page, to be moved, resized and removed; with a kind selected, a touch on the page places one.
 */
export function PlacingLayer(props: PlacingLayerProps) {
  const { ownForms, placing, onPlacing, onPlace, onRemove, page, scale, colour } = props;
  const { armed } = placing;
  return (
    <>
      {ownForms.own
        .filter((form) => form.fileWsid === page.docId && form.page === page.page)
        .map((form) => (
          <OwnBox
            key={form.formWsid}
            form={form}
            page={page}
            scale={scale}
            colour={colour}
            isSelected={form.formWsid === placing.selected}
            onSelect={() => onPlacing({ armed: null, selected: form.formWsid })}
            onChange={(box) => void ownForms.change(form, box)}
            onRemove={() => onRemove(form)}
          />
        ))}
      {armed !== null && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Enter on the palette does the same
        <div
          className={box({ position: 'absolute', cover: true }, styles.catcher)}
          onClick={({ currentTarget, clientX, clientY }) => {
            const { left, top } = currentTarget.getBoundingClientRect();
            onPlace(armed, {
              docId: page.docId,
              page: page.page,
              x: (clientX - left) / scale,
              y: (clientY - top) / scale,
            });
          }}
        />
      )}
    </>
  );
}

/** Key presses come in bursts: the result is saved once they pause. */
const REST_MS = 600;
const ROOM_FOR_WORD_PX = 84;

interface OwnBoxProps {
  form: Form;
  page: ViewPage;
  scale: number;
  colour: number;
  isSelected: boolean;
  onSelect: () => void;
  onChange: (box: Box) => void;
  onRemove: () => void;
}
function OwnBox({ form, page, scale, colour, isSelected, onSelect, onChange, onRemove }: OwnBoxProps) {
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
  const kind = isOwnType(form.formType) ? text.kinds[form.formType] : '';
  return (
    <FormBox
      id={form.formWsid}
      box={box}
      scale={scale}
      colour={personColour(colour)}
      label={text.onPage(kind, form.page)}
      selected={isSelected}
      onSelect={onSelect}
      onDrag={drag}
      onNudge={nudge}
      onDelete={() => {
        if (waiting.current !== null) clearTimeout(waiting.current.timer);
        waiting.current = null;
        onRemove();
      }}
    >
      <Icon name={FIELD_ICONS[form.formType]} size={14} />
      {box.width * scale > ROOM_FOR_WORD_PX && kind}
    </FormBox>
  );
}
