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

/** The largest number of oldest and newest revisions whose forms are read. */
const MOST_REVISIONS_READ = 200;
/** More than any contract has signers. */
const MOST_SIGNATURES = 2_000;

/**
 * Signatures and document time-stamps of the newest revision, and those of earlier revisions that a later one removed or
 * replaced. Two fields with the same signature dictionary, or with the same bytes, both count as unsigned.
 * @throws PdfError TOO_COMPLEX for more signatures than any contract has
 */
export function collectSignatures(document: PdfDocument): Found[] {
  const newest = demandFew(readSignatureFields(document));
  const found = withoutShared(newest.map((field) => find(document, field)));
  const known = new Set(found.map(keyOf));
  const last = document.revisions.length - 1;
  let reads: ReadonlySet<number> | null = null;
  for (let index = Math.max(0, last - MOST_REVISIONS_READ); index < last; index++) {
    if (reads !== null && !contains(document, index, reads)) continue;
    const state = document.at(index);
    const form = readForm(state);
    const fields = demandFew(signatureFieldsOf(state, form.fields));
    const all = fields.map((field) => find(state, field));
    // The covered range may only be completed by a later revision.
    const isSettled = all.every(({ revision }) => revision >= 0);
    reads = isSettled ? new Set([...form.reads, ...fields.flatMap(referencesOf)]) : null;
    for (const each of all) {
      // A signature present here is present in later revisions; one that never ended a revision was handled there.
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

/** Whether a revision contains any of the given objects. */
function contains(document: PdfDocument, index: number, objects: ReadonlySet<number>): boolean {
  for (const section of document.revisions[index]?.sections ?? []) {
    for (const num of section.numbers()) {
      document.spend(1);
      if (objects.has(num)) return true;
    }
  }
  return false;
}

/** The object numbers that a signature dictionary consists of. */
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
