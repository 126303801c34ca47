import type { ByLevel } from '@countersign/domain';
import type { Language } from '../catalogue.ts';

/** A piece of a section: running text, steps in their order, points without one, or a remark that stands out. */
export type ManualBlock =
  | { readonly kind: 'text' | 'note'; readonly text: string }
  | { readonly kind: 'steps' | 'points'; readonly items: readonly string[] };
/** What is true of some levels of a finished contract alone; `manualFor` turns it into text. */
type LevelBlock = { readonly kind: 'level'; readonly texts: ByLevel };

/** A section as it is written: in each language, with the same blocks in the same order, and for every level. */
export type WrittenSection = {
  /** Addresses like `/manual#verify` are given away. */
  readonly id: string;
} & Readonly<Record<Language, { readonly title: string; readonly blocks: readonly (ManualBlock | LevelBlock)[] }>>;
