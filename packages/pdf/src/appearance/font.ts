import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, openFont } from './open-font.ts';
import { rareFont, rareFontName } from './rare-fonts.ts';

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

/** The font that shows a code point: the text font, or a rare-character font if the text font lacks it; null if none has it. */
export const fontOf = (codePoint: number): Font | null =>
  textFont().glyphs.has(codePoint) ? textFont() : rareFont(codePoint);

/** The advance width of a code point in thousandths of the font size; 0 if no font has it. */
export const advanceOf = (codePoint: number): number => fontOf(codePoint)?.advance(codePoint) ?? 0;

/** The TrueType files, by name, of the fonts for the characters that the text font lacks. */
export function rareFontFiles(text: string): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const character of text) {
    const codePoint = character.codePointAt(0)!;
    if (textFont().glyphs.has(codePoint)) continue;
    const name = rareFontName(codePoint);
    const font = name === null ? null : rareFont(codePoint);
    if (name !== null && font !== null) files.set(name, font.bytes);
  }
  return files;
}

const LINE_ENDS_AND_TAB = /[\r\n\t]/g;

/** Text as it is drawn: composed (NFC), line ends as \n, a tab as four spaces. */
export const drawable = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', '    ');

/**
 * The characters of a text that cannot be drawn, each once, in order of appearance: characters without a glyph in any font
 * here, control characters other than line ends and tabs, and lone surrogates. Such text is refused, never shown with an empty
 * box.
 */
export function missingGlyphs(text: string): string[] {
  const { glyphs } = textFont();
  const missing = new Set<string>();
  for (const character of drawable(text).replace(LINE_ENDS_AND_TAB, '')) {
    const codePoint = character.codePointAt(0)!;
    const control = codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0);
    if (control || (!glyphs.has(codePoint) && rareFontName(codePoint) === null)) missing.add(character);
  }
  return [...missing];
}
