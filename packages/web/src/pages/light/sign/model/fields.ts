import type { Document, Envelope, Form, InitialValue } from '@countersign/contract';
import {
  type FormInput,
  type FormType,
  type InkStrokes,
  DEFAULT_DATE_FORMAT,
  formatDay,
  isDateFormat,
  judgeValueBy,
  plainSpelling,
  showsPicture,
} from '@countersign/domain';
import { kinds } from '../../../../parts/field-kinds/kinds.ts';
import type { FormAsRuled } from '../../../../parts/field-kinds/rules.tsx';

/**
 * The value of a person's field. Pictures carry their image (`picture`, a data URI or an address of the server) beside the
 * value that goes to the server.
 */
export type FieldValue =
  | { readonly kind: 'write'; readonly writeData: string; readonly strokes?: InkStrokes }
  | { readonly kind: 'kept'; readonly writeWsid: string; readonly picture: string }
  | { readonly kind: 'seal'; readonly sealWsid: string; readonly picture: string; readonly sizeMm?: SealSize }
  | { readonly kind: 'text'; readonly text: string }
  /** The files of a field that asks for them, and what they are called. */
  | { readonly kind: 'files'; readonly attachmentWsids: string[]; readonly names: string };
/** An office seal is printed in its own size, whatever the size of its field, unless the field is smaller. */
export interface SealSize {
  readonly width: number;
  readonly height: number;
}
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** Why a field cannot be sent as it is; null = it can. */
export type FieldFault = 'ERROR_FORM_REQUIRED' | 'ERROR_FORM_VALUE' | 'ERROR_FORM_NOT_REVISABLE';

/** Two fields whose tops are nearer than this are on one line and are read from left to right. */
const SAME_LINE_PT = 6;

/**
 * The fields in reading order: document by document, page by page, line by line, left to right. Coordinates are points with the
 * origin bottom left, so that a larger uly is higher (Rulings §6.6).
 */
export function orderFields(forms: readonly Form[], documents: readonly Document[]): Form[] {
  const documentAt = new Map(documents.map(({ fileWsid }, index) => [fileWsid, index]));
  const place = (form: Form): number => documentAt.get(form.fileWsid) ?? documents.length;
  return forms.toSorted((a, b) => {
    const byPage = place(a) - place(b) || a.page - b.page;
    if (byPage !== 0) return byPage;
    const rise = b.position.uly - a.position.uly;
    return Math.abs(rise) > SAME_LINE_PT ? rise : a.position.ulx - b.position.ulx || rise;
  });
}

/** A field that the person may act on; what the sender fixed, an empty text too, is only shown (Rulings §1.11). */
export const isOpenField = (form: Form): boolean =>
  form.revisable || (form.initialValue === null && (form.required || pictureTypeOf(form) !== null));

/** Whether a field is completed by a picture, and by which kind. A check-mark seal is a seal (Spec §3). */
export type PictureType = 'WRITE_SIGN' | 'SEAL_SIGN' | 'INITIALS';
export const pictureTypeOf = ({ formType }: Pick<Form, 'formType'>): PictureType | null => {
  if (formType === 'WRITE_SIGN' || formType === 'INITIALS') return formType;
  return formType === 'SEAL_SIGN' || formType === 'MULTI_CHECK_MARK' ? 'SEAL_SIGN' : null;
};

/** Whether the act cannot be completed without a seal. */
export const needsSeal = (form: Form): boolean =>
  form.required && isOpenField(form) && pictureTypeOf(form) === 'SEAL_SIGN';

/**
 * The kind of the act: a signature, mere filling in, for which no certificate is issued, or the consent to void (Rulings §3).
 */
export type SigningMode = 'sign' | 'fill' | 'void';
export function modeOf(
  { envelopeFlowType }: Pick<Envelope, 'envelopeFlowType'>,
  fields: readonly Form[],
  values: FieldValues,
  /** Nothing was placed, whatever the rules show. */
  isBare = fields.length === 0,
): SigningMode {
  if (envelopeFlowType === 'CANCEL_PROCESS') return 'void';
  // Without any field the act is a signature without a mark on the page; optional check-mark seals and initials sign once they are filled.
  const signs = (form: Form): boolean =>
    form.formType === 'MULTI_CHECK_MARK' || form.formType === 'INITIALS'
      ? form.required || values[form.formWsid] !== undefined
      : pictureTypeOf(form) !== null;
  return isBare || fields.some(signs) ? 'sign' : 'fill';
}

function inputOf(value: FieldValue | undefined): FormInput | undefined {
  if (value === undefined) return undefined;
  if (value.kind === 'text') return { kind: 'text', text: value.text };
  return { kind: value.kind === 'seal' || value.kind === 'files' ? value.kind : 'picture' };
}

/** Validates a field by the server's own rule (Spec §3, domain `judgeValueBy`). */
export function faultOf(form: FormAsRuled, value: FieldValue | undefined): FieldFault | null {
  if (form.unequalTo) return 'ERROR_FORM_VALUE';
  const { formWsid: id, formType, required, revisable, format, initialValue: presetValue } = form;
  const settings = kinds()?.settingsOf(form) ?? null;
  const judged = judgeValueBy(
    kinds()?.spelledValue ?? plainSpelling,
    {
      id,
      formType,
      required,
      revisable,
      format: formType === 'DATE' ? (format ?? DEFAULT_DATE_FORMAT) : format,
      presetValue,
      settings,
    },
    inputOf(value),
  );
  return judged.ok ? null : (judged.error as FieldFault);
}

export interface Progress {
  /** Required fields, and those of them that are done. */
  readonly total: number;
  readonly done: number;
  /** Each field in reading order: whether it is required and whether it is filled. */
  readonly steps: readonly { readonly formWsid: string; readonly isDone: boolean }[];
}

const needsHand = (form: Form): boolean => form.required && isOpenField(form);

/** `fields` in reading order. */
export function progressOf(fields: readonly Form[], values: FieldValues): Progress {
  const steps = fields
    .filter((form) => needsHand(form) || faultOf(form, values[form.formWsid]) !== null)
    .map((form) => ({ formWsid: form.formWsid, isDone: faultOf(form, values[form.formWsid]) === null }));
  return { total: steps.length, done: steps.filter(({ isDone }) => isDone).length, steps };
}

/** The next act of the main button (ux 16). `at` and `total` count required fields from 1. */
export type NextAct =
  | { readonly act: 'start' }
  /** There is no field, and one has to be placed first, or signing goes without (Rulings §3). */
  | { readonly act: 'place' }
  | { readonly act: 'fill'; readonly form: Form; readonly at: number; readonly total: number }
  | { readonly act: 'finish' };

/**
 * The next act: the first required field that is still open after the current one, then from the start again; if nothing is
 * left, finishing. Before any field was used it is starting.
 * @param current formWsid of the current field
 */
export function nextAct(
  fields: readonly Form[],
  values: FieldValues,
  current: string | null,
  started: boolean,
  mustPlace = false,
): NextAct {
  if (mustPlace) return { act: 'place' };
  const { steps, total } = progressOf(fields, values);
  const from = steps.findIndex(({ formWsid }) => formWsid === current) + 1;
  const round = [...steps.slice(from), ...steps.slice(0, from)];
  const step = round.find(({ isDone }) => !isDone);
  if (step === undefined) return { act: 'finish' };
  if (!started) return { act: 'start' };
  const form = fields.find(({ formWsid }) => formWsid === step.formWsid)!;
  return { act: 'fill', form, at: steps.indexOf(step) + 1, total };
}

/** The value of a field when the page opens: the sender's value, and today in a date (Spec §3). */
export function firstValue(form: Form, now: Date): FieldValue | null {
  if (showsPicture(form.formType)) return null;
  if (form.initialValue !== null) return { kind: 'text', text: form.initialValue };
  return form.formType === 'DATE' ? { kind: 'text', text: dayOf(form.format, now) } : null;
}

/** A date of the reader's calendar in the format of a field. */
export function dayOf(format: string | null, day: Date): string {
  const wanted = format !== null && isDateFormat(format) ? format : DEFAULT_DATE_FORMAT;
  return formatDay(wanted, day.getFullYear(), day.getMonth() + 1, day.getDate());
}

/** `yyyy-MM-dd`, as a native date picker needs it, of a date written in a field's format; '' if it is invalid. */
export function pickerDay(format: string | null, text: string): string {
  const wanted = format !== null && isDateFormat(format) ? format : DEFAULT_DATE_FORMAT;
  const order = [...wanted.matchAll(/yyyy|MM|dd/g)].map(([part]) => part);
  const numbers = text.match(/\d+/g) ?? [];
  const part = (name: string): string => numbers[order.indexOf(name)] ?? '';
  return faultOfDay(wanted, text) ? '' : `${part('yyyy')}-${part('MM')}-${part('dd')}`;
}

const faultOfDay = (format: string, text: string): boolean => {
  const facts = { id: '', formType: 'DATE' as FormType, required: true, revisable: true, format, presetValue: null };
  return !judgeValueBy(plainSpelling, facts, { kind: 'text', text }).ok;
};

function toWire(value: FieldValue): InitialValue {
  switch (value.kind) {
    case 'write':
      return { writeData: value.writeData, ...(value.strokes === undefined ? {} : { strokes: value.strokes }) };
    case 'kept':
      return { writeWsid: value.writeWsid };
    case 'seal':
      return { sealWsid: value.sealWsid };
    case 'text':
      return value.text;
    case 'files':
      return { attachmentWsids: value.attachmentWsids };
  }
}

/** The `forms` of a signing call (Rulings §6.9); an empty optional field is left out. */
export function wireForms(
  fields: readonly Form[],
  values: FieldValues,
): { formWsid: string; initialValue: InitialValue }[] {
  return fields.flatMap((form) => {
    const value = values[form.formWsid];
    if (value === undefined || !isOpenField(form)) return [];
    if (value.kind === 'text' && value.text === '' && form.initialValue === null) return [];
    return [{ formWsid: form.formWsid, initialValue: toWire(value) }];
  });
}
