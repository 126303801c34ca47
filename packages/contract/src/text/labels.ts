import type { Language } from './languages.ts';

/** The label of each value in each language. A value or language without a label is a type error. */
export type Labels<Value extends string> = Readonly<Record<Language, Readonly<Record<Value, string>>>>;

/** Chinese and English side by side, as evidence and agreements print them: `签署人 signer`. */
export const bilingual = <Value extends string>(labels: Labels<Value>, value: Value): string =>
  `${labels['zh-CN'][value]} ${labels.en[value].toLowerCase()}`;
