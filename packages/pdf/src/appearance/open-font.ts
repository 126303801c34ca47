import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Harfbuzz, SubsettableFace, loadHarfbuzz } from './harfbuzz.ts';
import { characterMap, fontTables, table } from './truetype.ts';

/** Metrics in thousandths of the font size, and glyph numbers of the whole font. */
export type Font = {
  readonly postScriptName: string;
  /** A name of its file, different for each part of a font. */
  readonly file: string;
  /** Whether its glyphs depend on what is beside them, so that HarfBuzz chooses and places them. */
  readonly isShaped: boolean;
  readonly bytes: Buffer;
  readonly glyphs: ReadonlyMap<number, number>;
  readonly unitsPerEm: number;
  /** The factor by which its letters are enlarged to be as tall as those of the text font. */
  readonly scale: number;
  /** The advance width of a code point in thousandths of the font size; 0 if the font does not have it. */
  advance(codePoint: number): number;
  /** The advance width of a glyph in units of the font. */
  widthOf(glyph: number): number;
  subset(codePoints: Iterable<number>): Buffer;
  /** Glyphs keep their numbers. */
  subsetGlyphs(glyphs: Iterable<number>): Buffer;
};

let harfbuzz: Harfbuzz | null = null;

/** Resolved on first use, so that it also works in a bundle: the package stays next to it in node_modules. */
const loaded = (): Harfbuzz =>
  (harfbuzz ??= loadHarfbuzz(
    readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')),
  ));

function withFace<T>(bytes: Buffer, use: (face: SubsettableFace) => T): T {
  const face = new SubsettableFace(loaded(), bytes);
  try {
    return use(face);
  } finally {
    face.close();
  }
}

/** A variable font at one weight. */
export const fontAtWeight = (bytes: Buffer, weight: number): Buffer => withFace(bytes, (face) => face.atWeight(weight));

/**
 * A TrueType font. With `stays` it is kept open in harfbuzz's memory, because opening costs far more than subsetting; other
 * fonts are opened for each subset.
 */
export function openFont(
  bytes: Buffer,
  postScriptName: string,
  { file = postScriptName, stays = false, isShaped = false, scale = 1 } = {},
): Font {
  const tables = fontTables(bytes);
  const glyphs = characterMap(table(tables, 'cmap'));
  const unitsPerEm = table(tables, 'head').readUInt16BE(18);
  const metrics = table(tables, 'hmtx');
  const last = table(tables, 'hhea').readUInt16BE(34) - 1;
  const held = stays ? new SubsettableFace(loaded(), bytes) : null;
  const using = <T>(use: (face: SubsettableFace) => T): T => (held === null ? withFace(bytes, use) : use(held));
  const widthOf = (glyph: number): number => metrics.readUInt16BE(Math.min(glyph, last) * 4);
  return {
    postScriptName,
    file,
    isShaped,
    bytes,
    glyphs,
    unitsPerEm,
    scale,
    widthOf,
    advance: (codePoint) => {
      const glyph = glyphs.get(codePoint);
      return glyph === undefined ? 0 : (widthOf(glyph) * 1000) / unitsPerEm;
    },
    subset: (codePoints) => using((face) => face.subset(codePoints)),
    subsetGlyphs: (wanted) => using((face) => face.subsetGlyphs(wanted)),
  };
}
