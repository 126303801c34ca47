import type { PdfDocument } from '../syntax/document.ts';
import { LaterChanges } from './changes/later-changes.ts';
import { sameValue } from './changes/same-value.ts';
import type { Modifications, RevisionChange, RevisionKind, RevisionReport } from './report.ts';
import type { SignatureField } from './signature-fields.ts';

/** A signature or time-stamp and the index of the revision that it ends. */
export interface SignedRevision {
  readonly field: SignatureField;
  readonly revision: number;
}

/** The largest number of changes reported per revision and in total; every revision reports at least some. */
const MOST_CHANGES_REPORTED = 100;
const MOST_CHANGES_OF_FILE = 3_000;
const LEAST_CHANGES_REPORTED = 3;

export function laterChanges(document: PdfDocument, ends: readonly SignedRevision[]): LaterChanges {
  const indexes = ends.map(({ revision }) => revision);
  const first = indexes.length === 0 ? -1 : Math.min(...indexes);
  return new LaterChanges(document, first, Math.max(-1, ...indexes));
}

/**
 * The kind and the changes of each revision. Call this after `since` was called for every signature, so that forbidden changes
 * are included.
 */
export function listRevisions(
  document: PdfDocument,
  ends: readonly SignedRevision[],
  changes: LaterChanges,
): RevisionReport[] {
  const share = Math.floor(MOST_CHANGES_OF_FILE / document.revisions.length);
  const most = Math.min(MOST_CHANGES_REPORTED, Math.max(LEAST_CHANGES_REPORTED, share));
  return document.revisions.map(({ end }, index) => {
    const field = ends.find(({ revision }) => revision === index)?.field ?? null;
    const all = changes.of(index);
    return {
      number: index + 1,
      end,
      fieldName: field?.fieldName ?? null,
      verdict: verdictOf(all),
      kind: field === null ? kindOf(document, index, all) : field.isTimestamp ? 'TIMESTAMP' : 'SIGNATURE',
      // Unexplained changes are listed first, so that the limit never drops them.
      changes: all.toSorted((a, b) => Number(a.rule !== null) - Number(b.rule !== null)).slice(0, most),
    };
  });
}

const verdictOf = (changes: readonly RevisionChange[]): Modifications =>
  changes.length === 0 ? 'NONE' : changes.some(({ rule }) => rule === null) ? 'SUSPICIOUS' : 'PERMITTED';

/** Unsigned revisions are classified by new entries in the catalog, or by the rules that explain their changes. */
function kindOf(document: PdfDocument, index: number, changes: readonly RevisionChange[]): RevisionKind {
  if (index === 0) return 'ORIGINAL';
  if (changes.some(({ rule }) => rule === null)) return 'OTHER';
  if (changes.some(({ rule }) => rule === 'FIELD_FILLED' || rule === 'FIELD_PICTURE')) return 'FORM';
  if (changes.some(({ rule }) => rule === 'VALIDATION_DATA')) return 'VALIDATION_DATA';
  const [before, after] = [document.at(index - 1), document.at(index)];
  const gained = (key: string): boolean => !sameValue(before.catalog.get(key), after.catalog.get(key));
  return gained('DSS') ? 'VALIDATION_DATA' : gained('AcroForm') ? 'FORM' : 'OTHER';
}
