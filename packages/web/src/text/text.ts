import { LANGUAGES, type Language, firstLanguage, isLanguage } from '@countersign/contract';
import { useSyncExternalStore } from 'react';
import type { TextKey, Texts } from '../languages/texts.ts';

export type { Language } from '@countersign/contract';

/** A hook that returns the texts of a module in the reader's language, and rerenders when the reader changes it. */
export interface Text<T> {
  (): T;
  readonly key: TextKey;
}

/**
 * The texts of a module, which are in the file `key` of the folder of each language. The texts of a page are loaded before it is
 * shown (`load-texts.ts`). A text with variables is a function: `left: (seconds: number) => string`.
 */
export function defineText<Key extends TextKey>(key: Key): Text<Texts[Key]> {
  const useWords = (): Texts[Key] => textIn(useLanguage(), key);
  return Object.assign(useWords, { key });
}

const loaded = new Map<Language, Partial<Texts>>();
export function addTexts(tag: Language, texts: Partial<Texts>): void {
  loaded.set(tag, { ...loaded.get(tag), ...texts });
}
function textIn<Key extends TextKey>(tag: Language, key: Key): Texts[Key] {
  const text = loaded.get(tag)?.[key];
  if (text === undefined) throw new Error(`The page did not load its texts: ${tag} ${key}`);
  return text;
}

const STORED = 'countersign.language';
const listeners = new Set<() => void>();

function initialLanguage(): Language {
  if (typeof window === 'undefined') return 'zh-CN';
  const stored = readStored();
  if (stored !== null) return stored;
  return firstLanguage(navigator.languages);
}
function readStored(): Language | null {
  try {
    const value = localStorage.getItem(STORED);
    return isLanguage(value) ? value : null;
  } catch {
    // Storage is blocked in some private windows; the language then lasts as long as the page.
    return null;
  }
}
/** Whether the reader has chosen the language. */
export const isChosen = (): boolean => readStored() !== null;

let current = initialLanguage();
export const language = (): Language => current;

/** Tells the browser in which language the page is. */
export function nameLanguage(): void {
  const { documentElement: page } = document;
  page.lang = current;
  page.dir = LANGUAGES.find(({ tag }) => tag === current)?.direction ?? 'ltr';
}

/** Shows the pages in a language whose texts are loaded, which is not stored. */
export function showLanguage(next: Language): void {
  current = next;
  nameLanguage();
  for (const listener of listeners) listener();
}
/** The same for a language that the reader chose. */
export function setLanguage(next: Language): void {
  try {
    localStorage.setItem(STORED, next);
  } catch {
    // As above.
  }
  showLanguage(next);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language, language);
/** The texts of a module outside of a component. */
export const textOf = <T>(text: Text<T>): T => textIn(current, text.key) as T;
