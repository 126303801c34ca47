import {
  type FormPosition,
  type FramePart,
  type PageSize,
  TICKED,
  checkMarkSlices,
  chosenIn,
  isSigningForm,
  optionBoxes,
  showsPicture,
  toWsid,
} from '@countersign/domain';
import type { DocumentRow, FormRow } from './store.ts';

/**
 * Names (`/T`) of the fields of the prepare revision: the id of the form or participant, which has no dot and reveals
 * nothing about a person (conventions, rule 4). Prepare allocates by this plan, signing fills by it.
 */
export const formFieldName = (formId: string): string => toWsid('form', formId);
/** For a slice of a check-mark seal; the one on the page of its `certPages` has the form's own name. */
const sliceFieldName = (formId: string, page: number): string => `${formFieldName(formId)}_P${page}`;
/** For one of several boxes of a CHECKBOX, counted from 1. */
const boxFieldName = (formId: string, number: number): string => `${formFieldName(formId)}_O${number}`;
/** For a signer without any form: invisible, in the first document; named after the first who had the act (`firstInLine`). */
export const invisibleFieldName = (participantId: string): string => toWsid('participant', participantId);
/** One in each document, for the time-stamp of the completion. */
export const TIMESTAMP_FIELD_NAME = 'DocumentTimestamp';

/** In an upload that was signed here before, that name is taken; there the name also contains the envelope's id. */
export const timestampFieldName = ({ signedBefore, envelopeId }: Pick<DocumentRow, 'signedBefore' | 'envelopeId'>) =>
  signedBefore ? `${TIMESTAMP_FIELD_NAME}_${toWsid('envelope', envelopeId)}` : TIMESTAMP_FIELD_NAME;

/** A PDF field of a form: one per form, or one for each slice of a check-mark seal. */
export interface FieldOfForm {
  readonly fieldId: string;
  readonly page: number;
  readonly box: FormPosition;
  /** The part of the seal's frame that it shows; null if it shows its value whole. */
  readonly part: FramePart | null;
}

/** A text, or the state of a box. */
interface FieldValue {
  readonly fieldId: string;
  readonly text: string;
}

type PlacedForm = Pick<FormRow, 'id' | 'page' | 'ulx' | 'uly' | 'lrx' | 'lry' | 'checkMark'> &
  Partial<Pick<FormRow, 'formType' | 'settings'>>;

/** The options of a form that are fields of their own. */
const boxesOf = ({ formType, settings }: Pick<PlacedForm, 'formType' | 'settings'>): readonly string[] =>
  formType === 'CHECKBOX' ? (settings?.options ?? []) : [];

/** The fields of a form. For a check-mark seal the slice that may be its holder's signature field comes first. */
export function fieldsOfForm(form: PlacedForm, pages: readonly PageSize[]): FieldOfForm[] {
  const { id, page, ulx, uly, lrx, lry, checkMark } = form;
  const options = boxesOf(form);
  if (options.length > 0)
    return optionBoxes(form, options.length).map((box, at) => ({
      fieldId: boxFieldName(id, at + 1),
      page,
      box,
      part: null,
    }));
  if (checkMark === null) return [{ fieldId: formFieldName(id), page, box: { ulx, uly, lrx, lry }, part: null }];
  const slices = checkMarkSlices(checkMark, pages);
  if (!slices.ok) throw new Error('a check-mark seal does not fit the pages it was judged on');
  return slices.value
    .toSorted((a, b) => Number(b.isCert) - Number(a.isCert))
    .map(({ page: at, position, part, isCert }) => ({
      fieldId: isCert ? formFieldName(id) : sliceFieldName(id, at),
      page: at,
      box: position,
      part,
    }));
}

/** The states of a box (ISO 32000-2 §12.7.5.2.3); those of a single choice are the numbers of its options, from 0. */
const CHOSEN = 'Yes';
const UNCHOSEN = 'Off';

/** What the fields of a form show for its value; an empty value empties them. */
export function fieldTexts(form: Pick<FormRow, 'id' | 'formType' | 'settings'>, value: string): FieldValue[] {
  const { id, formType, settings } = form;
  const fieldId = formFieldName(id);
  if (formType === 'RADIO') {
    const at = settings?.options?.indexOf(value) ?? -1;
    return [{ fieldId, text: at < 0 ? UNCHOSEN : String(at) }];
  }
  if (formType !== 'CHECKBOX') return [{ fieldId, text: value }];
  const options = boxesOf(form);
  const chosen = chosenIn(value);
  const stateOf = (isOn: boolean): string => (isOn ? CHOSEN : UNCHOSEN);
  return options.length === 0
    ? [{ fieldId, text: stateOf(value === TICKED) }]
    : options.map((one, at) => ({ fieldId: boxFieldName(id, at + 1), text: stateOf(chosen.includes(one)) }));
}

/** Precedence among forms for the signature field: made by the prepare revision, a form of its own, then its age. */
const rank = (form: FormRow): string => `${form.appended ? 1 : 0}${isSigningForm(form.formType) ? 0 : 1}${form.id}`;

/**
 * The form that is the signature field of a participant in a document: their first signature or seal form, by id, or
 * else their first check-mark seal or initials; further ones are buttons (conventions, rule 3). Null if they have none there.
 */
export function signatureFormOf(forms: readonly FormRow[], participantId: string, fileId: string): FormRow | null {
  const theirs = forms.filter(
    (form) => form.participantId === participantId && form.fileId === fileId && showsPicture(form.formType),
  );
  return theirs.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))[0] ?? null;
}

/** The document in which a signer without any form signs invisibly: the first by order; null for everyone else. */
export function invisibleFieldDocument(
  documents: readonly { readonly fileId: string }[],
  forms: readonly FormRow[],
  participantId: string,
): string | null {
  return forms.some((form) => form.participantId === participantId) ? null : (documents[0]?.fileId ?? null);
}
