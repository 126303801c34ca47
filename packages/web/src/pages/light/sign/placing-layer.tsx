import type { Form } from '@countersign/contract';
import { FormBox } from '../../../parts/form-layer/form-box.tsx';
import type { PagePoint } from '../../../parts/form-layer/palette-item.tsx';
import type { ViewPage } from '../../../parts/pdf-view/pdf-view.tsx';
import { Icon, box } from '../../../ui/index.ts';
import { personColour } from '../../../ui/person-colours.ts';
import { FIELD_ICONS } from './field-icons.ts';
import type { OwnType } from './model/own-place.ts';
import type { Placing } from './model/placing.ts';
import type { OwnForms } from './model/use-own-forms.ts';
import { usePlacingText } from './placing-text.ts';
import styles from './placing.module.css';
import { type OwnBoxProps, useMoving } from './use-moving.ts';

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
const ROOM_FOR_WORD_PX = 84;
function OwnBox({ form, page, scale, colour, isSelected, onSelect, onChange, onRemove }: OwnBoxProps) {
  const text = usePlacingText();
  const { box, stop, drag, nudge, kind } = useMoving({ form, page, isSelected, onChange });
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
        stop();
        onRemove();
      }}
    >
      <Icon name={FIELD_ICONS[form.formType]} size={14} />
      {box.width * scale > ROOM_FOR_WORD_PX && kind}
    </FormBox>
  );
}
