import type { PdfDocument } from '../syntax/document.ts';
import { type SignatureField, readSignatureFields, readSignedRange, revisionEndingAt } from './signature-fields.ts';
import type { Found } from './signature-judge.ts';

/** Forms are read again in so many of the oldest and newest revisions at most. */
const MOST_REVISIONS_READ = 200;

/**
 * Signatures and document time-stamps of the newest revision, and those of earlier ones that a later revision took away or put
 * another in the place of. Two fields with one signature dictionary, or with the same bytes, have none of their own.
 */
export function collectSignatures(document: PdfDocument): Found[] {
  const newest = readSignatureFields(document);
  const found = withoutShared(newest.map((field) => find(document, field)));
  const known = new Set(found.map(keyOf));
  const last = document.revisions.length - 1;
  for (let index = Math.max(0, last - MOST_REVISIONS_READ); index < last; index++) {
    const state = document.at(index);
    for (const field of readSignatureFields(state)) {
      const each = find(state, field);
      // What is there is there again in later revisions; what never ended one was judged there.
      if (each.range === null || each.revision < 0 || known.has(keyOf(each))) continue;
      known.add(keyOf(each));
      found.push(each);
    }
  }
  return found.toSorted((a, b) => order(a) - order(b));
}

const order = ({ revision }: Found): number => (revision < 0 ? Number.MAX_SAFE_INTEGER : revision);
const keyOf = ({ range, field }: Found): string => (range ? `${range.first} ${range.end}` : `field ${field.fieldName}`);

function find(document: PdfDocument, field: SignatureField): Found {
  const range = readSignedRange(document, field);
  return { field, range, revision: range ? revisionEndingAt(document, range.end) : -1 };
}

const withoutShared = (found: readonly Found[]): Found[] =>
  found.map((each) =>
    found.some((other) => other !== each && isShared(each, other)) ? { ...each, range: null, revision: -1 } : each,
  );

const isShared = (a: Found, b: Found): boolean =>
  (a.field.objectNumber !== null && a.field.objectNumber === b.field.objectNumber) ||
  (a.range !== null && b.range !== null && a.range.first === b.range.first && a.range.end === b.range.end);
