import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Increment } from '../syntax/increment.ts';
import { asciiString, dict, name, PdfStream, type PdfRef, type PdfValue } from '../syntax/objects.ts';
import { textFont } from './font.ts';
import { characterMap, fontTables, table } from './truetype.ts';

/** Where an object can be added: an increment, or a file being composed. */
export type ObjectStore = Pick<Increment, 'add'>;

/** A font of a file, with the glyphs of a given text. */
export type EmbeddedFont = {
  readonly ref: PdfRef;
  /** The operand of Tj for a piece of that text. */
  show(text: string): string;
};

const hex4 = (value: number): string => value.toString(16).padStart(4, '0');

export const deflated = (data: Uint8Array | string, entries: Record<string, PdfValue | undefined> = {}): PdfStream =>
  new PdfStream(dict({ ...entries, Filter: name('FlateDecode') }), deflateSync(data));

/**
 * Embeds the glyphs of `text` as a CIDFontType2 with Identity-H and a ToUnicode map (ISO 32000-2 §9.7.4, §9.10.3), so that
 * the text is shown without any font of the reader's and comes out again exactly.
 */
export function embedFont(store: ObjectStore, text: string): EmbeddedFont {
  const font = textFont();
  const codePoints = [...new Set([...text].map((character) => character.codePointAt(0)!))].sort((a, b) => a - b);
  const file = font.subset(codePoints);
  const tables = fontTables(file);
  const glyphs = characterMap(table(tables, 'cmap'));
  // Six capital letters of their own name each subset (ISO 32000-2 §9.9.2).
  const hash = createHash('sha256').update(file).digest();
  const prefix = Array.from(hash.subarray(0, 6), (octet) => String.fromCharCode(65 + (octet % 26))).join('');
  const baseFont = name(`${prefix}+${font.postScriptName}`);
  const descriptor = store.add(fontDescriptor(store, baseFont, file, tables));
  const widths: PdfValue[] = [];
  for (const codePoint of codePoints) {
    const glyph = glyphs.get(codePoint);
    if (glyph !== undefined) widths.push(glyph, [Math.round(font.advance(codePoint))]);
  }
  const systemInfo = dict({ Registry: asciiString('Adobe'), Ordering: asciiString('Identity'), Supplement: 0 });
  const descendant = dict({
    ...{ Type: name('Font'), Subtype: name('CIDFontType2'), BaseFont: baseFont, CIDSystemInfo: systemInfo },
    ...{ FontDescriptor: descriptor, W: widths, DW: 1000, CIDToGIDMap: name('Identity') },
  });
  const type0 = dict({
    ...{ Type: name('Font'), Subtype: name('Type0'), BaseFont: baseFont, Encoding: name('Identity-H') },
    ...{ DescendantFonts: [store.add(descendant)], ToUnicode: store.add(deflated(toUnicode(codePoints, glyphs))) },
  });
  const show = (piece: string): string =>
    `<${[...piece].map((character) => hex4(glyphs.get(character.codePointAt(0)!) ?? 0)).join('')}>`;
  return { ref: store.add(type0), show };
}

function fontDescriptor(
  store: ObjectStore,
  fontName: PdfValue,
  file: Buffer,
  tables: ReadonlyMap<string, Buffer>,
): PdfValue {
  const head = table(tables, 'head');
  const hhea = table(tables, 'hhea');
  const scaled = (value: number): number => Math.round((value * 1000) / head.readUInt16BE(18));
  const SYMBOLIC = 4;
  return dict({
    ...{ Type: name('FontDescriptor'), FontName: fontName, Flags: SYMBOLIC, ItalicAngle: 0 },
    FontBBox: [36, 38, 40, 42].map((at) => scaled(head.readInt16BE(at))),
    ...{ Ascent: scaled(hhea.readInt16BE(4)), Descent: scaled(hhea.readInt16BE(6)), CapHeight: 733, StemV: 80 },
    FontFile2: store.add(deflated(file, { Length1: file.length })),
  });
}

/** Glyph → UTF-16, one entry a glyph: where characters share a glyph, the first one given speaks for it. */
function toUnicode(codePoints: readonly number[], glyphs: ReadonlyMap<number, number>): string {
  const lines = new Map<number, string>();
  for (const codePoint of codePoints) {
    const glyph = glyphs.get(codePoint);
    if (glyph === undefined || lines.has(glyph)) continue;
    const utf16 = Buffer.from(String.fromCodePoint(codePoint), 'utf16le').swap16().toString('hex');
    lines.set(glyph, `<${hex4(glyph)}> <${utf16}>`);
  }
  const all = [...lines.values()];
  let blocks = '';
  for (let i = 0; i < all.length; i += 100) {
    const block = all.slice(i, i + 100);
    blocks += `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`;
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    `${blocks}endcmap CMapName currentdict /CMap defineresource pop end end`,
  ].join('\n');
}
