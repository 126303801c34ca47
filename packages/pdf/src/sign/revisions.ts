import { createHash } from 'node:crypto';
import { PdfError } from '../errors.ts';
import type { DraftRevision, FieldText, OpenRevision, PlannedField, PreparePlan, SignatureRequest } from '../model.ts';
import { PdfDocument } from '../syntax/document.ts';
import { Increment } from '../syntax/increment.ts';
import { dateString, dict, isDict, name, type PdfDict, type PdfRef, textString } from '../syntax/objects.ts';
import { addFields } from './add-fields.ts';
import { fieldFinder, fillPictures, fillTexts } from './fill-fields.ts';
import { checkChangesPermitted, fieldsByName, signedFields } from './form-fields.ts';
import { markPages } from './mark-pages.ts';
import { addSignatureDictionary, DEFAULT_RESERVE, digestRevision, draftRevision } from './signature-dictionary.ts';

const open = (base: Uint8Array): PdfDocument => {
  const document = PdfDocument.open(base);
  checkChangesPermitted(document);
  return document;
};

/** Joins a base and the octets appended to it into one file. */
export function joinRevision(base: Uint8Array, append: Uint8Array): Uint8Array {
  const whole = new Uint8Array(base.length + append.length);
  whole.set(base);
  whole.set(append, base.length);
  return whole;
}

const written = (increment: Increment): Uint8Array => new Uint8Array(increment.write());

/**
 * Writes the revision that creates all fields before the first signature. Returns the octets to append. Throws PdfError:
 * DAMAGED, ENCRYPTED, NO_CHANGES_PERMITTED, PAGE_MISSING, OUTSIDE_PAGE, FIELD_EXISTS, FIELD_KIND, GLYPH_MISSING,
 * TEXT_DOES_NOT_FIT. A page mark is drawn over the page content only in this revision, because nothing is signed yet.
 */
export function prepareRevision(base: Uint8Array, plan: PreparePlan): Uint8Array {
  const increment = new Increment(open(base));
  const added = addFields(increment, plan.fields);
  const values = plan.fields.flatMap((field): FieldText[] =>
    'value' in field && field.value !== undefined && field.value !== ''
      ? [{ fieldId: field.fieldId, text: field.value }]
      : [],
  );
  fillTexts(increment, fieldFinder(increment, added), values);
  if (plan.pageMark !== undefined) markPages(increment, plan.pageMark);
  return increment.isEmpty ? new Uint8Array() : written(increment);
}

/**
 * Writes the revision of a participant who only fills in, including fields they placed themselves. Returns the octets to
 * append. Throws like prepareRevision, and FIELD_MISSING.
 */
export function fillRevision(
  base: Uint8Array,
  texts: readonly FieldText[],
  newFields: readonly PlannedField[] = [],
): Uint8Array {
  const increment = new Increment(open(base));
  fillTexts(increment, fieldFinder(increment, addFields(increment, newFields)), texts);
  return increment.isEmpty ? new Uint8Array() : written(increment);
}

/** The signature field to fill. Throws FIELD_MISSING, FIELD_KIND, FIELD_FILLED. */
function emptySignatureField(increment: Increment, find: (fieldId: string) => PdfRef, fieldId: string): PdfRef {
  const ref = find(fieldId);
  const field = increment.edit(ref);
  const type = increment.get(field.get('FT'));
  if (type === null || typeof type !== 'object' || !('name' in type) || type.name !== 'Sig') {
    throw new PdfError('FIELD_KIND', `${fieldId} is not a signature field`);
  }
  if (increment.get(field.get('V')) !== null) throw new PdfError('FIELD_FILLED', `${fieldId} is signed already`);
  return ref;
}

/** An invisible signature field is created only if none was prepared. */
function missingFields(document: PdfDocument, fields: readonly PlannedField[]): readonly PlannedField[] {
  if (!fields.some(({ kind }) => kind === 'SIGNATURE')) return fields;
  const known = fieldsByName(document);
  return fields.filter((field) => field.kind !== 'SIGNATURE' || field.place !== null || !known.has(field.fieldId));
}

const DOC_MDP_FORM_FILLING = 2;

/** ISO 32000-2 §12.8.2.2: later revisions may fill in fields and sign. */
const certifying = () =>
  dict({
    Type: name('SigRef'),
    TransformMethod: name('DocMDP'),
    TransformParams: dict({ Type: name('TransformParams'), P: DOC_MDP_FORM_FILLING, V: name('1.2') }),
  });

/** ISO 32000-2 §12.8.2.4: the fields named by the signature field's lock are locked by the signature. */
function locking(increment: Increment, field: PdfRef): PdfDict[] {
  const held = increment.get(field);
  const lock = isDict(held) ? increment.get(held.get('Lock')) : null;
  if (!isDict(lock)) return [];
  const fixed = { Action: lock.get('Action') ?? name('All'), Fields: lock.get('Fields') };
  return [
    dict({
      Type: name('SigRef'),
      TransformMethod: name('FieldMDP'),
      Data: increment.document.rootRef,
      TransformParams: dict({ Type: name('TransformParams'), ...fixed, V: name('1.2') }),
    }),
  ];
}

/**
 * One signing revision: the signer's pictures and values, and an open signature (ETSI EN 319 142-1 §6.3). Its digest has to be
 * signed; `embedSignature` inserts the CMS. Throws like prepareRevision, and FIELD_MISSING, FIELD_KIND, FIELD_FILLED,
 * BAD_IMAGE.
 */
export const beginSignature = (base: Uint8Array, request: SignatureRequest): OpenRevision =>
  digestRevision(draftSignature(base, request), createHash(request.hash ?? 'sha256').update(base));

/** Like `beginSignature` but without the digest, for callers that have already hashed the base. Throws the same errors. */
export function draftSignature(base: Uint8Array, request: Omit<SignatureRequest, 'hash'>): DraftRevision {
  const document = open(base);
  const increment = new Increment(document);
  const find = fieldFinder(increment, addFields(increment, missingFields(document, request.newFields ?? [])));
  fillPictures(increment, find, request.pictures ?? []);
  fillTexts(increment, find, request.texts ?? []);
  const fieldRef = emptySignatureField(increment, find, request.fieldId);
  const certify = request.certify === true;
  if (certify && signedFields(document).length > 0) {
    throw new PdfError('FIELD_FILLED', 'only the first signature certifies a document');
  }
  const references = [...(certify ? [certifying()] : []), ...locking(increment, fieldRef)];
  const optional = (text: string | undefined) => (text === undefined || text === '' ? undefined : textString(text));
  const entries = dict({
    Type: name('Sig'),
    Filter: name('Adobe.PPKLite'),
    SubFilter: name('ETSI.CAdES.detached'),
    M: dateString(request.signingTime),
    Name: textString(request.name),
    Reason: optional(request.reason),
    Location: optional(request.location),
    ContactInfo: optional(request.contactInfo),
    Reference: references.length > 0 ? references : undefined,
  });
  const slot = addSignatureDictionary(increment, entries, request.reserve ?? DEFAULT_RESERVE);
  increment.edit(fieldRef).set('V', slot.ref);
  if (certify) increment.edit(document.rootRef).set('Perms', dict({ DocMDP: slot.ref }));
  return draftRevision(increment, slot);
}

/**
 * A document time-stamp (ETSI EN 319 142-1 §5.4.3) to be filled by an RFC 3161 token over `digest`. Uses the prepared field
 * while it is empty; creates a field for a later renewal or if none was prepared.
 */
export const beginDocumentTimestamp = (base: Uint8Array, request: TimestampRequest): OpenRevision =>
  digestRevision(draftDocumentTimestamp(base, request), createHash('sha256').update(base));

/** `reserve` as for a signature. */
export type TimestampRequest = { readonly fieldId: string; readonly reserve?: number };

/**
 * Like `beginDocumentTimestamp` but without the digest, for callers that have already hashed the base. Throws the same errors.
 */
export function draftDocumentTimestamp(
  base: Uint8Array,
  { fieldId, reserve = DEFAULT_RESERVE }: TimestampRequest,
): DraftRevision {
  const document = open(base);
  const increment = new Increment(document);
  const exists = fieldsByName(document).has(fieldId);
  const added = addFields(increment, exists ? [] : [{ kind: 'TIMESTAMP', fieldId }]);
  const fieldRef = emptySignatureField(increment, fieldFinder(increment, added), fieldId);
  const entries = dict({
    Type: name('DocTimeStamp'),
    Filter: name('Adobe.PPKLite'),
    SubFilter: name('ETSI.RFC3161'),
  });
  const slot = addSignatureDictionary(increment, entries, reserve);
  increment.edit(fieldRef).set('V', slot.ref);
  return draftRevision(increment, slot);
}
