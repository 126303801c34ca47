import type { ErrorName, RefusalParams } from '@countersign/domain';

/** What happened, why, and what to do next, in each language. */
export type ErrorText = Readonly<Record<'zh-CN' | 'en', string>>;

/** The texts of one area; no name is in two areas. */
export type ErrorTexts = Readonly<Partial<Record<ErrorName, ErrorText>>>;

/** The text with the facts of the refusal in their places. */
export const withFacts = (text: string, facts: RefusalParams): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => String(facts[key] ?? '')).trim();
