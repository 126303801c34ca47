import { inVisualOrder, levelsOf, isRightToLeft, mayTurn, mirrored } from './bidi.ts';
import { advanceOf, fontOf, fontOfGrapheme, graphemesOf, isPlain, isSilent } from './font.ts';
import type { Part } from './composite-glyphs.ts';
import type { Font } from './open-font.ts';
import { type ShapedGlyph, shape } from './shaper.ts';

/** A glyph of a line, or several that are drawn together as one: a letter with its marks, a syllable. */
export interface LineGlyph {
  /** The characters that it stands for, in the order in which they are read. */
  readonly text: string;
  /** The code point by which the font finds it; null if the font was shaped. */
  readonly codePoint: number | null;
  /** Numbers in the whole font, at offsets in its units; none for a mark that is drawn with its letter. */
  readonly parts: readonly Part[];
  /** Its width, in units of the font. */
  readonly advance: number;
}
/** Glyphs of one font, in the order in which they are drawn. */
export interface Run {
  readonly font: Font;
  readonly glyphs: readonly LineGlyph[];
}

interface Stretch {
  readonly font: Font;
  readonly level: number;
  text: string;
}

/**
 * The glyphs of a line in the order in which they are drawn, from left to right. Characters without a font are left out; the
 * caller has refused them.
 * @param base the direction of the paragraph; by its first strong character if not given
 */
export function runsOf(line: string, base: 'ltr' | 'rtl' = isRightToLeft(line) ? 'rtl' : 'ltr'): Run[] {
  if (base === 'ltr' && isPlain(line)) return plainRuns(line);
  const turns = mayTurn(line) || base === 'rtl';
  const levels = turns ? levelsOf(line, base) : null;
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { text, font } of withFonts(graphemesOf(line))) {
    const level = levels?.[at] ?? 0;
    at += text.length;
    if (font === null) continue;
    const last = stretches.at(-1);
    if (last?.font === font && last.level === level) last.text += text;
    else stretches.push({ font, level, text });
  }
  const ordered = turns ? inVisualOrder(stretches) : stretches;
  return ordered.map(({ font, level, text }) => {
    const isTurned = level % 2 === 1;
    return { font, glyphs: font.isShaped ? shaped(font, text, isTurned) : spelledOut(font, text, isTurned) };
  });
}

function plainRuns(line: string): Run[] {
  const runs: { font: Font; glyphs: LineGlyph[] }[] = [];
  for (const character of line) {
    const font = fontOf(character.codePointAt(0)!);
    if (font === null) continue;
    const last = runs.at(-1);
    const glyphs = last?.font === font ? last.glyphs : [];
    if (last?.font !== font) runs.push({ font, glyphs });
    const glyph = glyphOf(font, character);
    if (glyph !== null) glyphs.push(glyph);
  }
  return runs;
}

interface Grapheme {
  readonly text: string;
  readonly font: Font | null;
}

/** Letters of scripts that the text font has in part. */
const WESTERN = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** The font of each grapheme: a word does not mix the text font with another one. */
function withFonts(graphemes: readonly string[]): Grapheme[] {
  const found = graphemes.map((text): Grapheme => ({ text, font: fontOfGrapheme(text) }));
  for (let from = 0; from < found.length; from++) {
    let to = from;
    while (to < found.length && WESTERN.test(found[to]!.text)) to++;
    const word = found.slice(from, to);
    if (word.some(({ font }) => font?.isShaped))
      found.splice(from, word.length, ...word.map(({ text }) => ({ text, font: fontOfGrapheme(text, 'SCRIPT') })));
    from = Math.max(from, to);
  }
  return found;
}

/** A glyph without ink and width, so that readers find characters that are drawn otherwise, or not at all. */
const unseen = (text: string): LineGlyph => ({ text, codePoint: null, parts: [], advance: 0 });

/** Fonts that need no shaping: one glyph per character. */
function spelledOut(font: Font, text: string, isTurned: boolean): LineGlyph[] {
  const glyphs = [...text].flatMap((character): LineGlyph[] => {
    const drawn = glyphOf(font, isTurned ? mirrored(character) : character);
    if (drawn === null) return isSilent(character) ? [unseen(character)] : [];
    return [drawn.text === character ? drawn : { ...drawn, text: character }];
  });
  return isTurned ? glyphs.reverse() : glyphs;
}

/** The same object for the same character of a font: most lines have few different ones. */
const known = new WeakMap<Font, Map<string, LineGlyph>>();

function glyphOf(font: Font, character: string): LineGlyph | null {
  const glyphs = known.get(font) ?? new Map<string, LineGlyph>();
  known.set(font, glyphs);
  const found = glyphs.get(character);
  if (found !== undefined) return found;
  const codePoint = character.codePointAt(0)!;
  const glyph = font.glyphs.get(codePoint);
  if (glyph === undefined) return null;
  const made = { text: character, codePoint, parts: [{ glyph, x: 0, y: 0 }], advance: font.widthOf(glyph) };
  glyphs.set(character, made);
  return made;
}

function shaped(font: Font, text: string, isTurned: boolean): LineGlyph[] {
  const clusters: { start: number; glyphs: ShapedGlyph[] }[] = [];
  for (const glyph of shape(font, text, isTurned)) {
    const last = clusters.at(-1);
    if (last?.start === glyph.cluster) last.glyphs.push(glyph);
    else clusters.push({ start: glyph.cluster, glyphs: [glyph] });
  }
  const starts = clusters.map(({ start }) => start).sort((a, b) => a - b);
  const endOf = new Map(starts.map((start, at) => [start, starts[at + 1] ?? text.length]));
  return clusters.flatMap(({ start, glyphs }): LineGlyph[] => {
    let advance = 0;
    const parts = glyphs.map(({ glyph, dx, dy, ...moved }): Part => {
      const x = advance + dx;
      advance += moved.advance;
      return { glyph, x, y: dy };
    });
    const characters = text.slice(start, endOf.get(start));
    if ([...characters].every(isSilent)) return [unseen(characters)];
    return readable({ text: characters, codePoint: null, parts, advance }, isTurned);
  });
}

const MARK_OR_JOINER = /[\p{Mn}\p{Cf}]/u;

/**
 * Gives the characters after the first one glyphs of their own, without ink and width, where readers would misread a glyph of
 * several: pdf.js takes one with a mark for a mark; poppler reverses the characters of one glyph if they run from right to left.
 */
function readable(glyph: LineGlyph, isTurned: boolean): LineGlyph[] {
  const [first = '', ...rest] = glyph.text;
  if (rest.length === 0 || (!isTurned && !MARK_OR_JOINER.test(glyph.text))) return [glyph];
  const seen = { ...glyph, text: first };
  return isTurned ? [...rest.toReversed().map(unseen), seen] : [seen, unseen(rest.join(''))];
}

/** The width of a line in thousandths of the font size. */
export const widthOf = (line: string): number =>
  isPlain(line)
    ? [...line].reduce((sum, character) => sum + advanceOf(character.codePointAt(0)!), 0)
    : runsOf(line).reduce((sum, { font, glyphs }) => {
        const units = glyphs.reduce((width, { advance }) => width + advance, 0);
        return sum + (font.scale * units * 1000) / font.unitsPerEm;
      }, 0);
