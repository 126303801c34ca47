import type { Language } from '@countersign/contract';
import { useSyncExternalStore } from 'react';

export type { Language } from '@countersign/contract';

export interface Text<T> {
  readonly 'zh-CN': T;
  readonly en: T;
}

/**
 * A dictionary of one screen in both languages: a hook that returns the texts in the reader's language, and rerenders when the
 * reader changes it. Chinese defines the shape, so that a missing or extra English key is a type error. A text with variables is
 * a function: `left: (seconds: number) => string`.
 */
export function defineText<T extends object>(zh: T, en: NoInfer<T>): Text<T> & (() => T) {
  const texts = { 'zh-CN': zh, en };
  return Object.assign(() => useText(texts), texts);
}

const STORED = 'countersign.language';
const listeners = new Set<() => void>();

function initialLanguage(): Language {
  if (typeof window === 'undefined') return 'zh-CN';
  const stored = readStored();
  if (stored !== null) return stored;
  return navigator.languages
    .find((tag) => /^(zh|en)/i.test(tag))
    ?.toLowerCase()
    .startsWith('en')
    ? 'en'
    : 'zh-CN';
}
function readStored(): Language | null {
  try {
    const value = localStorage.getItem(STORED);
    return value === 'zh-CN' || value === 'en' ? value : null;
  } catch {
    // Storage is blocked in some private windows; the language then lasts as long as the page.
    return null;
  }
}

let current = initialLanguage();
export const language = (): Language => current;

export const otherLanguage = (): Language => (current === 'en' ? 'zh-CN' : 'en');

export function setLanguage(next: Language): void {
  current = next;
  document.documentElement.lang = next;
  try {
    localStorage.setItem(STORED, next);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

/** Shows the pages in the language that was chosen for the reader, unless the reader has chosen one. It is not stored. */
export function suggestLanguage(suggested: Language | null): void {
  if (suggested === null || suggested === current || readStored() !== null) return;
  current = suggested;
  document.documentElement.lang = suggested;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language, language);
/** The texts of a table that is no dictionary of a screen, as the labels of the contract, like `defineText`. */
export const useText = <T>(text: Text<T>): T => text[useLanguage()];
/** The texts of a dictionary or a table outside of a component. */
export const textOf = <T>(text: Text<T>): T => text[current];
