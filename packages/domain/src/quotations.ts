import type { NameSource } from './account/name-source.ts';

export interface Quotation {
  readonly marks: readonly [string, string];
  readonly titleMarks?: readonly [string, string];
  /** Follows a name that the authority has not verified. */
  readonly unverified: string;
}
/** How each language quotes. */
export const QUOTATIONS = {
  'zh-CN': { marks: ['“', '”'], titleMarks: ['《', '》'], unverified: '（未经核实）' },
  'zh-TW': { marks: ['「', '」'], titleMarks: ['《', '》'], unverified: '（未經核實）' },
  en: { marks: ['“', '”'], unverified: ' (not verified)' },
  ja: { marks: ['「', '」'], titleMarks: ['『', '』'], unverified: '（未確認）' },
  ko: { marks: ['‘', '’'], unverified: ' (확인되지 않음)' },
  de: { marks: ['„', '“'], unverified: ' (nicht überprüft)' },
  fr: { marks: ['«\u202f', '\u202f»'], unverified: ' (non vérifié)' },
  es: { marks: ['«', '»'], unverified: ' (sin verificar)' },
} as const satisfies Readonly<Record<string, Quotation>>;
export type QuotingLanguage = keyof typeof QUOTATIONS;

/** The phrase that follows an unverified name in a text. */
export function unverifiedMark(source: NameSource | null, language: QuotingLanguage): string {
  if (source === null || source === 'VERIFIED') return '';
  return QUOTATIONS[language].unverified;
}
