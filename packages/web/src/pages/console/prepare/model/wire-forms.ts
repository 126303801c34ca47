import type { Api, BodyIn, Form } from '@countersign/contract';
import {
  DEFAULT_DATE_FORMAT,
  TEXT_FONT_SIZE_PT,
  completeCheckMark,
  isChoice,
  isDateFormat,
  isDayIn,
  showsPicture,
} from '@countersign/domain';
import { kinds } from '../../../../parts/field-kinds/kinds.ts';
import type { Box, EditorPage, Field } from './fields.ts';

export type WireForm = BodyIn<Api['addForms']>['forms'][number];

const round = (points: number): number => Math.round(points * 100) / 100;

/**
 * The only conversion between screen points (origin upper left) and wire points (origin lower left, uly > lry; Rulings §6.6).
 */
export const positionOf = (box: Box, pageHeight: number): Form['position'] => ({
  ulx: round(box.x),
  uly: round(pageHeight - box.y),
  lrx: round(box.x + box.width),
  lry: round(pageHeight - box.y - box.height),
});
export const boxOf = (position: Form['position'], pageHeight: number): Box => ({
  x: round(position.ulx),
  y: round(pageHeight - position.uly),
  width: round(position.lrx - position.ulx),
  height: round(position.uly - position.lry),
});

/** Null for kinds that do not have it. */
const checkMarkOf = (form: Form): Field['checkMark'] => {
  if (form.formType !== 'MULTI_CHECK_MARK') return null;
  const { direction, percent, margin, pages, certPages, offset, resizable, resizeWidth, resizeHeight } = form;
  return completeCheckMark({
    direction,
    percent,
    margin,
    pages,
    certPages,
    offset,
    resizable,
    resizeWidth,
    resizeHeight,
  } as Partial<NonNullable<Field['checkMark']>>);
};

export const fieldsOf = (forms: readonly Form[]): Field[] =>
  forms.map((form) => {
    const box = boxOf(form.position, form.pageInfo.height);
    return {
      id: form.formWsid,
      docId: form.fileWsid,
      page: form.page,
      participantWsid: form.participantWsid,
      type: form.formType,
      ...box,
      required: form.required,
      revisable: form.revisable,
      format: form.format,
      initialValue: form.initialValue ?? '',
      tagId: form.tagId ?? '',
      fontSize:
        (form.formType === 'TEXT' || isChoice(form.formType)) &&
        form.fontSize !== roomyFontSize(box, rowsOf(form.formType, form.options ?? []))
          ? form.fontSize
          : null,
      checkMark: checkMarkOf(form),
      choice: isChoice(form.formType)
        ? { options: form.options ?? [], minChosen: form.minChosen ?? null, maxChosen: form.maxChosen ?? null }
        : null,
      rules: form.rules ?? null,
      ask: kinds()?.askOf(form),
    };
  });

/** The value to send; null for an empty text, or one that is not in its format yet. */
function presetOf({ type, format, initialValue, choice }: Field): string | null {
  if (choice !== null) return initialValue === '' ? null : initialValue;
  if (type === 'TEXT') {
    const isTaken = format === null || kinds()?.spelledIn(format, initialValue) !== null;
    return initialValue !== '' && isTaken ? initialValue : null;
  }
  const known = format !== null && isDateFormat(format) ? format : DEFAULT_DATE_FORMAT;
  return isDayIn(known, initialValue) ? initialValue : null;
}

export function wireOf(field: Field, page: EditorPage): WireForm & { position: Form['position'] } {
  const takesValue = !showsPicture(field.type);
  return {
    fileWsid: field.docId,
    participantWsid: field.participantWsid,
    formType: field.type,
    page: field.page,
    position: positionOf(field, page.height),
    required: field.required,
    revisable: field.revisable,
    tagId: field.tagId === '' ? null : field.tagId,
    ...(field.checkMark && { ...field.checkMark, pages: field.checkMark.pages && [...field.checkMark.pages] }),
    ...(takesValue ? { initialValue: presetOf(field) } : {}),
    ...field.ask,
    ...(field.choice && { ...field.choice, options: [...field.choice.options], fontSize: fontSizeOf(field) }),
    ...(field.type === 'DATE' ? { format: field.format ?? DEFAULT_DATE_FORMAT } : {}),
    ...(field.type === 'TEXT'
      ? { format: field.format, fontSize: fontSizeOf(field), multiLine: field.format === null }
      : {}),
  };
}
/** A one-line box of the default height holds smaller letters than the default ones (Spec §3, §9). */
const roomyFontSize = ({ height }: Box, rows = 1): number =>
  Math.max(6, Math.min(TEXT_FONT_SIZE_PT, Math.floor((height / rows) * 0.78)));
/** Options may be beside each other, so that a row is at least as high as if each had one of its own. */
const rowsOf = (formType: Form['formType'], options: readonly string[] = []): number =>
  formType === 'DROPDOWN' ? 1 : Math.max(1, options.length);
export const fontSizeOf = (field: Box & Pick<Field, 'fontSize' | 'type' | 'choice'>): number =>
  field.fontSize ?? roomyFontSize(field, rowsOf(field.type, field.choice?.options));
