import type { ErrorName } from '@countersign/domain';

/** What happened, why, and what to do next, in each language. */
export type ErrorText = Readonly<Record<'zh-CN' | 'en', string>>;

/** The texts of one area; no name is in two areas. */
export type ErrorTexts = Readonly<Partial<Record<ErrorName, ErrorText>>>;
