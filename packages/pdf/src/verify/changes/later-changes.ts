import type { PdfDocument } from '../../syntax/document.ts';
import { type Page, listPages } from '../../syntax/pages.ts';
import { CHANGE_RULES, type ChangeRuleId } from '../change-rules.ts';
import type { Modifications, RevisionChange } from '../report.ts';
import { drawingOf } from './cover-rules.ts';
import { changesEncryption, isCoherent, overrunning } from './coherence.ts';
import { type Standing, changedNumbers, judgeStep, nextState, readState } from './judge-step.ts';
import { ObjectGraph } from './object-graph.ts';
import { hasOneReading } from './one-reading.ts';
import type { FileState, StepChange } from './step-context.ts';

/** The later changes that a signature permits. */
export interface Restrictions {
  /** DocMDP or lock level: 1 permits only validation data, 2 and 3 filling in and signing; null without certification. */
  readonly permitted: 1 | 2 | 3 | null;
  /** Fields that the signature locked (FieldMDP). */
  readonly isLocked: (fieldName: string) => boolean;
}

const LEAST: ReadonlyMap<ChangeRuleId, number> = new Map(
  CHANGE_RULES.map(({ id, permittedFrom }) => [id, permittedFrom]),
);
/** Signing and filling in are allowed if the document is not certified (ISO 32000-2 §12.8.2.2). */
const WITHOUT_CERTIFICATION = 2;

/**
 * The changes of each revision after the first signed one, each checked once. `coveredTo` is the last revision that a signature
 * or time-stamp covers.
 */
export class LaterChanges {
  readonly #document: PdfDocument;
  readonly #coveredTo: number;
  /** Changes by revision index, from the one after the first signed one on. */
  readonly #steps = new Map<number, readonly StepChange[]>();
  /** Changes that signatures forbid, in addition to unexplained ones. */
  readonly #objections = new Map<number, RevisionChange[]>();

  constructor(document: PdfDocument, firstSigned: number, coveredTo: number) {
    this.#document = document;
    this.#coveredTo = coveredTo;
    if (firstSigned >= 0 && firstSigned < document.revisions.length - 1) this.#judge(firstSigned);
  }

  #judge(firstSigned: number): void {
    const first = this.#document.at(firstSigned);
    let before: FileState = readState(first);
    const graph = new ObjectGraph(before.document);
    const pages: Standing['pages'] = new Map(
      listPages(before.document).map((page, index) => [page.ref.num, { number: index + 1, page }]),
    );
    const firstFields = new Set(before.fields.keys());
    const drawnOn = remembered((page: Page) => drawingOf(first, page));
    for (let index = firstSigned + 1; index < this.#document.revisions.length; index++) {
      const document = this.#document.at(index);
      const numbers = (this.#document.revisions[index]?.sections ?? []).flatMap((section) => [...section.numbers()]);
      const { written, changed } = changedNumbers(before.document, document, numbers);
      const after = nextState(before, document, written);
      const changes = judgeStep(before, after, changed, { graph, pages, first, firstFields, drawnOn });
      if (!isCoherent(this.#document, index) || !hasOneReading(before.document, after.document))
        changes.push({ rule: null, object: '', what: 'REVISION_UNCLEAR' });
      if (changesEncryption(this.#document, index, written, graph))
        changes.push({ rule: null, object: '', what: 'ENCRYPTION_CHANGED' });
      this.#steps.set(index, changes);
      if (index === firstSigned + 1) changes.push(...overrunning(before.document, graph));
      graph.advance(after.document, written);
      before = after;
    }
  }

  /** The verdict on the changes after a revision, for a signature that ends it. */
  since(revision: number, { permitted, isLocked }: Restrictions): { modifications: Modifications; notes: string[] } {
    if (revision < 0) return { modifications: 'SUSPICIOUS', notes: ['NO_REVISION_ENDS_HERE'] };
    const notes = new Set<string>();
    if (!isCoherent(this.#document, revision)) notes.add('REVISION_UNCLEAR');
    let modifications: Modifications = 'NONE';
    for (let index = revision + 1; index < this.#document.revisions.length; index++) {
      for (const change of this.#steps.get(index) ?? []) {
        modifications = 'PERMITTED';
        if (change.rule === null) notes.add(wordOf(change));
        else for (const word of this.#objectionsTo(index, change, change.rule, permitted, isLocked)) notes.add(word);
      }
    }
    return notes.size > 0 ? { modifications: 'SUSPICIOUS', notes: [...notes] } : { modifications, notes: [] };
  }

  #objectionsTo(
    index: number,
    { field, resets, object }: StepChange,
    rule: ChangeRuleId,
    permitted: Restrictions['permitted'],
    isLocked: Restrictions['isLocked'],
  ): string[] {
    const words: string[] = [];
    if ((LEAST.get(rule) ?? 3) > (permitted ?? WITHOUT_CERTIFICATION)) words.push('CHANGE_NOT_PERMITTED');
    if (field !== undefined && isLocked(field)) words.push('LOCKED_FIELD_CHANGED');
    if (resets && index > this.#coveredTo) words.push('VALUE_CHANGED_UNSIGNED');
    for (const what of words) this.#object(index, { rule: null, object, what });
    return words;
  }

  #object(index: number, change: RevisionChange): void {
    const list = this.#objections.get(index) ?? [];
    if (!list.some(({ object, what }) => object === change.object && what === change.what)) list.push(change);
    this.#objections.set(index, list);
  }

  /**
   * All changes of a revision; call this after `since` was called for every signature, so that forbidden changes are included.
   */
  of(index: number): readonly RevisionChange[] {
    const changes = (this.#steps.get(index) ?? []).map(({ rule, object, what }) => ({ rule, object, what }));
    return [...(this.#objections.get(index) ?? []), ...changes];
  }
}

/** Words in notes have no key: `PAGE_CHANGED:Contents` is `PAGE_CHANGED`. */
const wordOf = ({ what }: RevisionChange): string => what.split(':', 1)[0] ?? what;

function remembered<K, V>(read: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const held = known.get(key) ?? read(key);
    known.set(key, held);
    return held;
  };
}
