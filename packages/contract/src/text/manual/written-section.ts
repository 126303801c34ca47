import type { ByLevel } from '@countersign/domain';
import type { Language } from '../catalogue.ts';

/** A block of a section: running text, steps in their order, bullet points, or a highlighted remark. */
export type ManualBlock =
  | { readonly kind: 'text' | 'note'; readonly text: string }
  | { readonly kind: 'steps' | 'points'; readonly items: readonly string[] };
/** Text that differs by the level of a finished contract; `manualFor` turns it into text. */
type LevelBlock = { readonly kind: 'level'; readonly texts: ByLevel };

/** A section as it is written: in each language, with the same blocks in the same order, and for every level. */
export type WrittenSection = {
  /** The anchor in addresses such as `/manual#verify`, which other pages link to. */
  readonly id: string;
} & Readonly<Record<Language, { readonly title: string; readonly blocks: readonly (ManualBlock | LevelBlock)[] }>>;
