import { CONSENT as zhTw } from '../languages/zh-TW/consent.ts';
import { CONSENT as ja } from '../languages/ja/consent.ts';
import { CONSENT as fr } from '../languages/fr/consent.ts';
import { CONSENT as ko } from '../languages/ko/consent.ts';
import { CONSENT as de } from '../languages/de/consent.ts';
import { CONSENT as es } from '../languages/es/consent.ts';
import { CONSENT as en } from '../languages/en/consent.ts';
import { CONSENT as zh } from '../languages/zh-CN/consent.ts';
import type { Language } from './languages.ts';

/**
 * What a person declares by choosing the button that signs, fills in, voids, or signs several contracts at once. The page shows
 * these words above the button, the act states which were shown, and the evidence report repeats those.
 */
export const CONSENT_MODES = ['sign', 'fill', 'void', 'batch'] as const;
export type ConsentMode = (typeof CONSENT_MODES)[number];
/**
 * The version of the words below: a changed wording gets another version, and the former words stay for the acts that name
 * them.
 */
export const CONSENT_VERSIONS = ['1'] as const;
export const CONSENT_VERSION = CONSENT_VERSIONS[0];

/** Which words were shown to the person who acted. */
export interface ShownConsent {
  readonly mode: ConsentMode;
  readonly version: (typeof CONSENT_VERSIONS)[number];
  readonly language: Language;
  /** So many contracts were signed by one confirmation. */
  readonly count?: number | undefined;
}
interface Declaration {
  readonly button: string;
  readonly text: (button: string, count?: number) => string;
}

export type ConsentWords = Readonly<Record<ConsentMode, Declaration>>;

const WORDS: Readonly<Record<Language, ConsentWords>> = { 'zh-CN': zh, en, 'zh-TW': zhTw, ja, fr, ko, de, es };

/** The words as they were shown. */
export function consentWords({ mode, language, count }: ShownConsent): string {
  const { button, text } = WORDS[language][mode];
  return text(button, count);
}
