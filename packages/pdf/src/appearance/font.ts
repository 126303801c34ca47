import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SubsettableFace } from './harfbuzz.ts';
import { characterMap, fontTables, table } from './truetype.ts';

/** Metrics in thousandths of the font size, and glyph numbers of the whole font. */
export type Font = {
  readonly postScriptName: string;
  readonly bytes: Buffer;
  readonly glyphs: ReadonlyMap<number, number>;
  readonly unitsPerEm: number;
  /** The advance width of a code point in thousandths of the font size; 0 for one that is not in the font. */
  advance(codePoint: number): number;
  subset(codePoints: Iterable<number>): Buffer;
};

/** Resolved when first used, so that it holds in a bundle too: both packages stay beside it in node_modules. */
const resolve = (specifier: string): string => createRequire(import.meta.url).resolve(specifier);

let loaded: Font | null = null;

/** Noto Sans SC Regular, read once per process or thread. */
export function textFont(): Font {
  loaded ??= openFont(
    readFileSync(resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
    readFileSync(resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')),
  );
  return loaded;
}

/** The file of the font, for a renderer that has to show text whose font is not embedded. */
export const textFontPath = (): string =>
  resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf');

function openFont(bytes: Buffer, wasm: Uint8Array): Font {
  const tables = fontTables(bytes);
  const glyphs = characterMap(table(tables, 'cmap'));
  const unitsPerEm = table(tables, 'head').readUInt16BE(18);
  const metrics = table(tables, 'hmtx');
  const last = table(tables, 'hhea').readUInt16BE(34) - 1;
  const face = new SubsettableFace(wasm, bytes);
  return {
    ...{ postScriptName: 'NotoSansSC-Regular', bytes, glyphs, unitsPerEm },
    advance: (codePoint) => {
      const glyph = glyphs.get(codePoint);
      return glyph === undefined ? 0 : (metrics.readUInt16BE(Math.min(glyph, last) * 4) * 1000) / unitsPerEm;
    },
    subset: (codePoints) => face.subset(codePoints),
  };
}

const LINE_ENDS_AND_TAB = /[\r\n\t]/g;

/** Text as it is drawn: composed (NFC), line ends as \n, a tab as four spaces. */
export const drawable = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', '    ');

/**
 * The characters of a text that cannot be drawn, each once, in order of appearance: those the font has no glyph for, control
 * characters other than line ends and tabs, and lone surrogates. Such text is refused, never shown with an empty box.
 */
export function missingGlyphs(text: string): string[] {
  const { glyphs } = textFont();
  const missing = new Set<string>();
  for (const character of drawable(text).replace(LINE_ENDS_AND_TAB, '')) {
    const codePoint = character.codePointAt(0)!;
    const control = codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0);
    if (control || !glyphs.has(codePoint)) missing.add(character);
  }
  return [...missing];
}
