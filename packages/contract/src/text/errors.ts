import type { ErrorName, RefusalParams } from '@countersign/domain';

/** What happened, why, and what to do next. The texts of one area; no name is in two areas. */
export type ErrorTexts = Readonly<Partial<Record<ErrorName, string>>>;

/** The text with the facts of the refusal in their places. */
export const withFacts = (text: string, facts: RefusalParams): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => String(facts[key] ?? '')).trim();
