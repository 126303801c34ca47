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

/** Changes that are told of one revision, and of all together; some of each in any case. */
const MOST_CHANGES_TOLD = 100;
const MOST_CHANGES_OF_FILE = 3_000;
const LEAST_CHANGES_TOLD = 3;

export function laterChanges(document: PdfDocument, ends: readonly SignedRevision[]): LaterChanges {
  const indexes = ends.map(({ revision }) => revision);
  const first = indexes.length === 0 ? -1 : Math.min(...indexes);
  return new LaterChanges(document, first, Math.max(-1, ...indexes));
}

/** What each revision is and did. To be asked after `since` of every signature, whose objections it holds. */
export function listRevisions(
  document: PdfDocument,
  ends: readonly SignedRevision[],
  changes: LaterChanges,
): RevisionReport[] {
  const share = Math.floor(MOST_CHANGES_OF_FILE / document.revisions.length);
  const most = Math.min(MOST_CHANGES_TOLD, Math.max(LEAST_CHANGES_TOLD, share));
  return document.revisions.map(({ end }, index) => {
    const field = ends.find(({ revision }) => revision === index)?.field ?? null;
    const all = changes.of(index);
    return {
      ...{ number: index + 1, end, fieldName: field?.fieldName ?? null, verdict: verdictOf(all) },
      kind: field === null ? kindOf(document, index, all) : field.isTimestamp ? 'TIMESTAMP' : 'SIGNATURE',
      // What nothing explains is told first, and never left out for its place.
      changes: all.toSorted((a, b) => Number(a.rule !== null) - Number(b.rule !== null)).slice(0, most),
    };
  });
}

const verdictOf = (changes: readonly RevisionChange[]): Modifications =>
  changes.length === 0 ? 'NONE' : changes.some(({ rule }) => rule === null) ? 'SUSPICIOUS' : 'PERMITTED';

/** Revisions that nothing signed are told by what the catalog gained, or by the rules that explain them. */
function kindOf(document: PdfDocument, index: number, changes: readonly RevisionChange[]): RevisionKind {
  if (index === 0) return 'ORIGINAL';
  if (changes.some(({ rule }) => rule === null)) return 'OTHER';
  if (changes.some(({ rule }) => rule === 'FIELD_FILLED' || rule === 'FIELD_PICTURE')) return 'FORM';
  if (changes.some(({ rule }) => rule === 'VALIDATION_DATA')) return 'VALIDATION_DATA';
  const [before, after] = [document.at(index - 1), document.at(index)];
  const gained = (key: string): boolean => !sameValue(before.catalog.get(key), after.catalog.get(key));
  return gained('DSS') ? 'VALIDATION_DATA' : gained('AcroForm') ? 'FORM' : 'OTHER';
}
