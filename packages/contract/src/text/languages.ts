export interface OfferedLanguage {
  /** As in BCP 47. */
  readonly tag: string;
  /** In the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Whether a person whose first language it is has read all texts; the choice of a language says if not. */
  readonly isChecked: boolean;
}

/**
 * The languages of the interface, of notices and of documents about a contract. Each has a folder in `contract/src/languages`,
 * `server/src/languages` and `web/src/languages`, and is offered with its own name.
 */
export const LANGUAGES = [
  { tag: 'zh-CN', name: '中文', direction: 'ltr', isChecked: true },
  { tag: 'en', name: 'English', direction: 'ltr', isChecked: true },
  { tag: 'zh-TW', name: '繁體中文', direction: 'ltr', isChecked: false },
  { tag: 'ja', name: '日本語', direction: 'ltr', isChecked: false },
  { tag: 'fr', name: 'Français', direction: 'ltr', isChecked: false },
  { tag: 'ko', name: '한국어', direction: 'ltr', isChecked: false },
  { tag: 'de', name: 'Deutsch', direction: 'ltr', isChecked: false },
  { tag: 'es', name: 'Español', direction: 'ltr', isChecked: false },
] as const satisfies readonly OfferedLanguage[];

export type Language = (typeof LANGUAGES)[number]['tag'];
export const LANGUAGE_TAGS = LANGUAGES.map(({ tag }) => tag) as [Language, ...Language[]];
export const isLanguage = (text: unknown): text is Language => LANGUAGE_TAGS.some((tag) => tag === text);

/** Shown to readers of whose languages none is offered. */
const USUAL: Language = 'zh-CN';

/** Traditional characters are read where these regions or the script are named. */
const TRADITIONAL = /^zh-(?:hant|tw|hk|mo)\b/i;

/** The language that is offered for a tag such as `de-AT`; null if there is none. */
export function languageFor(wanted: string): Language | null {
  const tag = wanted.toLowerCase();
  const exact = LANGUAGE_TAGS.find((one) => one.toLowerCase() === tag);
  if (exact !== undefined) return exact;
  const traditional = TRADITIONAL.test(tag) ? LANGUAGE_TAGS.find((one) => TRADITIONAL.test(one)) : undefined;
  const [base] = tag.split('-');
  return traditional ?? LANGUAGE_TAGS.find((one) => one.toLowerCase().split('-')[0] === base) ?? null;
}

/** The first of the wanted languages that is offered. */
export const firstLanguage = (wanted: readonly string[]): Language =>
  wanted.map(languageFor).find((tag) => tag !== null) ?? USUAL;

/** More than any browser names; a longer header would cost a stranger's request milliseconds. */
const WANTED_MAX = 32;

/** Picks the language of an Accept-Language header from the first languages that it names. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',', WANTED_MAX).map((part) => {
    const [tag = '', ...rest] = part.trim().split(';');
    const weight = rest.find((item) => item.trim().startsWith('q='));
    const q = Number(weight?.trim().slice(2) ?? 1);
    return { tag, q: Number.isFinite(q) ? q : 0 };
  });
  return firstLanguage(wanted.toSorted((a, b) => b.q - a.q).map(({ tag }) => tag));
}

/**
 * What an operator words (legal texts, labels of mobile shields) has to be in Chinese and English, and may be in others; readers of a
 * language without it read it in Chinese if theirs is another language of Chinese, otherwise in English.
 */
export const STORED_LANGUAGES = ['zh-CN', 'en'] as const satisfies readonly Language[];
export type StoredLanguage = (typeof STORED_LANGUAGES)[number];
export const storedLanguage = (language: Language): StoredLanguage => (language.startsWith('zh-') ? 'zh-CN' : 'en');

/**
 * Texts for those who run a server, and for the operators of the authority, are in Chinese and English only; readers of all other
 * languages read them in English.
 */
export type OperatorLanguage = Extract<Language, 'zh-CN' | 'en'>;
export const operatorLanguage = (language: Language): OperatorLanguage => (language === 'zh-CN' ? 'zh-CN' : 'en');
