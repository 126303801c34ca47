import type { PdfDocument } from '../../syntax/document.ts';
import type { Page } from '../../syntax/pages.ts';
import { readForm, signatureFieldsOf, readSignedRange, revisionEndingAt } from '../signature-fields.ts';
import { judgeCatalog, judgeExtensions, judgeMetadata, judgeStoredObjects } from './catalog-rules.ts';
import { type PageDrawing, judgeCovers } from './cover-rules.ts';
import { judgeFields, signatureOf } from './field-rules.ts';
import { judgeForm } from './form-rules.ts';
import { judgeNewFields } from './new-field-rules.ts';
import { type ObjectGraph, readable } from './object-graph.ts';
import { judgeContainers, judgeOtherObjects } from './object-rules.ts';
import { judgePages } from './page-rules.ts';
import { sameContent, sameValue } from './same-value.ts';
import type { FileState, StepChange, StepContext } from './step-context.ts';

export function readState(document: PdfDocument): FileState {
  const { fields, reads } = readForm(document);
  return { document, fields: new Map(fields.map((field) => [field.ref.num, field])), formReads: reads };
}

/** The state after a step: its form is read again only if one of its objects changed. */
export function nextState(before: FileState, document: PdfDocument, written: ReadonlySet<number>): FileState {
  const isSame =
    before.document.rootRef.num === document.rootRef.num && [...written].every((num) => !before.formReads.has(num));
  return isSame ? { ...before, document } : readState(document);
}

/** The state before a step. */
export interface Standing {
  readonly graph: ObjectGraph;
  readonly pages: ReadonlyMap<number, { readonly number: number; readonly page: Page }>;
  readonly first: PdfDocument;
  readonly firstFields: ReadonlySet<number>;
  readonly drawnOn: (page: Page) => PageDrawing;
}

/** Steps counted for comparing one object. */
const NUMBER_STEPS = 10;

/** Objects that a revision writes differently than before, and those among them whose meaning changed. */
interface ChangedNumbers {
  readonly written: ReadonlySet<number>;
  /** Without objects in which a value only became indirect or direct. */
  readonly changed: ReadonlySet<number>;
}

/** Compares the object numbers listed in a revision. */
export function changedNumbers(before: PdfDocument, after: PdfDocument, numbers: Iterable<number>): ChangedNumbers {
  const seen = new Set<number>();
  const written = new Set<number>();
  const changed = new Set<number>();
  for (const num of numbers) {
    if (seen.has(num)) continue;
    seen.add(num);
    after.spend(NUMBER_STEPS);
    const [old, now] = [readable(before, num), readable(after, num)];
    if (old !== undefined && now !== undefined && sameValue(old, now)) continue;
    written.add(num);
    const isSame =
      old !== undefined &&
      now !== undefined &&
      sameContent({ document: before, value: old }, { document: after, value: now });
    if (!isSame) changed.add(num);
  }
  return { written, changed };
}

/**
 * Judges one revision against the state before it, by the rules of CHANGE_RULES: each explains some of its changes, and the
 * remaining ones are suspicious (similar to pyHanko's difference policies).
 */
export function judgeStep(
  before: FileState,
  after: FileState,
  changed: ReadonlySet<number>,
  standing: Standing,
): StepChange[] {
  const changes: StepChange[] = [];
  if (!sameValue(before.document.rootRef, after.document.rootRef))
    return [{ rule: null, object: 'catalog', what: 'CATALOG_REPLACED' }];
  const settled = new Set<number>();
  const step: StepContext = {
    before,
    after,
    changed,
    settled,
    ...standing,
    referrers: standing.graph.referrers(changed),
    signed: [...before.fields.values()].some(({ dict }) => signatureOf(before, dict) !== null),
    signs: signsSomething(before, after),
    explain: (rule, object, what, more) => void changes.push({ rule, object, what, ...more }),
    suspect: (object, what) => void changes.push({ rule: null, object, what }),
    settle: (num) => void settled.add(num),
  };
  judgeContainers(step);
  judgeCatalog(step);
  judgeForm(step);
  judgeFields(step);
  judgeNewFields(step);
  judgeCovers(step);
  judgePages(step);
  judgeStoredObjects(step);
  judgeMetadata(step);
  judgeExtensions(step);
  judgeOtherObjects(step);
  return changes;
}

/** Whether a field has a new signature made over exactly this revision: a copy of another signature does not count. */
const signsSomething = (before: FileState, { document, fields }: FileState): boolean =>
  signatureFieldsOf(document, [...fields.values()]).some((field) => {
    const old = before.fields.get(field.fieldNumber);
    if (field.isTimestamp || (old !== undefined && signatureOf(before, old.dict) !== null)) return false;
    const range = readSignedRange(document, field);
    return range !== null && revisionEndingAt(document, range.end) === document.revisions.length - 1;
  });
