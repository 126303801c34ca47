import type { Form } from '@countersign/contract';
import { DEFAULT_DATE_FORMAT, MM_TO_PT, isChoice } from '@countersign/domain';
import { type CSSProperties, useEffect, useRef } from 'react';
import { formatNumber } from '../../../text/format.ts';
import { Icon, Text, classes } from '../../../ui/index.ts';
import { FIELD_ICONS } from './field-icons.ts';
import { kinds } from '../../../parts/field-kinds/kinds.ts';
import { type FieldFault, type FieldValue, dayOf, isOpenField, pickerDay } from './model/fields.ts';
import { placeOf, typingScale } from './model/place.ts';
import styles from './field-box.module.css';
import { type Words, useSignText } from './text.ts';
import { useFitting } from './use-fitting.ts';

interface FieldBoxProps {
  form: Form;
  value: FieldValue | undefined;
  fault: FieldFault | null;
  /** CSS pixels per point. */
  scale: number;
  isCurrent: boolean;
  onOpen: (form: Form) => void;
  onText: (form: Form, text: string) => void;
  onFocus: (form: Form) => void;
}

/** One field of the person on a page, in its position and true size. */
export function FieldBox(props: FieldBoxProps) {
  const { form, value, fault, scale, isCurrent } = props;
  const { x, y, width, height } = placeOf(form);
  const style: CSSProperties = { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
  const state = classes(
    styles.field,
    isCurrent && styles.current,
    form.required && styles.required,
    value !== undefined && fault === null && styles.filled,
    !isOpenField(form) && !form.rules?.computed && styles.fixed,
    form.initialValue !== null && isOpenField(form) && styles.preset,
  );
  return (
    <div className={state} style={style} data-field={form.formWsid}>
      <Inside {...props} />
      <Tip {...props} />
    </div>
  );
}

/** The error in the typed value, under its field (ux 38); missing values are reported by the bar. */
function Tip({ form, value, fault }: FieldBoxProps) {
  const { text } = useSignText();
  if (fault !== 'ERROR_FORM_VALUE' || value?.kind !== 'text' || value.text === '') return null;
  return (
    <span className={styles.tip} role="alert">
      {form.formType === 'DATE'
        ? text.wrongDate(form.format ?? DEFAULT_DATE_FORMAT)
        : (kinds()?.wrongText(form) ?? text.wrong)}
    </span>
  );
}

function Inside(props: FieldBoxProps) {
  const { form, value, scale } = props;
  const isText = form.formType === 'TEXT' || form.formType === 'DATE';
  const isChosen = isChoice(form.formType);
  usePaperFonts(textIn(value) || (form.initialValue ?? ''));
  if (isText && !isOpenField(form)) return <FixedText {...props} />;
  if (!isText && !isChosen) return <PictureField {...props} />;
  const isTypable = scale >= typingScale(form) * 0.97;
  if (isChosen) return <ChoiceField {...props} isTypable={isTypable} />;
  if (!isTypable) return <SmallText {...props} value={value} />;
  return form.formType === 'DATE' ? <DateField {...props} /> : <TypedField {...props} />;
}

const nameOf = (form: Form, { field }: Pick<Words, 'field'>): string =>
  kinds()?.nameOfText(form) ?? field[form.formType];

function useLabel({ form, value, fault }: FieldBoxProps): string {
  const text = useSignText();
  const label = text.fieldOnPage(nameOf(form, text), form.page, form.required);
  return value !== undefined && fault === null ? `${label} · ${text.fieldDone}` : label;
}
/** A choice; if it is too small to be used, a touch zooms in first. */
function ChoiceField({ isTypable, ...props }: FieldBoxProps & { isTypable: boolean }) {
  const { form, value, fault, scale, onOpen, onFocus, onText } = props;
  const label = useLabel(props);
  const Control = kinds()?.ChoiceControl;
  const isFixed = !isOpenField(form);
  if (Control === undefined) return null;
  const control = (
    <Control
      form={form}
      value={textIn(value)}
      label={label}
      scale={scale}
      isFixed={isFixed || !isTypable}
      isInvalid={fault === 'ERROR_FORM_VALUE'}
      onFocus={() => onFocus(form)}
      onText={(text) => onText(form, text)}
    />
  );
  if (isTypable || isFixed) return control;
  return (
    <>
      <span aria-hidden="true">{control}</span>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        onFocus={() => onFocus(form)}
        onClick={() => onOpen(form)}
      />
    </>
  );
}

/** Inside a printed box, in points. */
const SIDE_PADDING = 2;
const letters = ({ scale }: FieldBoxProps): CSSProperties => ({ paddingInline: SIDE_PADDING * scale });
/** Letters beside Latin-1, punctuation and the common Chinese ones: the fonts of the pages may lack them. */
const UNUSUAL = /[^\s!-\u00ff\u2010-\u206f\u2e80-\u303f\u4e00-\u9fa5\uff00-\uffef]/u;

/** The typed text is shown as it will be printed, in any script. */
function usePaperFonts(text: string): void {
  useEffect(() => {
    if (!UNUSUAL.test(text)) return;
    const load = async () => (await import('../../../parts/signature/rare-characters.ts')).loadPaperFonts(text);
    load().catch(() => {});
  }, [text]);
}
const textIn = (value: FieldValue | undefined): string => (value?.kind === 'text' ? value.text : '');

function PictureField(props: FieldBoxProps) {
  const { form, value, onOpen, onFocus, scale } = props;
  const text = useSignText();
  const label = useLabel(props);
  const files = value?.kind === 'files' ? value.names : null;
  const picture = value && 'picture' in value ? value.picture : value?.kind === 'write' ? value.writeData : null;
  const isWide = (form.position.lrx - form.position.ulx) * scale > 96;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      onFocus={() => onFocus(form)}
      onClick={() => onOpen(form)}
    >
      {picture === null ? (
        <>
          <Icon name={FIELD_ICONS[form.formType]} size={isWide ? 20 : 16} />
          {isWide && <Text truncate text={files ?? nameOf(form, text)} />}
        </>
      ) : (
        <img src={picture} alt="" className={styles.picture} style={printed(value, scale)} draggable={false} />
      )}
    </button>
  );
}

/** No larger than it will be printed. */
function printed(value: FieldValue | undefined, scale: number): CSSProperties | undefined {
  if (value?.kind !== 'seal' || value.sizeMm === undefined) return undefined;
  const { width, height } = value.sizeMm;
  return { maxWidth: width * MM_TO_PT * scale, maxHeight: height * MM_TO_PT * scale };
}

/** Too small to type into: a touch zooms in first. */
function SmallText(props: FieldBoxProps) {
  const { form, value, onOpen, onFocus } = props;
  const shown = textIn(value);
  const label = `${useLabel(props)} ${shown}`.trim();
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      onFocus={() => onFocus(form)}
      onClick={() => onOpen(form)}
    >
      {shown === '' ? <Icon name={FIELD_ICONS[form.formType]} size={14} /> : <Letters {...props} text={shown} />}
    </button>
  );
}

const FixedText = (props: FieldBoxProps) => <Letters {...props} text={props.form.initialValue ?? ''} />;

/** A text as it is printed. */
function Letters({ text, ...props }: FieldBoxProps & { text: string }) {
  const { form, scale } = props;
  const { ref } = useFitting<HTMLSpanElement>(text, form.fontSize, scale);
  return (
    <span
      ref={ref}
      className={classes(styles.letters, form.multiLine && styles.lines)}
      style={letters(props)}
      dir="auto"
    >
      {text}
    </span>
  );
}

/** What is typed is printed smaller than the field says, or does not fit it at all (ux 45). */
function SizeTip({ form, fontSize }: { form: Form; fontSize: number | null }) {
  const { text } = useSignText();
  if (fontSize === form.fontSize) return null;
  return (
    <span className={classes(styles.tip, fontSize !== null && styles.note)} role="status">
      {fontSize === null ? text.tooLong : text.smaller(formatNumber(fontSize))}
    </span>
  );
}

function TypedField(props: FieldBoxProps) {
  const { form, value, fault, isCurrent, onText, onFocus } = props;
  const text = useSignText();
  const label = useLabel(props);
  const { ref, fontSize } = useFitting<HTMLInputElement & HTMLTextAreaElement>(
    textIn(value),
    form.fontSize,
    props.scale,
  );
  const wiring = {
    ref,
    className: classes(styles.input, form.multiLine && styles.lines),
    dir: 'auto',
    style: letters(props),
    value: textIn(value),
    'aria-label': label,
    'aria-invalid': fault !== null && textIn(value) !== '' ? (true as const) : undefined,
    placeholder: isCurrent ? '' : nameOf(form, text),
    onFocus: () => onFocus(form),
    ...kinds()?.typingOf(form, textIn(value), (printed) => onText(form, printed)),
  };
  return (
    <Text as="label" position="absolute" width="full" height="full" className={styles.reach}>
      {form.multiLine ? (
        <textarea {...wiring} onChange={(event) => onText(form, event.currentTarget.value)} />
      ) : (
        <input
          {...wiring}
          type="text"
          autoComplete="off"
          onChange={(event) => onText(form, event.currentTarget.value)}
        />
      )}
      {fault !== 'ERROR_FORM_VALUE' && <SizeTip form={form} fontSize={fontSize} />}
    </Text>
  );
}

/** The date as it will be printed, typed or chosen in the native date picker. */
function DateField(props: FieldBoxProps) {
  const { form, value, fault, onText, onFocus } = props;
  const text = useSignText();
  const label = useLabel(props);
  const picker = useRef<HTMLInputElement>(null);
  const day = textIn(value);
  const { ref } = useFitting<HTMLInputElement>(day, form.fontSize, props.scale);
  return (
    <>
      <Text as="label" position="absolute" width="full" height="full" className={styles.reach}>
        <input
          ref={ref}
          type="text"
          className={styles.input}
          style={letters(props)}
          value={day}
          aria-label={label}
          aria-invalid={fault !== null && day !== '' ? true : undefined}
          placeholder={form.format ?? ''}
          autoComplete="off"
          onFocus={() => onFocus(form)}
          onChange={(event) => onText(form, event.currentTarget.value)}
        />
      </Text>
      <button
        type="button"
        className={styles.calendar}
        aria-label={text.text.date}
        onClick={() => showPicker(picker.current)}
      >
        <Icon name="calendar" size={16} />
      </button>
      <input
        ref={picker}
        type="date"
        className={styles.picker}
        tabIndex={-1}
        aria-hidden="true"
        value={pickerDay(form.format, day)}
        onChange={(event) => {
          const [year, month, date] = event.currentTarget.value.split('-').map(Number);
          if (year && month && date) onText(form, dayOf(form.format, new Date(year, month - 1, date)));
        }}
      />
    </>
  );
}

function showPicker(input: HTMLInputElement | null): void {
  if (input === null) return;
  // Safari before 16.4 has no showPicker; there a click opens it.
  if ('showPicker' in input) input.showPicker();
  else (input as HTMLInputElement).click();
}
