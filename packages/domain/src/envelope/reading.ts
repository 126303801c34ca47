import { type Decision, accept, refuse } from '../decision.ts';

/** What the sender asks the signing page to have shown before anyone acts: every page, or each document for so long. */
export type ReadingRule = { readonly until: 'END' } | { readonly until: 'SECONDS'; readonly seconds: number };

/** What the page reports of one document. Whether a person has read it, no page can know. */
export interface ReportedReading {
  readonly id: string;
  readonly pageCount: number;
  /** Pages that were in the middle of the view, from 1. */
  readonly inView: readonly number[];
  /** Seconds for which it was in view. */
  readonly seconds: number;
}

/** The first page that was not yet in view; null after the last. */
export function nextPage({ pageCount, inView }: Pick<ReportedReading, 'pageCount' | 'inView'>): number | null {
  const seen = new Set(inView);
  for (let page = 1; page <= pageCount; page += 1) if (!seen.has(page)) return page;
  return null;
}

export const isRead = (rule: ReadingRule, reported: Omit<ReportedReading, 'id'>): boolean =>
  rule.until === 'END' ? nextPage(reported) === null : reported.seconds >= rule.seconds;

/** Accepts if the report meets the rule for every document. */
export function judgeReading(rule: ReadingRule | null, documents: readonly ReportedReading[]): Decision<null> {
  const missing = rule === null ? undefined : documents.find((one) => !isRead(rule, one));
  return missing === undefined ? accept(null) : refuse('ERROR_READING_MISSING', { documentId: missing.id });
}
