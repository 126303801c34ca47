import { PdfError } from '../errors.ts';
import type { TextStyle } from '../model.ts';
import { isRightToLeft } from './bidi.ts';
import { advanceOf, drawable, graphemesOf, isPlain, missingGlyphs } from './font.ts';
import { widthOf } from './runs.ts';

/** A line and the start of its baseline, in points from the box's bottom left corner. */
type PlacedLine = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** The direction of its paragraph. */
  readonly base: 'ltr' | 'rtl';
};
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
export const textWidth = (text: string, fontSize: number): number => (widthOf(text) * fontSize) / 1000;

const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFFEF]|[\u{1F300}-\u{3FFFF}]/u;
/** Characters that must not begin a line, and characters that must not end one (GB/T 15834, punctuation at line ends). */
const NOT_AT_START = /[、。，．：；？！）》」』】〕〉”’…—,.;:?!)\]}%]/u;
const NOT_AT_END = /[（《「『【〔〈“‘([{]/u;

/** What is not divided at the end of a line: a character, or a letter with its marks. */
interface Unit {
  readonly text: string;
  /** In thousandths of the font size. */
  readonly advance: number;
  /** Whether a word begins here, in a script without spaces between words. */
  readonly isWord: boolean;
}

const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
let words: Intl.Segmenter | null = null;

/** The units of a paragraph, each as wide as alone. */
function unitsOf(paragraph: string): Unit[] {
  if (isPlain(paragraph))
    return [...paragraph].map((text) => ({ text, advance: advanceOf(text.codePointAt(0)!), isWord: false }));
  const starts = new Set<number>();
  if (WITHOUT_SPACES.test(paragraph)) {
    words ??= new Intl.Segmenter('th', { granularity: 'word' });
    for (const { index } of words.segment(paragraph)) starts.add(index);
  }
  const known = new Map<string, number>();
  let at = 0;
  return graphemesOf(paragraph).map((text) => {
    const advance = known.get(text) ?? widthOf(text);
    known.set(text, advance);
    const isWord = starts.has(at) && WITHOUT_SPACES.test(text);
    at += text.length;
    return { text, advance, isWord };
  });
}

/**
 * Pieces between which a line may break: a word with its spaces, or one wide character with the punctuation that stays with it.
 */
function breakable(units: readonly Unit[]): Unit[][] {
  const pieces: Unit[][] = [];
  let previous = '';
  for (const unit of units) {
    const { text: character, isWord } = unit;
    const breaks =
      (isWord || WIDE.test(character) || WIDE.test(previous) || (previous === ' ' && character !== ' ')) &&
      !NOT_AT_START.test(character) &&
      !NOT_AT_END.test(previous);
    const last = pieces.at(-1);
    if (last === undefined || breaks) pieces.push([unit]);
    else last.push(unit);
    previous = character;
  }
  return pieces;
}

/** A paragraph with the pieces between which it may break. */
interface Paragraph {
  readonly pieces: readonly (readonly Unit[])[];
  readonly base: 'ltr' | 'rtl';
}

function paragraphOf(text: string): Paragraph {
  const pieces = breakable(unitsOf(text));
  return {
    pieces: isPlain(text) ? pieces : pieces.map(joined),
    base: isRightToLeft(text) ? 'rtl' : 'ltr',
  };
}

/** The units of a piece, together as wide as they are beside each other: joined letters are narrower than single ones. */
function joined(piece: readonly Unit[]): readonly Unit[] {
  const alone = piece.reduce((sum, { advance }) => sum + advance, 0);
  const factor = alone === 0 ? 1 : widthOf(piece.map(({ text }) => text).join('')) / alone;
  return piece.map((unit) => ({ ...unit, advance: unit.advance * factor }));
}

/** Breaks one paragraph into lines of at most `width` points. A word longer than a line breaks anywhere. */
function wrap({ pieces }: Paragraph, fontSize: number, width: number): string[] {
  const lines: string[] = [];
  let line = EMPTY;
  const fits = ({ inked }: Measured): boolean => (inked * fontSize) / 1000 <= width;
  for (const piece of pieces) {
    const longer = extended(line, piece);
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line.text !== '') lines.push(line.text);
    line = EMPTY;
    for (const part of fits(extended(EMPTY, piece)) ? [piece] : piece.map((unit) => [unit])) {
      let next = extended(line, part);
      if (line.text !== '' && !fits(next)) {
        lines.push(line.text);
        next = extended(EMPTY, part);
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

function extended({ text, full, inked }: Measured, piece: readonly Unit[]): Measured {
  let [longer, all, seen] = [text, full, inked];
  for (const unit of piece) {
    longer += unit.text;
    all += unit.advance;
    if (unit.text.trimEnd() !== '') seen = all;
  }
  return { text: longer, full: all, inked: seen };
}

/** The lines of a text, each at most `width` points wide; its own line breaks are kept. */
export const breakLines = (text: string, fontSize: number, width: number): string[] =>
  text.split('\n').flatMap((paragraph) => wrap(paragraphOf(paragraph), fontSize, width).map((line) => line.trimEnd()));

type Area = { readonly width: number; readonly height: number };

function layOutAt(
  paragraphs: readonly Paragraph[],
  area: Area,
  fontSize: number,
  multiLine: boolean,
): PlacedLine[] | null {
  const width = area.width - 2 * SIDE_PADDING;
  const lines = paragraphs.flatMap((paragraph) =>
    wrap(paragraph, fontSize, multiLine ? width : Infinity).map((line) => {
      const text = line.trimEnd();
      return { text, base: paragraph.base, wide: textWidth(text, fontSize) };
    }),
  );
  if (lines.some(({ wide }) => wide > width)) return null;
  const height = ((lines.length - 1) * LINE_PITCH + LINE_HEIGHT) * fontSize;
  if (height > area.height) return null;
  // One line is centred vertically in a box of one line; a taller box is filled from the top, as on the screen.
  const roomy = multiLine && area.height >= (LINE_PITCH + LINE_HEIGHT) * fontSize;
  const top = roomy ? area.height : (area.height + height) / 2;
  const first = top - (LINE_HEIGHT - BELOW_BASELINE) * fontSize;
  return lines.map(({ text, base, wide }, index) => ({
    text,
    base,
    x: base === 'rtl' ? SIDE_PADDING + width - wide : SIDE_PADDING,
    y: first - index * LINE_PITCH * fontSize,
  }));
}

/**
 * Lays a text out in a box (points), at the requested font size or the largest smaller one at which all of it fits. Throws
 * GLYPH_MISSING, TEXT_DOES_NOT_FIT: nothing is ever cut off or shown as an empty box.
 */
export function layOutText(text: string, area: Area, style: TextStyle = {}): TextLayout {
  const missing = missingGlyphs(text);
  if (missing.length > 0) throw new PdfError('GLYPH_MISSING', `no glyph for ${missing.join(' ')}`);
  const { fontSize: asked = DEFAULT_FONT_SIZE, multiLine = true } = style;
  const drawn = drawable(text);
  const paragraphs = (multiLine ? drawn.split('\n') : [drawn.replaceAll('\n', ' ')]).map(paragraphOf);
  const largest = Math.min(Math.max(asked, SMALLEST_FONT_SIZE), LARGEST_FONT_SIZE);
  for (let fontSize = largest; fontSize >= SMALLEST_FONT_SIZE; fontSize -= STEP) {
    const lines = layOutAt(paragraphs, area, fontSize, multiLine);
    if (lines !== null) return { fontSize, lines };
  }
  throw new PdfError('TEXT_DOES_NOT_FIT', 'the text is too long for its box');
}
