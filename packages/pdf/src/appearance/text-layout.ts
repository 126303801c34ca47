import { PdfError } from '../errors.ts';
import type { TextStyle } from '../model.ts';
import { advanceOf, drawable, missingGlyphs } from './font.ts';

/** A line and the start of its baseline, in points from the box's bottom left corner. */
type PlacedLine = { readonly text: string; readonly x: number; readonly y: number };
export type TextLayout = { readonly fontSize: number; readonly lines: readonly PlacedLine[] };

/** Spec §3: text is sent with fontSize 14. */
export const DEFAULT_FONT_SIZE = 14;
const SMALLEST_FONT_SIZE = 4;
const LARGEST_FONT_SIZE = 144;
const STEP = 0.5;
const SIDE_PADDING = 2;

/** In fractions of the font size: the distance between baselines; the height of one line; the part of it below the baseline. */
const LINE_PITCH = 1.25;
const LINE_HEIGHT = 1.15;
const BELOW_BASELINE = 0.24;

/** Width of a text in points. */
export function textWidth(text: string, fontSize: number): number {
  let thousandths = 0;
  for (const character of text) thousandths += advanceOf(character.codePointAt(0)!);
  return (thousandths * fontSize) / 1000;
}

const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFFEF]|[\u{1F300}-\u{3FFFF}]/u;
/** Characters that must not begin a line, and characters that must not end one (GB/T 15834, punctuation at line ends). */
const NOT_AT_START = /[、。，．：；？！）》」』】〕〉”’…—,.;:?!)\]}%]/u;
const NOT_AT_END = /[（《「『【〔〈“‘([{]/u;

/**
 * Pieces between which a line may break: a word with its spaces, or one wide character with the punctuation that stays with it.
 */
function breakable(line: string): string[] {
  const pieces: string[] = [];
  let previous = '';
  for (const character of line) {
    const last = pieces.length - 1;
    const breaks =
      (WIDE.test(character) || WIDE.test(previous) || (previous === ' ' && character !== ' ')) &&
      !NOT_AT_START.test(character) &&
      !NOT_AT_END.test(previous);
    if (last < 0 || breaks) pieces.push(character);
    else pieces[last] += character;
    previous = character;
  }
  return pieces;
}

/** Breaks one paragraph into lines of at most `width` points. A word longer than a line breaks anywhere. */
function wrap(paragraph: string, fontSize: number, width: number): string[] {
  const lines: string[] = [];
  let line = EMPTY;
  const fits = ({ inked }: Measured): boolean => (inked * fontSize) / 1000 <= width;
  for (const piece of breakable(paragraph)) {
    const longer = extended(line, piece);
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line.text !== '') lines.push(line.text);
    line = EMPTY;
    for (const character of fits(extended(EMPTY, piece)) ? [piece] : piece) {
      let next = extended(line, character);
      if (line.text !== '' && !fits(next)) {
        lines.push(line.text);
        next = extended(EMPTY, character);
      }
      line = next;
    }
  }
  return [...lines, line.text];
}

/** A line that grows, with its width in thousandths of the font size: of all of it, and without the spaces at its end. */
interface Measured {
  readonly text: string;
  readonly full: number;
  readonly inked: number;
}
const EMPTY: Measured = { text: '', full: 0, inked: 0 };

function extended({ text, full, inked }: Measured, piece: string): Measured {
  let [all, seen] = [full, inked];
  for (const character of piece) {
    all += advanceOf(character.codePointAt(0)!);
    if (character.trimEnd() !== '') seen = all;
  }
  return { text: text + piece, full: all, inked: seen };
}

/** The lines of a text, each at most `width` points wide; its own line breaks are kept. */
export const breakLines = (text: string, fontSize: number, width: number): string[] =>
  text.split('\n').flatMap((paragraph) => wrap(paragraph, fontSize, width).map((line) => line.trimEnd()));

type Area = { readonly width: number; readonly height: number };

function layOutAt(text: string, area: Area, fontSize: number, multiLine: boolean): PlacedLine[] | null {
  const width = area.width - 2 * SIDE_PADDING;
  const paragraphs = multiLine ? text.split('\n') : [text.replaceAll('\n', ' ')];
  const lines = multiLine ? paragraphs.flatMap((paragraph) => wrap(paragraph, fontSize, width)) : paragraphs;
  if (lines.some((line) => textWidth(line.trimEnd(), fontSize) > width)) return null;
  const height = ((lines.length - 1) * LINE_PITCH + LINE_HEIGHT) * fontSize;
  if (height > area.height) return null;
  // One line is centred vertically in a box of one line; a taller box is filled from the top, as on the screen.
  const roomy = multiLine && area.height >= (LINE_PITCH + LINE_HEIGHT) * fontSize;
  const top = roomy ? area.height : (area.height + height) / 2;
  const first = top - (LINE_HEIGHT - BELOW_BASELINE) * fontSize;
  return lines.map((line, index) => ({ text: line, x: SIDE_PADDING, y: first - index * LINE_PITCH * fontSize }));
}

/**
 * Lays a text out in a box (points), at the requested font size or the largest smaller one at which all of it fits. Throws
 * GLYPH_MISSING, TEXT_DOES_NOT_FIT: nothing is ever cut off or shown as an empty box.
 */
export function layOutText(text: string, area: Area, style: TextStyle = {}): TextLayout {
  const missing = missingGlyphs(text);
  if (missing.length > 0) throw new PdfError('GLYPH_MISSING', `no glyph for ${missing.join(' ')}`);
  const drawn = drawable(text);
  const { fontSize: asked = DEFAULT_FONT_SIZE, multiLine = true } = style;
  const largest = Math.min(Math.max(asked, SMALLEST_FONT_SIZE), LARGEST_FONT_SIZE);
  for (let fontSize = largest; fontSize >= SMALLEST_FONT_SIZE; fontSize -= STEP) {
    const lines = layOutAt(drawn, area, fontSize, multiLine);
    if (lines !== null) return { fontSize, lines };
  }
  throw new PdfError('TEXT_DOES_NOT_FIT', 'the text is too long for its box');
}

/** Whether a text fits its box, in points, at some size. Throws GLYPH_MISSING. */
export function textFits(text: string, area: Area, style: TextStyle = {}): boolean {
  try {
    layOutText(text, area, style);
    return true;
  } catch (error) {
    if (error instanceof PdfError && error.kind === 'TEXT_DOES_NOT_FIT') return false;
    throw error;
  }
}
