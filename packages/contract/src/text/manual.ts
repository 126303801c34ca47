import type { Language } from './catalogue.ts';
import { manualEn } from './manual.en.ts';
import { manualZh } from './manual.zh.ts';

/** A piece of a section: running text, steps in their order, points without one, or a remark that stands out. */
export type ManualBlock =
  | { readonly kind: 'text' | 'note'; readonly text: string }
  | { readonly kind: 'steps' | 'points'; readonly items: readonly string[] };

export interface ManualSection {
  /** The same in both languages: addresses like `/manual#verify` are given away. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly ManualBlock[];
}

/** The user manual as data: the page `/manual` and the PDF show the same words. */
export interface Manual {
  readonly title: string;
  readonly subtitle: string;
  readonly contents: string;
  readonly sections: readonly ManualSection[];
}

export const manuals: Readonly<Record<Language, Manual>> = { 'zh-CN': manualZh, en: manualEn };

/** Names of the files under `/manual/`, by their language. */
export const MANUAL_FILES = {
  'zh-CN': 'countersign-manual.zh-CN.pdf',
  en: 'countersign-manual.en.pdf',
} as const satisfies Readonly<Record<Language, string>>;
