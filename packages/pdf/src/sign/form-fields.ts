import { PdfError } from '../errors.ts';
import type { PdfDocument } from '../syntax/document.ts';
import { isName, type PdfDict, PdfRef, type PdfValue, textOf } from '../syntax/objects.ts';

/** A terminal field of the interactive form (ISO 32000-2 §12.7), with its inherited type and value. */
export type FormField = {
  readonly ref: PdfRef;
  readonly dict: PdfDict;
  /** The fully qualified name: partial names joined by dots. */
  readonly name: string;
  readonly type: string | null;
  readonly value: PdfValue;
};

const MAX_DEPTH = 32;

/** All terminal fields. Throws DAMAGED or TOO_COMPLEX if the form is not a tree. */
export function formFields(document: PdfDocument): FormField[] {
  const found: FormField[] = [];
  const seen = new Set<number>();
  type Inherited = Pick<FormField, 'name' | 'type' | 'value'>;
  const walk = (ref: PdfValue, from: Inherited, depth: number): void => {
    if (!(ref instanceof PdfRef) || seen.has(ref.num) || depth > MAX_DEPTH) return;
    seen.add(ref.num);
    const dict = document.getDict(ref);
    if (dict === null) return;
    const partial = textOf(document.get(dict.get('T')));
    const own: Inherited = {
      name: partial === null ? from.name : from.name === '' ? partial : `${from.name}.${partial}`,
      type: document.getName(dict.get('FT')) ?? from.type,
      value: dict.has('V') ? document.get(dict.get('V')) : from.value,
    };
    const kids = document.getArray(dict.get('Kids')) ?? [];
    // Kids without a name are widgets of this field, not fields.
    const children = kids.filter((kid) => document.getDict(kid)?.has('T') === true);
    if (children.length === 0) found.push({ ref, dict, ...own });
    for (const child of children) walk(child, own, depth + 1);
  };
  const form = document.getDict(document.catalog.get('AcroForm'));
  for (const ref of document.getArray(form?.get('Fields')) ?? []) walk(ref, { name: '', type: null, value: null }, 0);
  return found;
}

/** The fields of a form by name. */
export const fieldsByName = (document: PdfDocument): Map<string, FormField> =>
  new Map(formFields(document).map((field) => [field.name, field]));

/** Signature fields that hold a signature or a time-stamp. */
export const signedFields = (document: PdfDocument): FormField[] =>
  formFields(document).filter(({ type, value }) => type === 'Sig' && value !== null);

/** The permission of the certifying signature (ISO 32000-2 §12.8.2.2), 2 if it names none. */
export function certification(document: PdfDocument): 1 | 2 | 3 | null {
  const permissions = document.getDict(document.catalog.get('Perms'));
  const signature = document.getDict(permissions?.get('DocMDP'));
  if (signature === null) return null;
  for (const each of document.getArray(signature.get('Reference')) ?? []) {
    const reference = document.getDict(each);
    if (!isName(document.get(reference?.get('TransformMethod')), 'DocMDP')) continue;
    const level = document.getNumber(document.getDict(reference?.get('TransformParams'))?.get('P'));
    if (level === 1 || level === 3) return level;
  }
  return 2;
}

/** Throws NO_CHANGES_PERMITTED if the document's certification permits no changes. */
export function checkChangesPermitted(document: PdfDocument): void {
  if (certification(document) !== 1) return;
  throw new PdfError('NO_CHANGES_PERMITTED', 'the certification of the document permits no changes');
}
