import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, openFont } from './open-font.ts';
import { rareFont, rareFontName } from './rare-fonts.ts';
import { scriptFont } from './script-fonts.ts';

export type { Font } from './open-font.ts';

const TEXT_FONT = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf';

/** The file of the font, for a renderer that has to show text whose font is not embedded. */
export const textFontPath = (): string => createRequire(import.meta.url).resolve(TEXT_FONT);

let loaded: Font | null = null;

/** Noto Sans SC Regular, read once per process or thread. */
export function textFont(): Font {
  loaded ??= openFont(readFileSync(textFontPath()), 'NotoSansSC-Regular', { stays: true });
  return loaded;
}

/** The font that shows a code point without shaping: the text font, or a rare-character font if the text font lacks it. */
export const fontOf = (codePoint: number): Font | null =>
  textFont().glyphs.has(codePoint) ? textFont() : rareFont(codePoint);

/** The advance width of a code point in thousandths of the font size; 0 if it needs shaping, or no font has it. */
export const advanceOf = (codePoint: number): number => fontOf(codePoint)?.advance(codePoint) ?? 0;

/** Joiners, marks of direction and choices of a variant: they show nothing, but shape or order what is beside them. */
const SILENT = /[\u{e0100}-\u{e01ef}\u200c-\u200f]|\u061c|\ufe0e|\ufe0f/u;
export const isSilent = (character: string): boolean => SILENT.test(character);
/** Controls that turn the order of what follows them could make a text look like another one. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/u;
const CONTROL = /\p{Cc}/u;
const NEEDS_SHAPING = /[\p{M}\p{Cc}\p{Cf}]/u;
const EMOJI = /\p{Emoji_Presentation}|\p{Emoji_Modifier}|[\ufe0f\u20e3]/u;

const codePointsOf = (text: string): number[] => [...text].map((character) => character.codePointAt(0)!);

/** For each code point whether it is plain: 0 is not known yet. */
const plainness = new Uint8Array(0x110000);
const PLAIN = 1;
const NOT_PLAIN = 2;

/** Whether each character of a text is one glyph, in the order of the text. */
export function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const codePoint = text.codePointAt(at)!;
    if (codePoint > 0xffff) at += 1;
    const known = plainness[codePoint]!;
    const found = known === 0 ? plainnessOf(codePoint) : known;
    if (found === NOT_PLAIN) return false;
  }
  return true;
}

function plainnessOf(codePoint: number): number {
  const hasGlyph = textFont().glyphs.has(codePoint) || rareFontName(codePoint) !== null;
  const found = hasGlyph && !NEEDS_SHAPING.test(String.fromCodePoint(codePoint)) ? PLAIN : NOT_PLAIN;
  plainness[codePoint] = found;
  return found;
}

/**
 * The font of what a reader takes for one character, with its marks: the text font, one of rare characters, or one of a script;
 * null if none has all of it, or it shows nothing.
 */
export function fontOfGrapheme(grapheme: string, preferred: 'TEXT' | 'SCRIPT' = 'TEXT'): Font | null {
  const needed = codePointsOf(grapheme.replace(new RegExp(SILENT, 'gu'), ''));
  const [first, ...marks] = needed;
  if (first === undefined) return null;
  const ofScript = preferred === 'SCRIPT' || EMOJI.test(grapheme) ? scriptFont(needed) : null;
  if (ofScript !== null) return ofScript;
  return (marks.length === 0 ? fontOf(first) : null) ?? scriptFont(needed);
}

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** What a reader takes for single characters: letters with their marks, syllables, emoji. */
export const graphemesOf = (text: string): string[] => [...GRAPHEMES.segment(text)].map(({ segment }) => segment);

/** A TrueType file, and the factor by which its letters are enlarged to be as tall as those of the text font. */
type FontBytes = Pick<Font, 'bytes' | 'scale'>;

/** The fonts, by name, for the characters that the text font lacks. */
export function otherFonts(text: string): ReadonlyMap<string, FontBytes> {
  const files = new Map<string, FontBytes>();
  for (const grapheme of graphemesOf(text)) {
    const font = fontOfGrapheme(grapheme);
    if (font !== null && font !== textFont()) files.set(font.file, font);
  }
  return files;
}

const LINE_ENDS_AND_TAB = /[\r\n\t]/g;

/** Text as it is drawn: composed (NFC), line ends as \n, a tab as four spaces. */
export const drawable = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', '    ');

/**
 * The characters of a text that cannot be drawn, each once, in order of appearance: characters without a glyph in any font
 * here, marks that no font can put on their letter, control characters other than line ends and tabs, controls that turn the
 * direction, and lone surrogates. Such text is refused, never shown with an empty box.
 */
export function missingGlyphs(text: string): string[] {
  const drawn = drawable(text).replace(LINE_ENDS_AND_TAB, ' ');
  if (isPlain(drawn)) return [];
  return [...new Set(graphemesOf(drawn).flatMap(missingOf))];
}

function missingOf(grapheme: string): string[] {
  const refused = [...grapheme].filter((each) => CONTROL.test(each) || TURNING.test(each));
  if (refused.length > 0) return refused;
  if (fontOfGrapheme(grapheme) !== null) return [];
  const visible = [...grapheme].filter((each) => !SILENT.test(each));
  const alone = visible.filter((each) => fontOfGrapheme(each) === null);
  return alone.length > 0 ? alone : visible.slice(1);
}
