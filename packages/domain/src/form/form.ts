import { type Decision, type RefusalParams, accept, refuse } from '../decision.ts';
import { CHECK_MARK_SIZE_PT, DATE_BOX_PT, SEAL_BOX_PT, SIGN_BOX_PT, TEXT_BOX_PT } from '../limits.ts';
import type { AttachmentKind, FormType } from '../vocabulary.ts';
import { isDateFormat, isDayIn } from './date-format.ts';
import type { FormRules } from './rule-shapes.ts';

/** Points on the page as displayed (CropBox, rotated), origin bottom left, so uly > lry (Rulings §6.6). */
export interface FormPosition {
  readonly ulx: number;
  readonly uly: number;
  readonly lrx: number;
  readonly lry: number;
}
/** The page as displayed, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Spec §9 "Default box sizes", in points. */
export const DEFAULT_BOX_PT: Readonly<Record<FormType, { readonly width: number; readonly height: number }>> = {
  WRITE_SIGN: SIGN_BOX_PT,
  SEAL_SIGN: SEAL_BOX_PT,
  TEXT: TEXT_BOX_PT,
  DATE: DATE_BOX_PT,
  MULTI_CHECK_MARK: { width: CHECK_MARK_SIZE_PT, height: CHECK_MARK_SIZE_PT },
  DROPDOWN: TEXT_BOX_PT,
  RADIO: { width: 120, height: 40 },
  CHECKBOX: { width: 16, height: 16 },
  INITIALS: { width: 50, height: 24 },
  ATTACHMENT: { width: 180, height: 24 },
};

/** Kinds drawn by hand or stamped; a form of these kinds carries its participant's signature. */
export const isSigningForm = (type: FormType): boolean => type === 'WRITE_SIGN' || type === 'SEAL_SIGN';
/** Kinds that show a picture of the participant: a signature, initials, a seal, or the slices of one. */
export const showsPicture = (type: FormType): boolean =>
  isSigningForm(type) || type === 'MULTI_CHECK_MARK' || type === 'INITIALS';

/** Kinds whose value is a text that can be entered beforehand. */
export const takesText = (type: FormType): boolean => !showsPicture(type) && type !== 'ATTACHMENT';

const isHandwritten = (type: FormType): boolean => type === 'WRITE_SIGN' || type === 'INITIALS';

/** Kinds whose value is chosen among options. */
export const isChoice = (type: FormType): boolean => type === 'DROPDOWN' || type === 'RADIO' || type === 'CHECKBOX';

/** What only some kinds of forms have. */
export interface FormSettings {
  /** Of a choice, in their order; a CHECKBOX without any is a single box. */
  readonly options?: readonly string[] | undefined;
  /** How many of the options of a CHECKBOX have to be chosen, if any is. */
  readonly minChosen?: number | undefined;
  readonly maxChosen?: number | undefined;
  /** Of an ATTACHMENT: the kinds of files that it takes, how many of them, and the size of one in MB. */
  readonly fileKinds?: readonly AttachmentKind[] | undefined;
  readonly maxFiles?: number | undefined;
  readonly maxFileMb?: number | undefined;
  /** Of every kind. */
  readonly rules?: FormRules | undefined;
}

/** A tolerance of half a point, so that a box rounded by a browser may touch the edge. */
const EDGE_TOLERANCE_PT = 0.5;
const SMALLEST_BOX_PT = 4;

export const isOnPage = (
  { ulx, uly, lrx, lry }: FormPosition,
  page: PageSize,
  tolerancePt: number = EDGE_TOLERANCE_PT,
): boolean =>
  [ulx, uly, lrx, lry].every(Number.isFinite) &&
  ulx >= -tolerancePt &&
  lry >= -tolerancePt &&
  lrx <= page.width + tolerancePt &&
  uly <= page.height + tolerancePt;

/** Whether boxes share more than an edge. */
export const doOverlap = (a: FormPosition, b: FormPosition): boolean =>
  Math.min(a.lrx, b.lrx) - Math.max(a.ulx, b.ulx) > EDGE_TOLERANCE_PT &&
  Math.min(a.uly, b.uly) - Math.max(a.lry, b.lry) > EDGE_TOLERANCE_PT;

/** Spec §5: form positions must lie within the page size. */
export function judgePosition(position: FormPosition, page: PageSize | undefined): Decision<FormPosition> {
  const { ulx, uly, lrx, lry } = position;
  const inside =
    page !== undefined && isOnPage(position, page) && lrx - ulx >= SMALLEST_BOX_PT && uly - lry >= SMALLEST_BOX_PT;
  return inside ? accept(position) : refuse('ERROR_FORM_POSITION');
}

export interface FormFacts {
  readonly id: string;
  readonly formType: FormType;
  /** By which a refusal tells the field: the page, and the name that the sender gave it. */
  readonly page?: number;
  readonly name?: string | null;
  readonly required: boolean;
  readonly revisable: boolean;
  readonly format: string | null;
  /** What the sender entered in advance: a text or a date. */
  readonly presetValue: string | null;
  readonly settings?: FormSettings | null;
}

/** What a signer submits for one form, its picture or seal already resolved to its kind. */
export type FormInput =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture' }
  | { readonly kind: 'seal' }
  | { readonly kind: 'files' };

const TEXT_MAX = 2000;
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\p{Cs}]/u;

/** The text of a form as it is printed; null if the form does not take it. */
export type Spelling = (form: FormFacts, text: string) => string | null;

/** The spelling of any text and of days, which are all that most pages need; `spelledValue` knows every kind. */
export const plainSpelling: Spelling = ({ formType, format }, text) => {
  if (formType === 'DATE') return format !== null && isDateFormat(format) && isDayIn(format, text) ? text : null;
  return formType === 'TEXT' && (format === null || isDateFormat(format)) ? text : null;
};

/**
 * Validates the value of one form against its kind, its format and what the sender fixed (Spec §3, Rulings §1.11). An accepted text
 * is spelled as it is printed.
 */
export function judgeValueBy(
  spelling: Spelling,
  form: FormFacts,
  input: FormInput | undefined,
): Decision<FormInput | null> {
  if (input === undefined) {
    if (form.presetValue !== null) return accept({ kind: 'text', text: form.presetValue });
    return form.required ? refuse('ERROR_FORM_REQUIRED', nameOf(form)) : accept(null);
  }
  if (input.kind !== inputKindOf(form.formType)) return refuse('ERROR_FORM_VALUE', nameOf(form));
  if (input.kind !== 'text') return accept(input);
  if (!form.revisable && input.text !== (form.presetValue ?? '')) {
    return refuse('ERROR_FORM_NOT_REVISABLE', nameOf(form));
  }
  return input.text === '' ? emptied(form) : judgeText(spelling, form, input.text);
}

function inputKindOf(type: FormType): FormInput['kind'] {
  if (type === 'ATTACHMENT') return 'files';
  return takesText(type) ? 'text' : isHandwritten(type) ? 'picture' : 'seal';
}

/** What a refusal tells about the field. */
const nameOf = ({ id, page, name }: FormFacts) => ({
  formId: id,
  ...(page === undefined ? {} : { page }),
  ...(name ? { name } : {}),
});

/** The options of a choice as a refusal lists them, with how many may be chosen. */
function choicesOf({ settings }: FormFacts): RefusalParams {
  if (!settings?.options) return {};
  const { options, minChosen, maxChosen } = settings;
  const count =
    minChosen === undefined && maxChosen === undefined ? '' : ` (${minChosen ?? 0}–${maxChosen ?? options.length})`;
  return { detail: `${options.join(' / ').slice(0, 400)}${count}` };
}

/** A value of the sender that was removed is removed from the document too. */
function emptied(form: FormFacts): Decision<FormInput | null> {
  if (form.required) return refuse('ERROR_FORM_REQUIRED', nameOf(form));
  return accept(form.presetValue === null ? null : { kind: 'text', text: '' });
}

function judgeText(spelling: Spelling, form: FormFacts, text: string): Decision<FormInput | null> {
  if ([...text].length > TEXT_MAX || CONTROL.test(text)) {
    return refuse('ERROR_FORM_VALUE', { ...nameOf(form), limit: TEXT_MAX });
  }
  const printed = spelling(form, text);
  if (printed === '') return emptied(form);
  return printed === null
    ? refuse('ERROR_FORM_VALUE', { ...nameOf(form), format: form.format ?? '', ...choicesOf(form) })
    : accept({ kind: 'text', text: printed });
}
