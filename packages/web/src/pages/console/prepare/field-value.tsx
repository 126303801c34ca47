import {
  DATE_FORMATS,
  OPAQUE_ID_MAX,
  TEXT_FORMATS,
  isDateFormat,
  isDayIn,
  isTextFormat,
  showsPicture,
  spelledIn,
} from '@countersign/domain';
import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField, TextArea, TextField, bound } from '../../../ui/index.ts';
import { AttachmentValue } from './attachment-value.tsx';
import { ChoiceValue } from './choice-value.tsx';
import { type Field, isNote } from './model/fields.ts';
import { fontSizeOf } from './model/wire-forms.ts';
import { RulesSection } from './rules-section.tsx';
import { useKindText } from './text-kinds.ts';
import { usePrepareText } from './text.ts';
import { useDraft, useDraftState } from './use-draft.ts';
import type { Editor } from './use-editor.ts';

const FONT_SIZES = [8, 9, 10, 11, 12, 14, 16, 18, 24, 36];

/** The value of a field (what it takes, what is prefilled, its merge name for a multi-send), and its rules. */
export const FieldValue = ({ field, editor }: { field: Field; editor: Editor }) => (
  <>
    {!showsPicture(field.type) && <Value field={field} editor={editor} />}
    {!isNote(field) && <RulesSection field={field} editor={editor} />}
  </>
);

const Value = ({ field, editor }: { field: Field; editor: Editor }) => (
  <>
    {isNote(field) ? (
      <Note field={field} editor={editor} />
    ) : field.type === 'ATTACHMENT' ? (
      <AttachmentValue field={field} editor={editor} />
    ) : field.choice === null ? (
      <TextValue field={field} editor={editor} />
    ) : (
      <ChoiceValue field={field} choice={field.choice} editor={editor} />
    )}
    {!isNote(field) && field.type !== 'ATTACHMENT' && <MergeName field={field} editor={editor} />}
  </>
);

/** What the sender has to say: printed on the page. */
function Note({ field, editor }: { field: Field; editor: Editor }) {
  const kinds = useKindText();
  return (
    <TextArea
      label={kinds.note}
      hint={kinds.noteHint}
      maxLength={2000}
      {...bound(field.initialValue, (next) => editor.patch([field.id], { initialValue: next }, `value ${field.id}`))}
    />
  );
}

/** The prefilled value of a TEXT or DATE field, and its format. */
function TextValue({ field, editor }: { field: Field; editor: Editor }) {
  const words = usePrepareText();
  const kinds = useKindText();
  const isDate = field.type === 'DATE';
  const setValue = (next: string) => {
    if (next !== field.initialValue) editor.patch([field.id], { initialValue: next }, `value ${field.id}`);
  };
  const format = field.format !== null && isDateFormat(field.format) ? field.format : DATE_FORMATS[0];
  const textFormat = !isDate && field.format !== null && isTextFormat(field.format) ? field.format : null;
  const printed = textFormat === null ? field.initialValue : spelledIn(textFormat, field.initialValue);
  const isEmpty = field.initialValue === '';
  const isDayWrong = isDate && !isEmpty && !isDayIn(format, field.initialValue);
  const error = isDayWrong
    ? words.dateWrong(format)
    : textFormat !== null && printed === null && !isEmpty
      ? kinds.wrong(kinds.hints[textFormat])
      : undefined;
  return (
    <>
      {isDate ? (
        <SelectField
          label={words.format}
          {...bound(format, (next) => editor.patch([field.id], { format: next, initialValue: '' }))}
          options={DATE_FORMATS.map((item) => [item, item])}
        />
      ) : (
        <SelectField
          label={kinds.takes}
          value={textFormat ?? ''}
          onChange={({ currentTarget: { value } }) =>
            editor.patch([field.id], { format: value === '' ? null : value, initialValue: '' })
          }
          none={kinds.anyText}
          options={TEXT_FORMATS.map((one) => [one, kinds.formats[one]])}
        />
      )}
      {!isDate && (
        <SelectField
          label={words.fontSize}
          value={field.fontSize ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            editor.patch([field.id], { fontSize: value === '' ? null : Number(value) });
          }}
          none={words.fontSizeAuto(fontSizeOf({ ...field, fontSize: null }))}
          options={sizesWith(field.fontSize).map((size) => [size, size])}
        />
      )}
      {!field.rules?.computed && (
        <TextField
          label={isDate ? words.initialDate : words.initialValue}
          optional
          maxLength={200}
          placeholder={isDate ? format : undefined}
          {...bound(field.initialValue, setValue)}
          error={error}
          // As it is printed.
          onBlur={() => !isEmpty && printed !== null && setValue(printed)}
        />
      )}
      {field.initialValue !== '' && (
        <Checkbox
          label={words.revisable}
          checked={field.revisable}
          onChange={(event) => editor.patch([field.id], { revisable: event.currentTarget.checked })}
        />
      )}
    </>
  );
}
function MergeName({ field, editor }: { field: Field; editor: Editor }) {
  const words = usePrepareText();
  if (!useIsNamed(field)) return null;
  return (
    <TextField
      label={words.mergeName}
      hint={words.mergeHint}
      optional
      maxLength={OPAQUE_ID_MAX}
      {...bound(field.tagId, (next) => editor.patch([field.id], { tagId: next }, `name ${field.id}`))}
    />
  );
}
/** Whether the name is used: by a list whose column fills the field in, by the use of a template, or because it is set. */
function useIsNamed({ participantWsid, tagId }: Field): boolean {
  const { template } = useDraft();
  const [hadName] = useState(tagId !== '');
  const isOfList = useDraftState(({ rows }) =>
    rows.some((row) => row.participantWsid === participantWsid && row.type === 'BULK_PERSON'),
  );
  return isOfList || template !== null || hadName || tagId !== '';
}
/** A size set elsewhere stays in the list. */
const sizesWith = (size: number | null): number[] =>
  size === null || FONT_SIZES.includes(size) ? FONT_SIZES : [...FONT_SIZES, size].toSorted((a, b) => a - b);
