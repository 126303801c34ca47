import bidiFactory, { type Bidi } from 'bidi-js';

let loaded: Bidi | null = null;
const bidi = (): Bidi => (loaded ??= bidiFactory());

/** Strong right-to-left characters, Arabic digits, and the controls that change the direction. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const ISOLATES = /[\u2068\u2069]/g;
export const withoutIsolates = (text: string): string => text.replace(ISOLATES, '');
/** A text whose direction has no effect on what is beside it (UAX 9 §2.7); unchanged where it has none. */
export const isolated = (text: string): string => (mayTurn(text) ? `\u2068${text}\u2069` : text);

/** Whether the order in which a text is drawn can differ from the order of its characters. */
export const mayTurn = (text: string): boolean => TURNS.test(text);

/** Whether a paragraph runs from right to left: by its first strong character (UAX 9, P2 and P3). */
export const isRightToLeft = (paragraph: string): boolean =>
  mayTurn(paragraph) && bidi().getEmbeddingLevels(paragraph).paragraphs[0]?.level === 1;

/** The embedding level of each UTF-16 unit of a line (UAX 9); odd levels run from right to left. */
export function levelsOf(line: string, base: 'ltr' | 'rtl'): Uint8Array {
  const { levels } = bidi().getEmbeddingLevels(line, base);
  // Spaces at the end of a line have the level of the paragraph (UAX 9, L1).
  for (let at = line.length - 1; at >= 0 && /[\s\u2066-\u2069]/.test(line[at]!); at--)
    levels[at] = base === 'rtl' ? 1 : 0;
  return levels;
}

/** The character that is drawn instead of another one from right to left (UAX 9, L4), such as the other bracket. */
export const mirrored = (character: string): string => bidi().getMirroredCharacter(character) ?? character;

/** Puts runs into the order in which they are drawn, from left to right (UAX 9, L2). */
export function inVisualOrder<T extends { readonly level: number }>(runs: readonly T[]): T[] {
  const ordered = [...runs];
  const levels = runs.map(({ level }) => level);
  const lowestOdd = Math.min(...levels.filter((level) => level % 2 === 1));
  for (let level = Math.max(0, ...levels); level >= lowestOdd; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let to = from;
      while (to < ordered.length && ordered[to]!.level >= level) to++;
      if (to > from + 1) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = Math.max(from, to - 1);
    }
  }
  return ordered;
}
