import type { ByLevel } from '@countersign/domain';

/** A block of a section: running text, ordered steps, unordered points, or a highlighted note. */
export type ManualBlock =
  | { readonly kind: 'text' | 'note'; readonly text: string }
  | { readonly kind: 'steps' | 'points'; readonly items: readonly string[] };
/** Text that depends on the level of a finished contract; `manualFor` selects it. */
type LevelBlock = { readonly kind: 'level'; readonly texts: ByLevel };

/** A section as written: all languages have the same blocks in the same order, with texts for every level. */
export interface WrittenSection {
  readonly title: string;
  readonly blocks: readonly (ManualBlock | LevelBlock)[];
}

/** The sections in their order; the ids are part of published links such as `/manual#verify`, so they never change. */
export const MANUAL_SECTIONS = [
  'account',
  'codes',
  'send',
  'sign',
  'in-person',
  'review',
  'manage',
  'void',
  'bulk',
  'shield',
  'messages',
  'seals',
  'verify',
  'security',
  'identity',
  'enterprise',
  'members',
  'roles',
  'office-seals',
  'templates',
  'charges',
  'applications',
  'start-server',
  'settings',
  'backup',
] as const;

export interface WrittenManual {
  readonly title: string;
  readonly subtitle: string;
  readonly contents: string;
  readonly sections: Readonly<Record<(typeof MANUAL_SECTIONS)[number], WrittenSection>>;
}
