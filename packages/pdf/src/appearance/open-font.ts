import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Harfbuzz, SubsettableFace, loadHarfbuzz } from './harfbuzz.ts';
import { characterMap, fontTables, table } from './truetype.ts';

/** Metrics in thousandths of the font size, and glyph numbers of the whole font. */
export type Font = {
  readonly postScriptName: string;
  readonly bytes: Buffer;
  readonly glyphs: ReadonlyMap<number, number>;
  readonly unitsPerEm: number;
  /** The advance width of a code point in thousandths of the font size; 0 if the font does not have it. */
  advance(codePoint: number): number;
  subset(codePoints: Iterable<number>): Buffer;
};

let harfbuzz: Harfbuzz | null = null;

/** Resolved on first use, so that it also works in a bundle: the package stays next to it in node_modules. */
const loaded = (): Harfbuzz =>
  (harfbuzz ??= loadHarfbuzz(
    readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')),
  ));

/**
 * A TrueType font. With `stays` it is kept open in harfbuzz's memory, because opening costs far more than subsetting; other
 * fonts are opened for each subset.
 */
export function openFont(bytes: Buffer, postScriptName: string, { stays = false } = {}): Font {
  const tables = fontTables(bytes);
  const glyphs = characterMap(table(tables, 'cmap'));
  const unitsPerEm = table(tables, 'head').readUInt16BE(18);
  const metrics = table(tables, 'hmtx');
  const last = table(tables, 'hhea').readUInt16BE(34) - 1;
  const held = stays ? new SubsettableFace(loaded(), bytes) : null;
  return {
    postScriptName,
    bytes,
    glyphs,
    unitsPerEm,
    advance: (codePoint) => {
      const glyph = glyphs.get(codePoint);
      return glyph === undefined ? 0 : (metrics.readUInt16BE(Math.min(glyph, last) * 4) * 1000) / unitsPerEm;
    },
    subset: (codePoints) => {
      if (held !== null) return held.subset(codePoints);
      const face = new SubsettableFace(loaded(), bytes);
      try {
        return face.subset(codePoints);
      } finally {
        face.close();
      }
    },
  };
}
