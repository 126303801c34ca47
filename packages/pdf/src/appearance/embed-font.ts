import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Increment } from '../syntax/increment.ts';
import { asciiString, dict, name, type PdfDict, type PdfRef, PdfStream, type PdfValue } from '../syntax/objects.ts';
import { type Font, fontOf, textFont } from './font.ts';
import { operand } from './operand.ts';
import { characterMap, fontTables, table } from './truetype.ts';

/** A target to which objects can be added: an increment, or a file being composed. */
export type ObjectStore = Pick<Increment, 'add'>;

/** The fonts embedded in a file for one text, subset to its glyphs: one font, or several if the text has rare characters. */
export type EmbeddedFont = {
  /** The font resource entries: the first font under `name`, the others under `name` followed by their number. */
  resources(name: string): PdfDict;
  /**
   * Operators that show a piece of that text. The first font must be selected at `fontSize`; it is selected again afterwards.
   */
  show(text: string, name: string, fontSize: number): string;
};

const hex4 = (value: number): string => value.toString(16).padStart(4, '0');
const NO_PLACE: readonly [number, string] = [0, hex4(0)];

export const deflated = (data: Uint8Array | string, entries: Record<string, PdfValue | undefined> = {}): PdfStream =>
  new PdfStream(dict({ ...entries, Filter: name('FlateDecode') }), deflateSync(data));

/** One font of a file. */
interface Embedded {
  readonly ref: PdfRef;
  /** The glyph number of a code point in the subset. */
  readonly glyphs: ReadonlyMap<number, number>;
}

/**
 * Embeds the glyphs of `text`, so that it displays without any font installed at the reader and can be extracted exactly. Each
 * character uses the first font that has it.
 */
export function embedFont(store: ObjectStore, text: string): EmbeddedFont {
  const codePoints = [...new Set([...text].map((character) => character.codePointAt(0)!))].sort((a, b) => a - b);
  const byFont = new Map<Font, number[]>([[textFont(), []]]);
  for (const codePoint of codePoints) {
    const font = fontOf(codePoint) ?? textFont();
    const points = byFont.get(font) ?? [];
    byFont.set(font, points);
    points.push(codePoint);
  }
  if (byFont.get(textFont())!.length === 0 && byFont.size > 1) byFont.delete(textFont());
  const embedded = [...byFont].map(([font, points]) => embedOne(store, font, points));
  /** The font and the glyph, in hex, of each character. */
  const places = new Map(
    codePoints.map((codePoint): [string, readonly [number, string]] => {
      const at = embedded.findIndex(({ glyphs }) => glyphs.has(codePoint));
      const place = at < 0 ? NO_PLACE : ([at, hex4(embedded[at]!.glyphs.get(codePoint)!)] as const);
      return [String.fromCodePoint(codePoint), place];
    }),
  );
  const nameOf = (name: string, at: number): string => (at === 0 ? name : `${name}${at}`);
  return {
    resources: (name) => new Map(embedded.map(({ ref }, at) => [nameOf(name, at), ref])),
    show(piece, name, fontSize) {
      const select = (at: number): string => `/${nameOf(name, at)} ${operand(fontSize)} Tf `;
      let [shown, current, digits] = ['', 0, ''];
      for (const character of piece) {
        const [at, glyph] = places.get(character) ?? NO_PLACE;
        if (at !== current) {
          if (digits !== '') shown += `<${digits}> Tj `;
          shown += select(at);
          [current, digits] = [at, ''];
        }
        digits += glyph;
      }
      return `${shown}<${digits}> Tj${current === 0 ? '' : ` ${select(0).trimEnd()}`}`;
    },
  };
}

/** A CIDFontType2 with Identity-H and a ToUnicode map (ISO 32000-2 §9.7.4, §9.10.3). */
function embedOne(store: ObjectStore, font: Font, codePoints: readonly number[]): Embedded {
  const file = font.subset(codePoints);
  const tables = fontTables(file);
  const glyphs = characterMap(table(tables, 'cmap'));
  // Each subset has a unique tag of six capital letters (ISO 32000-2 §9.9.2).
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
    Type: name('Font'),
    Subtype: name('CIDFontType2'),
    BaseFont: baseFont,
    CIDSystemInfo: systemInfo,
    FontDescriptor: descriptor,
    W: widths,
    DW: 1000,
    CIDToGIDMap: name('Identity'),
  });
  const type0 = dict({
    Type: name('Font'),
    Subtype: name('Type0'),
    BaseFont: baseFont,
    Encoding: name('Identity-H'),
    DescendantFonts: [store.add(descendant)],
    ToUnicode: store.add(deflated(toUnicode(codePoints, glyphs))),
  });
  return { ref: store.add(type0), glyphs };
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
    Type: name('FontDescriptor'),
    FontName: fontName,
    Flags: SYMBOLIC,
    ItalicAngle: 0,
    FontBBox: [36, 38, 40, 42].map((at) => scaled(head.readInt16BE(at))),
    Ascent: scaled(hhea.readInt16BE(4)),
    Descent: scaled(hhea.readInt16BE(6)),
    CapHeight: 733,
    StemV: 80,
    FontFile2: store.add(deflated(file, { Length1: file.length })),
  });
}

/** Glyph → UTF-16, one entry per glyph: if characters share a glyph, the first one wins. */
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
