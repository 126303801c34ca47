import type { Document, Form } from '@countersign/contract';
import { mustPlaceForms, showsPicture } from '@countersign/domain';
import { type FieldValue, type FieldValues, firstValue, isOpenField, pictureTypeOf } from '../model/fields.ts';
import type { Kept } from '../model/kept-values.ts';
import type { Signing } from '../model/queries.ts';

/** The maximum for one confirmation, since the signer has to view each of them. */
export const BATCH_MAX = 50;

/** The envelopes that an address names, each once, in the order of the address. */
export const idsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  ),
];

/** The reason why an envelope cannot be signed together with others; each can be signed by itself. */
export type OutReason = 'checker' | 'shield' | 'bothProofs' | 'voiding' | 'place' | 'text' | 'password';

/**
 * Envelopes can be signed together if the same values complete them all: one signature, one seal, today's date, one sign
 * password. A text or a choice left to the signer differs for each contract.
 */
export function outReason({ envelope, participant, forms, authentication }: Signing): OutReason | null {
  if (participant.actionType === 'CHECKER') return 'checker';
  if (envelope.envelopeFlowType === 'CANCEL_PROCESS') return 'voiding';
  if (participant.secureLevel === 'SHIELD_CERT') return 'shield';
  if (participant.authLevel === 'HIGH') return 'bothProofs';
  const flow = { ...envelope, flowType: envelope.envelopeFlowType };
  if (mustPlaceForms(flow, { hasForms: forms.length > 0, noAppearance: participant.noAppearance })) return 'place';
  const isOpenText = ({ formType, required, initialValue }: Form): boolean =>
    (formType === 'INITIALS' || (formType !== 'DATE' && !showsPicture(formType))) && required && initialValue === null;
  if (forms.some((form) => isOpenText(form) || form.rules)) return 'text';
  // A code is valid for one participant only (Rulings §5.4).
  return authentication.signPassword ? null : 'password';
}

export type Adopted = Kept['adopted'];
/** Initials are drawn for one contract. */
export type BatchPicture = Exclude<keyof Adopted, 'INITIALS'>;
const isAsked = (form: Form): boolean => form.required && isOpenField(form);

/** Which of the two pictures the envelopes require. */
export function neededPictures(signings: readonly Signing[]): readonly BatchPicture[] {
  const asked = signings.flatMap(({ forms }) => forms.filter(isAsked).map(pictureTypeOf));
  return (['WRITE_SIGN', 'SEAL_SIGN'] as const).filter((picture) => asked.includes(picture));
}

/** The values for the fields of one envelope: those of the sender, today, and the pictures where one is required. */
export function valuesFor(forms: readonly Form[], adopted: Adopted, now: Date): FieldValues {
  return Object.fromEntries(
    forms.flatMap((form): [string, FieldValue][] => {
      const picture = pictureTypeOf(form);
      const value = picture === null ? firstValue(form, now) : isAsked(form) ? adopted[picture] : null;
      return value === null ? [] : [[form.formWsid, value]];
    }),
  );
}

/** Identifies what was viewed: an envelope whose documents have changed since has to be viewed again (security 54). */
export const seenKey = ({ envelope, documents }: Signing): string =>
  [envelope.envelopeWsid, ...documents.map(({ digest }) => digest)].join(' ');

/** A page that was drawn, of the revision that was shown. */
export const drawnKey = ({ fileWsid, digest }: Pick<Document, 'fileWsid' | 'digest'>, page: number): string =>
  `${fileWsid} ${digest} ${page}`;

/** Of `drawnPages` of the viewer (`docId page`), those of these documents. */
export const drawnKeys = (documents: readonly Document[], drawnPages: ReadonlySet<string>): string[] =>
  documents.flatMap((document) =>
    document.pages.flatMap((_, index) =>
      drawnPages.has(`${document.fileWsid} ${index + 1}`) ? [drawnKey(document, index + 1)] : [],
    ),
  );

export type Result =
  | { readonly state: 'waiting' | 'signing' | 'signed' | 'changed' }
  /** `again`: no answer came, or the server was busy; the same request may be repeated. */
  | { readonly state: 'refused'; readonly message: string; readonly again: boolean };
