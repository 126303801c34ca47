import type { Form } from '@countersign/contract';
import { TICKED, chosenIn, optionBoxes, valueOfChosen } from '@countersign/domain';
import type { CSSProperties } from 'react';
import { defineText } from '../../text/text.ts';
import { classes } from '../../ui/index.ts';
import styles from './choice-control.module.css';

const useWords = defineText('parts/field-kinds/choice-control');

interface ChoiceProps {
  form: Form;
  value: string;
  /** What the field is called. */
  label: string;
  /** CSS pixels per point. */
  scale: number;
  /** Whether it is only shown. */
  isFixed: boolean;
  isInvalid: boolean;
  onText: (text: string) => void;
  onFocus: () => void;
}

/** A choice in its place on the page, as it will be printed: a list, or a box beside each option. */
export function ChoiceControl(props: ChoiceProps) {
  return props.form.formType === 'DROPDOWN' ? <List {...props} /> : <Boxes {...props} />;
}

function List({ form, value, label, scale, isFixed, isInvalid, onText, onFocus }: ChoiceProps) {
  const words = useWords();
  return (
    <select
      className={styles.list}
      style={{ fontSize: form.fontSize * scale }}
      value={value}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      disabled={isFixed}
      onFocus={onFocus}
      onChange={(event) => onText(event.currentTarget.value)}
    >
      <option value="">{words.choose}</option>
      {(form.options ?? []).map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  );
}

function Boxes({ form, value, label, scale, isFixed, isInvalid, onText, onFocus }: ChoiceProps) {
  const options = form.options ?? [];
  const isRadio = form.formType === 'RADIO';
  const isSingle = options.length === 0;
  const { ulx, uly } = form.position;
  const boxes = optionBoxes(form.position, Math.max(1, options.length));
  const chosen = new Set(isRadio ? [value] : chosenIn(value));
  const change = (option: string, isOn: boolean): void => {
    if (isRadio) return onText(option);
    if (isSingle) return onText(isOn ? TICKED : '');
    if (isOn) chosen.add(option);
    else chosen.delete(option);
    onText(valueOfChosen(options, chosen));
  };
  return (
    <span
      className={styles.boxes}
      role={isSingle ? undefined : isRadio ? 'radiogroup' : 'group'}
      aria-label={isSingle ? undefined : label}
      aria-invalid={(isRadio && isInvalid) || undefined}
    >
      {boxes.map((box, at) => {
        const option = options[at] ?? TICKED;
        const style: CSSProperties = {
          left: (box.ulx - ulx) * scale,
          top: (uly - box.uly) * scale,
          width: (box.lrx - box.ulx) * scale,
          height: (box.uly - box.lry) * scale,
        };
        return (
          <label key={option} className={classes(styles.option, isSingle && styles.single)} style={style}>
            <input
              type={isRadio ? 'radio' : 'checkbox'}
              className={styles.input}
              name={form.formWsid}
              checked={chosen.has(option)}
              disabled={isFixed}
              aria-label={isSingle ? label : undefined}
              onFocus={onFocus}
              onChange={(event) => change(option, event.currentTarget.checked)}
            />
            <span className={styles.mark} style={sideOf(markOf(form, box, isSingle) * scale)} aria-hidden="true" />
            {!isSingle && <span style={{ fontSize: form.fontSize * scale }}>{option}</span>}
          </label>
        );
      })}
    </span>
  );
}

const sideOf = (side: number): CSSProperties => ({ width: side, height: side });

const MOST_MARK_PT = 14;
/** The side of a box in points, as it is printed. */
const markOf = ({ fontSize }: Form, box: Form['position'], isSingle: boolean): number => {
  const [width, height] = [box.lrx - box.ulx, box.uly - box.lry];
  return (isSingle ? Math.min(width, height) : Math.min(height, fontSize, MOST_MARK_PT)) - 2;
};
