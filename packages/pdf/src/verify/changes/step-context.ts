import type { PdfDocument } from '../../syntax/document.ts';
import type { Page } from '../../syntax/pages.ts';
import type { ChangeRuleId } from '../change-rules.ts';
import type { RevisionChange } from '../report.ts';
import type { FormField } from '../signature-fields.ts';
import type { PageDrawing } from './cover-rules.ts';
import type { ObjectGraph, Referrer } from './object-graph.ts';

/** A change and its meaning for earlier signatures. */
export interface StepChange extends RevisionChange {
  /** The field that was filled, drawn on or signed; a lock may forbid it (FieldMDP). */
  readonly field?: string;
  /** An existing value was changed, so that the change must be signed. */
  readonly resets?: boolean;
}

/** One revision of the file with data that is used more than once. */
export interface FileState {
  readonly document: PdfDocument;
  /** Fields by their object number. */
  readonly fields: ReadonlyMap<number, FormField>;
  /** Objects that were read to find them. */
  readonly formReads: ReadonlySet<number>;
}

/** The changes from one revision to the next, and the results of the rules so far. */
export interface StepContext {
  readonly before: FileState;
  readonly after: FileState;
  /** References of the state before. */
  readonly graph: ObjectGraph;
  /** Objects whose values differ. */
  readonly changed: ReadonlySet<number>;
  readonly referrers: ReadonlyMap<number, readonly Referrer[]>;
  /** Pages by object number, as they were when the file was first signed. */
  readonly pages: ReadonlyMap<number, { readonly number: number; readonly page: Page }>;
  /** The file at its first signature. */
  readonly first: PdfDocument;
  /** Object numbers of the fields that existed at the first signature. */
  readonly firstFields: ReadonlySet<number>;
  /** Returns the drawing of the page content. */
  readonly drawnOn: (page: Page) => PageDrawing;
  /** Whether an earlier signature exists. */
  readonly signed: boolean;
  /** Whether a person signs in this revision, and is responsible for its drawings. */
  readonly signs: boolean;
  /** A rule explains it. */
  explain(rule: ChangeRuleId, object: string, what: string, more?: Pick<StepChange, 'field' | 'resets'>): void;
  /** No rule explains it. */
  suspect(object: string, what: string): void;
  /** Marks an object that needs no further check. */
  settle(num: number): void;
  readonly settled: ReadonlySet<number>;
}

export const objectName = (num: number): string => `${num} 0`;

/** Changed objects that no rule has handled yet. */
export const unsettled = ({ changed, settled }: StepContext): number[] =>
  [...changed].filter((num) => !settled.has(num));
