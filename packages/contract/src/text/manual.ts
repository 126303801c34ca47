import { type ByLevel, type SignatureLevel, wordsOfLevel } from '@countersign/domain';
import type { Language } from './catalogue.ts';
import { manualEn } from './manual.en.ts';
import { manualZh } from './manual.zh.ts';

/** A piece of a section: running text, steps in their order, points without one, or a remark that stands out. */
export type ManualBlock =
  | { readonly kind: 'text' | 'note'; readonly text: string }
  | { readonly kind: 'steps' | 'points'; readonly items: readonly string[] };
/** What is true of some levels of a finished contract alone; `manualFor` turns it into text. */
type LevelBlock = { readonly kind: 'level'; readonly texts: ByLevel };

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

/** As it is written, for every level. */
export interface WrittenManual extends Omit<Manual, 'sections'> {
  readonly sections: readonly (Omit<ManualSection, 'blocks'> & {
    readonly blocks: readonly (ManualBlock | LevelBlock)[];
  })[];
}

/** The manual in a language, as it is true where contracts are completed at this level. */
export function manualFor(language: Language, level: SignatureLevel): Manual {
  const { sections, ...manual } = manuals[language];
  return {
    ...manual,
    sections: sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.kind === 'level' ? { kind: 'text', text: wordsOfLevel(level, block.texts) } : block,
      ),
    })),
  };
}

const manuals: Readonly<Record<Language, WrittenManual>> = { 'zh-CN': manualZh, en: manualEn };

/** Names of the files under `/manual/`, by their language. */
export const MANUAL_FILES = {
  'zh-CN': 'countersign-manual.zh-CN.pdf',
  en: 'countersign-manual.en.pdf',
} as const satisfies Readonly<Record<Language, string>>;
