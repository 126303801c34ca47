import type { ByLevel } from '@countersign/domain';
import type { Language } from '../catalogue.ts';

/** A block of a section: running text, ordered steps, unordered points, or a highlighted note. */
export type ManualBlock =
  | { readonly kind: 'text' | 'note'; readonly text: string }
  | { readonly kind: 'steps' | 'points'; readonly items: readonly string[] };
/** Text that depends on the level of a finished contract; `manualFor` selects it. */
type LevelBlock = { readonly kind: 'level'; readonly texts: ByLevel };

/** A section as written: both languages have the same blocks in the same order, with texts for every level. */
export type WrittenSection = {
  /** Part of published links such as `/manual#verify`, so an id never changes. */
  readonly id: string;
} & Readonly<Record<Language, { readonly title: string; readonly blocks: readonly (ManualBlock | LevelBlock)[] }>>;
