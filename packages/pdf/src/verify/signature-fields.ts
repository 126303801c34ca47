import { splitFirstElement } from '@countersign/asn1';
import type { Covered } from './covered-digests.ts';
import type { PdfDocument } from '../syntax/document.ts';
import { type PdfDict, PdfRef, PdfString, isDict, textOf, type PdfValue } from '../syntax/objects.ts';

/** A filled signature field (ISO 32000-2 §12.8.1), as in the newest revision. */
export interface SignatureField {
  readonly fieldName: string;
  readonly signature: PdfDict;
  /** Object number of the signature dictionary, null if it is direct. */
  readonly objectNumber: number | null;
  /** Object number of the field, which contains a direct signature dictionary. */
  readonly fieldNumber: number;
  readonly isTimestamp: boolean;
  /** The lock of its field, which takes effect with the signature (ISO 32000-2 §12.7.5.5). */
  readonly lock: PdfDict | null;
}

/** A terminal or inner field of the form, with its full name. */
export interface FormField {
  readonly name: string;
  readonly ref: PdfRef;
  readonly dict: PdfDict;
  /** Own or inherited. */
  readonly type: string | null;
}

const DEEPEST_FIELD = 32;

/** Every field of the form by reference; a circular form gives each field once. */
const readFields = (document: PdfDocument): FormField[] => [...readForm(document).fields];

/**
 * The fields of a form, and the numbers of all objects read to find them: as long as none of these changes, the fields are the
 * same.
 */
export interface ReadForm {
  readonly fields: readonly FormField[];
  readonly reads: ReadonlySet<number>;
}

/** Steps counted for reading one field. */
const FIELD_STEPS = 30;

export function readForm(document: PdfDocument): ReadForm {
  const fields: FormField[] = [];
  const seen = new Set<number>();
  const reads = new Set<number>([document.rootRef.num]);
  const read = (value: PdfValue | undefined): PdfValue | undefined => {
    for (let at = value; at instanceof PdfRef && !reads.has(at.num); at = document.objectAt(at.num)) reads.add(at.num);
    return value;
  };
  const visit = (value: PdfValue, prefix: string, inherited: string | null, depth: number): void => {
    if (!(value instanceof PdfRef) || seen.has(value.num) || depth > DEEPEST_FIELD) return;
    seen.add(value.num);
    document.spend(FIELD_STEPS);
    const dict = document.get(read(value));
    if (!isDict(dict)) return;
    const own = textOf(document.get(read(dict.get('T'))));
    const name = own === null ? prefix : prefix === '' ? own : `${prefix}.${own}`;
    const type = document.getName(read(dict.get('FT'))) ?? inherited;
    fields.push({ name, ref: value, dict, type });
    for (const kid of document.getArray(read(dict.get('Kids'))) ?? []) visit(kid, name, type, depth + 1);
  };
  const form = document.getDict(read(document.catalog.get('AcroForm')));
  for (const field of document.getArray(read(form?.get('Fields'))) ?? []) visit(field, '', null, 0);
  return { fields, reads };
}

export const readSignatureFields = (document: PdfDocument): SignatureField[] =>
  signatureFieldsOf(document, readFields(document));

export function signatureFieldsOf(document: PdfDocument, fields: readonly FormField[]): SignatureField[] {
  return fields.flatMap(({ name, ref, dict, type }) => {
    const value = dict.get('V');
    const signature = type === 'Sig' ? document.getDict(value) : null;
    if (signature === null) return [];
    const isTimestamp = document.getName(signature.get('SubFilter')) === 'ETSI.RFC3161';
    const lock = document.getDict(dict.get('Lock'));
    const objectNumber = value instanceof PdfRef ? value.num : null;
    return [{ fieldName: name, signature, objectNumber, fieldNumber: ref.num, isTimestamp, lock }];
  });
}

/** The bytes that a signature covers and the CMS in the gap between them. */
export interface SignedRange extends Covered {
  readonly pieces: readonly [Uint8Array, Uint8Array];
  readonly cms: Uint8Array;
  /** Whether its hexadecimal digits use one case. */
  readonly isUniform: boolean;
}

/**
 * Strict reading of /ByteRange (ETSI EN 319 142-1 §5.5, ISO 32000-2 §12.8.1): two ranges starting at octet 0, with a gap that
 * is exactly the hexadecimal string in /Contents of this dictionary, and only zeros after its DER. Null otherwise.
 */
export function readSignedRange(
  document: PdfDocument,
  { signature, objectNumber, fieldNumber }: SignatureField,
): SignedRange | null {
  const { bytes } = document;
  const range = (document.getArray(signature.get('ByteRange')) ?? []).map((item) => document.getNumber(item));
  const [start, first, second, length] = range;
  const isWhole = range.length === 4 && range.every((item) => item !== null && Number.isInteger(item) && item >= 0);
  if (!isWhole || start !== 0 || first == null || second == null || length == null) return null;
  const end = second + length;
  if (first >= second || end > bytes.length || bytes[first] !== 0x3c || bytes[second - 1] !== 0x3e) return null;
  if (!standsWithin(document, objectNumber ?? fieldNumber, first, second)) return null;
  document.spend((second - first) << 1);
  const hex = bytes.toString('latin1', first + 1, second - 1);
  if (hex.length % 2 !== 0 || !/^[0-9a-fA-F]*$/.test(hex)) return null;
  const padded = new Uint8Array(Buffer.from(hex, 'hex'));
  const contents = document.get(signature.get('Contents'));
  if (!(contents instanceof PdfString) || Buffer.compare(contents.bytes, padded) !== 0) return null;
  try {
    const { element, rest } = splitFirstElement(padded);
    if (rest.some((octet) => octet !== 0)) return null;
    const isUniform = !/[a-f]/.test(hex) || !/[A-F]/.test(hex);
    return {
      first,
      second,
      end,
      pieces: [bytes.subarray(0, first), bytes.subarray(second, end)],
      cms: element,
      isUniform,
    };
  } catch {
    return null;
  }
}

/**
 * Whether the gap lies within the object of the signature dictionary, so that no copy elsewhere can reuse its bytes: its own
 * object, or the object of the field that contains it directly.
 */
function standsWithin(document: PdfDocument, objectNumber: number, first: number, second: number): boolean {
  const entry = document.lookup(objectNumber);
  if (entry?.type !== 'offset' || entry.offset > first) return false;
  return document.indirectAt(entry.offset).end >= second;
}

/** Index of the revision that ends where the range ends, with or without the end-of-line after its %%EOF; -1 for none. */
export const revisionEndingAt = (document: PdfDocument, end: number): number =>
  document.revisions.findIndex((revision) => {
    if (revision.end === end) return true;
    const between = end < revision.end ? document.bytes.toString('latin1', end, revision.end) : 'x';
    return /^[\r\n]{1,2}$/.test(between);
  });
