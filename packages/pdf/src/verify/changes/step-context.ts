import type { PdfDocument } from '../../syntax/document.ts';
import type { Page } from '../../syntax/pages.ts';
import type { ChangeRuleId } from '../change-rules.ts';
import type { RevisionChange } from '../report.ts';
import type { FormField } from '../signature-fields.ts';
import type { PageDrawing } from './cover-rules.ts';
import type { ObjectGraph, Referrer } from './object-graph.ts';

/** A change and what it means for those who signed before. */
export interface StepChange extends RevisionChange {
  /** The field that was filled, drawn on or signed; a lock may forbid it (FieldMDP). */
  readonly field?: string;
  /** A value that already stood was changed: somebody must have signed that. */
  readonly resets?: boolean;
}

/** One state of the file with what is read of it more than once. */
export interface FileState {
  readonly document: PdfDocument;
  /** Fields by their object number. */
  readonly fields: ReadonlyMap<number, FormField>;
  /** Objects that were read to find them. */
  readonly formReads: ReadonlySet<number>;
}

/** What happened from one revision to the next, and what the rules have said of it so far. */
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
  /** The file as it was first signed. */
  readonly first: PdfDocument;
  /** Object numbers of the fields that were there when the file was first signed. */
  readonly firstFields: ReadonlySet<number>;
  /** What the content of a page draws. */
  readonly drawnOn: (page: Page) => PageDrawing;
  /** Some signature stands already. */
  readonly signed: boolean;
  /** Somebody signs in this very revision, and answers for what it draws. */
  readonly signs: boolean;
  /** A rule explains it. */
  explain(rule: ChangeRuleId, object: string, what: string, more?: Pick<StepChange, 'field' | 'resets'>): void;
  /** No rule explains it. */
  suspect(object: string, what: string): void;
  /** An object that needs no further look. */
  settle(num: number): void;
  readonly settled: ReadonlySet<number>;
}

export const objectName = (num: number): string => `${num} 0`;

/** Changed objects that no rule has spoken of yet. */
export const unsettled = ({ changed, settled }: StepContext): number[] =>
  [...changed].filter((num) => !settled.has(num));
