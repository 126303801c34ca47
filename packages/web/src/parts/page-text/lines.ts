import type { Box, Glyph } from './page-content.ts';

/** Characters that stand together on one line; a wide gap begins another cell, as in a table. */
export interface Line extends Box {
  readonly cells: readonly string[];
  readonly baseline: number;
  readonly size: number;
  /** Whether what it says is what it shows. */
  readonly isProved: boolean;
}

/** In parts of the size of the text. */
const SAME_BASELINE = 0.35;
const WORD_GAP = 0.18;
const CELL_GAP = 1.6;
const BACK = 0.6;
const ASCENT = 0.88;
const DESCENT = 0.24;

/** Written without spaces between words. */
export const HAN = /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF]|[\u{20000}-\u{3FFFF}]/u;
/** Written from right to left: its order in the content is not the order in which it is read. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const isBlank = (text: string): boolean => text.trim() === '';

interface Part {
  cells: string[];
  left: number;
  right: number;
  baseline: number;
  size: number;
  isProved: boolean;
}

/** The lines of a page in the order of its content. */
export function linesOf(glyphs: readonly Glyph[], isProved: (glyph: Glyph) => boolean): Line[] {
  const parts: Part[] = [];
  let last: Part | null = null;
  for (const glyph of glyphs) {
    const proved = isBlank(glyph.text) || (isProved(glyph) && !RIGHT_TO_LEFT.test(glyph.text));
    if (last === null || !follows(last, glyph)) {
      if (isBlank(glyph.text)) continue;
      last = { cells: [''], left: glyph.x, right: glyph.x, baseline: glyph.baseline, size: glyph.size, isProved: true };
      parts.push(last);
    }
    add(last, glyph.text, glyph.x);
    // A space that ends a line does not make it longer.
    if (!isBlank(glyph.text)) last.right = Math.max(last.right, glyph.right);
    last.isProved &&= proved;
  }
  return joined(parts).map(({ cells, ...part }) => ({
    ...part,
    cells: cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).filter((cell) => cell !== ''),
    top: part.baseline - ASCENT * part.size,
    bottom: part.baseline + DESCENT * part.size,
  }));
}

const follows = (part: Part, { x, baseline, size }: Glyph): boolean =>
  Math.abs(baseline - part.baseline) < SAME_BASELINE * Math.max(size, part.size) && x > part.right - BACK * part.size;

/** Adds text that begins at `x`: after a space or in another cell, if it is that far from what stands before. */
function add(part: Part, text: string, x: number): void {
  const before = part.cells.at(-1) ?? '';
  const gap = before === '' ? 0 : x - part.right;
  if (gap > CELL_GAP * part.size) return void part.cells.push(text);
  const isApart =
    gap > WORD_GAP * part.size &&
    !/\s$/.test(before) &&
    !isBlank(text) &&
    !(HAN.test(before.slice(-1)) && HAN.test(text));
  part.cells[part.cells.length - 1] = before + (isApart ? ' ' : '') + text;
}

/** Parts of one line that are written one after the other, such as a blank that is filled in later, are one line. */
function joined(parts: readonly Part[]): Part[] {
  const lines: Part[] = [];
  for (const part of parts) {
    const line = lines.slice(-NEAR).find((one) => stand(one, part));
    if (line === undefined) {
      lines.push(part);
      continue;
    }
    const [first, second] = line.left <= part.left ? [line, part] : [part, line];
    const whole = { ...first, cells: [...first.cells] };
    const [begin = '', ...rest] = second.cells;
    add(whole, begin, second.left);
    whole.cells.push(...rest);
    lines[lines.indexOf(line)] = {
      ...whole,
      right: Math.max(first.right, second.right),
      size: Math.max(first.size, second.size),
      isProved: first.isProved && second.isProved,
    };
  }
  return lines;
}
/** Columns of a page are written one after the other, the cells of a row are near each other. */
const NEAR = 8;

const stand = (one: Part, other: Part): boolean =>
  Math.abs(one.baseline - other.baseline) < SAME_BASELINE * Math.min(one.size, other.size) &&
  (other.left >= one.right - BACK * one.size || one.left >= other.right - BACK * one.size);
