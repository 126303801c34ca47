import { isSigningForm, toWsid } from '@countersign/domain';
import type { FormRow } from './store.ts';

/**
 * Names (`/T`) of the fields of the prepare revision: the id of what they belong to, which has no dot and says nothing
 * of a person (conventions, rule 4). Prepare allocates by this plan, signing fills by it.
 */
export const formFieldName = (formId: string): string => toWsid('form', formId);
/** Of a signer without any form: invisible, in the first document; named after the first who had the act (`firstInLine`). */
export const invisibleFieldName = (participantId: string): string => toWsid('participant', participantId);
/** One in each document, for the time-stamp of the completion. */
export const TIMESTAMP_FIELD_NAME = 'DocumentTimestamp';

/**
 * The form that is the signature field of a participant in a document: their first signature or seal form, by id;
 * further ones are buttons (conventions, rule 3). Null where they have none there.
 */
export function signatureFormOf(forms: readonly FormRow[], participantId: string, fileId: string): FormRow | null {
  const theirs = forms.filter(
    (form) => form.participantId === participantId && form.fileId === fileId && isSigningForm(form.formType),
  );
  return theirs.toSorted((a, b) => (a.id < b.id ? -1 : 1))[0] ?? null;
}

/** The document in which a signer without any form signs invisibly: the first by its order; null for everybody else. */
export function invisibleFieldDocument(
  documents: readonly { readonly fileId: string }[],
  forms: readonly FormRow[],
  participantId: string,
): string | null {
  return forms.some((form) => form.participantId === participantId) ? null : (documents[0]?.fileId ?? null);
}
