import type { Form } from '@countersign/contract';
import { DEFAULT_BOX_PT } from '@countersign/domain';
import { useEffect } from 'react';
import { PaletteItem, type PagePoint } from '../../../parts/form-layer/palette-item.tsx';
import type { ViewPosition } from '../../../parts/pdf-view/use-view.ts';
import { Box, Fault, Grid, Icon, IconButton, Row } from '../../../ui/index.ts';
import { personColour } from '../../../ui/person-colours.ts';
import { FIELD_ICONS } from './field-icons.ts';
import { OWN_TYPES, type OwnType, isOwnType } from './model/own-place.ts';
import type { Placing } from './model/placing.ts';
import type { OwnForms } from './model/use-own-forms.ts';
import { usePlacingText } from './placing-text.ts';
import styles from './placing.module.css';

interface PlacingStripProps {
  ownForms: OwnForms;
  placing: Placing;
  onPlacing: (next: Placing) => void;
  onPlace: (type: OwnType, at: PagePoint) => void;
  onRemove: (form: Form) => void;
  /** CSS pixels per point. */
  scale: number;
  /** The visible page, with its size. */
  here: (ViewPosition & { width: number; height: number }) | null;
  colour: number;
}

/** The kinds that may be placed, the next step, and the result of the last one. */
export function PlacingStrip(props: PlacingStripProps) {
  const { ownForms, placing, onPlacing, onPlace, onRemove, scale, here, colour } = props;
  const text = usePlacingText();
  const { armed } = placing;
  useEffect(() => {
    if (armed === null) return;
    const disarm = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onPlacing({ ...placing, armed: null });
    };
    window.addEventListener('keydown', disarm);
    return () => window.removeEventListener('keydown', disarm);
  }, [armed, placing, onPlacing]);
  const selected = ownForms.own.find(({ formWsid }) => formWsid === placing.selected);
  const kind = selected !== undefined && isOwnType(selected.formType) ? text.kinds[selected.formType] : null;
  const hint = armed !== null ? text.armed(text.kinds[armed]) : kind !== null ? text.selected : text.hint;
  const isUnavailable = (type: OwnType): boolean => ownForms.isTooLate && (type === 'TEXT' || type === 'DATE');
  return (
    <Row as="section" gapY={2.5} gapX={5} wrap py={2.5} px={5} borderTop fill="paper" aria-label={text.palette}>
      <Grid gap={2} className={styles.items}>
        {OWN_TYPES.map((type) => (
          <PaletteItem
            key={type}
            label={text.kinds[type]}
            icon={<Icon name={FIELD_ICONS[type]} />}
            colour={personColour(colour)}
            size={DEFAULT_BOX_PT[type]}
            scale={scale}
            armed={armed === type}
            disabled={isUnavailable(type)}
            onArm={() => onPlacing({ ...placing, armed: armed === type ? null : type })}
            onDrop={(at) => onPlace(type, at)}
            onPlaceHere={() =>
              here && onPlace(type, { docId: here.docId, page: here.page, x: here.width / 2, y: here.height / 2 })
            }
          />
        ))}
      </Grid>
      <Box growFrom={40} tone="ink-2" size="m">
        <p role="status">{ownForms.isBusy ? text.saving : hint}</p>
        <Fault>{ownForms.fault !== null && (ownForms.isTooLate ? text.tooLate : ownForms.fault)}</Fault>
      </Box>
      {selected !== undefined && kind !== null && (
        <IconButton icon="trash" label={text.remove(kind)} onClick={() => onRemove(selected)} />
      )}
    </Row>
  );
}
