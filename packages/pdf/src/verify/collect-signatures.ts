import { tooComplex } from '../errors.ts';
import type { PdfDocument } from '../syntax/document.ts';
import { PdfRef } from '../syntax/objects.ts';
import {
  type SignatureField,
  readForm,
  readSignatureFields,
  readSignedRange,
  revisionEndingAt,
  signatureFieldsOf,
} from './signature-fields.ts';
import type { Found } from './signature-judge.ts';

/** Forms are read again in so many of the oldest and newest revisions at most. */
const MOST_REVISIONS_READ = 200;
/** More than any contract has signers. */
const MOST_SIGNATURES = 2_000;

/**
 * Signatures and document time-stamps of the newest revision, and those of earlier ones that a later revision took away or put
 * another in the place of. Two fields with one signature dictionary, or with the same bytes, have none of their own.
 * @throws PdfError TOO_COMPLEX for more of them than any contract has
 */
export function collectSignatures(document: PdfDocument): Found[] {
  const newest = demandFew(readSignatureFields(document));
  const found = withoutShared(newest.map((field) => find(document, field)));
  const known = new Set(found.map(keyOf));
  const last = document.revisions.length - 1;
  let reads: ReadonlySet<number> | null = null;
  for (let index = Math.max(0, last - MOST_REVISIONS_READ); index < last; index++) {
    if (reads !== null && !speaksOf(document, index, reads)) continue;
    const state = document.at(index);
    const form = readForm(state);
    const fields = demandFew(signatureFieldsOf(state, form.fields));
    const all = fields.map((field) => find(state, field));
    // What a signature covers may come only with a later revision.
    const isSettled = all.every(({ revision }) => revision >= 0);
    reads = isSettled ? new Set([...form.reads, ...fields.flatMap(referencesOf)]) : null;
    for (const each of all) {
      // What is there is there again in later revisions; what never ended one was judged there.
      if (each.range === null || each.revision < 0 || known.has(keyOf(each))) continue;
      known.add(keyOf(each));
      found.push(each);
    }
  }
  return demandFew(found).toSorted((a, b) => order(a) - order(b));
}

function demandFew<T>(found: T[]): T[] {
  if (found.length > MOST_SIGNATURES) throw tooComplex('the file has too many signatures');
  return found;
}

/** Whether a revision says anything of some objects. */
function speaksOf(document: PdfDocument, index: number, objects: ReadonlySet<number>): boolean {
  for (const section of document.revisions[index]?.sections ?? []) {
    for (const num of section.numbers()) {
      document.spend(1);
      if (objects.has(num)) return true;
    }
  }
  return false;
}

/** What a signature dictionary consists of, by object number. */
const referencesOf = ({ signature, objectNumber }: SignatureField): number[] => [
  ...(objectNumber === null ? [] : [objectNumber]),
  ...[...signature.values()].flatMap((value) => (value instanceof PdfRef ? [value.num] : [])),
];

const order = ({ revision }: Found): number => (revision < 0 ? Number.MAX_SAFE_INTEGER : revision);
const keyOf = ({ range, field }: Found): string => (range ? `${range.first} ${range.end}` : `field ${field.fieldName}`);

function find(document: PdfDocument, field: SignatureField): Found {
  const range = readSignedRange(document, field);
  return { field, range, revision: range ? revisionEndingAt(document, range.end) : -1 };
}

function withoutShared(found: readonly Found[]): Found[] {
  const times = new Map<string, number>();
  const claims = ({ field: { objectNumber }, range }: Found): string[] => [
    ...(objectNumber === null ? [] : [`object ${objectNumber}`]),
    ...(range === null ? [] : [`range ${range.first} ${range.end}`]),
  ];
  for (const claim of found.flatMap(claims)) times.set(claim, (times.get(claim) ?? 0) + 1);
  return found.map((each) =>
    claims(each).some((claim) => (times.get(claim) ?? 0) > 1) ? { ...each, range: null, revision: -1 } : each,
  );
}
