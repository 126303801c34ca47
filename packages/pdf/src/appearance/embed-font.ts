import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Increment } from '../syntax/increment.ts';
import { asciiString, dict, name, type PdfDict, type PdfRef, PdfStream, type PdfValue } from '../syntax/objects.ts';
import { withComposites } from './composite-glyphs.ts';
import { type Font, textFont } from './font.ts';
import { operand } from './operand.ts';
import { type LineGlyph, type Run, runsOf } from './runs.ts';
import { characterMap, fontTables, table } from './truetype.ts';

/** A target to which objects can be added: an increment, or a file being composed. */
export type ObjectStore = Pick<Increment, 'add'>;

/** The fonts embedded in a file for some lines, subset to their glyphs: one font, or several if the lines need them. */
export type EmbeddedFont = {
  /** The font resource entries: the first font under `name`, the others under `name` followed by their number. */
  resources(name: string): PdfDict;
  /**
   * Operators that show one of those lines. The first font must be selected at `fontSize`; it is selected again afterwards.
   * @param base the direction of the paragraph; by its first strong character if not given
   */
  show(line: ShownLine, name: string, fontSize: number): string;
};
export interface ShownLine {
  readonly text: string;
  /** The direction of the paragraph; by the first strong character of the line if not given. */
  readonly base?: 'ltr' | 'rtl' | undefined;
}

const hex4 = (value: number): string => value.toString(16).padStart(4, '0');
const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');

export const deflated = (data: Uint8Array | string, entries: Record<string, PdfValue | undefined> = {}): PdfStream =>
  new PdfStream(dict({ ...entries, Filter: name('FlateDecode') }), deflateSync(data));

/** One font of a file. */
interface Embedded {
  readonly font: Font;
  readonly ref: PdfRef;
  place(glyph: LineGlyph): Place;
}

/** The code of a glyph in hex, and how far to move to the left before and after it, in thousandths of the font size. */
interface Place {
  readonly code: string;
  readonly before: number;
  readonly after: number;
}

/**
 * Embeds the glyphs of the lines, so that they display without any font installed at the reader and can be extracted exactly.
 * Each character uses the first font that has it.
 */
export function embedFont(store: ObjectStore, lines: readonly ShownLine[]): EmbeddedFont {
  const known = new Map(lines.map((line) => [keyOf(line), runsOf(line.text, line.base)]));
  const byFont = new Map<Font, Set<LineGlyph>>([[textFont(), new Set()]]);
  for (const { font, glyphs } of [...known.values()].flat()) {
    const all = byFont.get(font) ?? new Set();
    byFont.set(font, all);
    for (const glyph of glyphs) all.add(glyph);
  }
  if (byFont.get(textFont())!.size === 0 && byFont.size > 1) byFont.delete(textFont());
  const embedded = [...byFont].map(([font, glyphs]) => embedOne(store, font, [...glyphs]));
  const nameOf = (name: string, at: number): string => (at === 0 ? name : `${name}${at}`);
  return {
    resources: (name) => new Map(embedded.map(({ ref }, at) => [nameOf(name, at), ref])),
    show(line, name, fontSize) {
      const select = (at: number, scale: number): string => `/${nameOf(name, at)} ${operand(fontSize * scale)} Tf`;
      const shown: string[] = [];
      let current = 0;
      for (const run of known.get(keyOf(line)) ?? runsOf(line.text, line.base)) {
        const at = embedded.findIndex(({ font }) => font === run.font);
        if (at < 0) continue;
        if (at !== current || run.font.scale !== 1) shown.push(select(at, run.font.scale));
        current = at;
        shown.push(showRun(run, embedded[at]!));
      }
      if (current !== 0 || (embedded[0]?.font.scale ?? 1) !== 1) shown.push(select(0, 1));
      return shown.length === 0 ? '<> Tj' : shown.join(' ');
    },
  };
}

const keyOf = ({ text, base }: ShownLine): string => `${base ?? 'auto'} ${text}`;

/** The text operator of a run: its glyphs, moved where they are not simply beside each other (ISO 32000-2 §9.4.3). */
function showRun({ glyphs }: Run, { place }: Embedded): string {
  let shown = '';
  let codes = '';
  let left = 0;
  const flush = (): void => {
    if (codes !== '') shown += `<${codes}> `;
    codes = '';
  };
  for (const glyph of glyphs) {
    const { code, before, after } = place(glyph);
    left += before;
    if (left !== 0) {
      flush();
      shown += `${left} `;
    }
    codes += code;
    left = after;
  }
  flush();
  if (left !== 0) shown += `${left} `;
  return shown.lastIndexOf('<') === 0 && left === 0 ? `${shown}Tj` : `[${shown.trimEnd()}] TJ`;
}

const isComposite = ({ parts }: LineGlyph): boolean => parts.length !== 1 || parts[0]?.y !== 0;

/** A glyph as embedded: one code for each text that it stands for. */
interface Use {
  readonly text: string;
  /** Its number in the subset. */
  readonly number: number;
  readonly code: number;
  /** In thousandths of the font size. */
  readonly width: number;
}

/** A CIDFontType2 with Identity-H and a ToUnicode map (ISO 32000-2 §9.7.4, §9.10.3). */
function embedOne(store: ObjectStore, font: Font, drawn: readonly LineGlyph[]): Embedded {
  const { file, uses } = subsetOf(font, drawn);
  const tables = fontTables(file);
  // Each subset has a unique tag of six capital letters (ISO 32000-2 §9.9.2).
  const hash = createHash('sha256').update(file).digest();
  const prefix = Array.from(hash.subarray(0, 6), (octet) => String.fromCharCode(65 + (octet % 26))).join('');
  const baseFont = name(`${prefix}+${font.postScriptName}`);
  const descriptor = store.add(fontDescriptor(store, baseFont, file, tables));
  const inOrder = [...uses.values()].toSorted((a, b) => a.code - b.code);
  const systemInfo = dict({ Registry: asciiString('Adobe'), Ordering: asciiString('Identity'), Supplement: 0 });
  const descendant = dict({
    Type: name('Font'),
    Subtype: name('CIDFontType2'),
    BaseFont: baseFont,
    CIDSystemInfo: systemInfo,
    FontDescriptor: descriptor,
    W: inOrder.flatMap(({ code, width }): PdfValue[] => [code, [width]]),
    DW: 1000,
    CIDToGIDMap: inOrder.every(({ code, number }) => code === number)
      ? name('Identity')
      : store.add(deflated(numbersOf(inOrder))),
  });
  const type0 = dict({
    Type: name('Font'),
    Subtype: name('Type0'),
    BaseFont: baseFont,
    Encoding: name('Identity-H'),
    DescendantFonts: [store.add(descendant)],
    ToUnicode: store.add(deflated(toUnicode(inOrder))),
  });
  const placeOf = (glyph: LineGlyph): Place => {
    const { code, width } = uses.get(useOf(glyph)) ?? { code: 0, width: 0 };
    const thousandths = (units: number): number => Math.round((units * 1000) / font.unitsPerEm);
    const dx = isComposite(glyph) ? 0 : thousandths(glyph.parts[0]?.x ?? 0);
    return { code: hex4(code), before: -dx, after: dx + width - thousandths(glyph.advance) };
  };
  const places = new Map(drawn.map((glyph) => [glyph, placeOf(glyph)]));
  return { font, ref: store.add(type0), place: (glyph) => places.get(glyph) ?? placeOf(glyph) };
}

/**
 * A subset with the glyphs, and the code of each: its number in the subset, or one above all numbers where that glyph stands for
 * another text already.
 */
function subsetOf(font: Font, drawn: readonly LineGlyph[]): { file: Buffer; uses: ReadonlyMap<string, Use> } {
  // Equal sets of glyphs give equal files, in whatever order they are drawn.
  const distinct = [...new Map(drawn.map((glyph) => [useOf(glyph), glyph]))].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const glyphs = distinct.map(([, glyph]) => glyph);
  const subset = font.isShaped
    ? font.subsetGlyphs(glyphs.flatMap(({ parts }) => parts.map(({ glyph }) => glyph)))
    : font.subset(glyphs.flatMap(({ codePoint }) => codePoint ?? []).toSorted((a, b) => a - b));
  const tables = fontTables(subset);
  const numbers = font.isShaped ? null : characterMap(table(tables, 'cmap'));
  const count = table(tables, 'maxp').readUInt16BE(4);
  const composites = glyphs.filter(isComposite);
  const taken = new Set<number>();
  let next = count + composites.length;
  const uses = distinct.map(([key, glyph]): [string, Use] => {
    const number = isComposite(glyph)
      ? count + composites.indexOf(glyph)
      : (numbers?.get(glyph.codePoint ?? 0) ?? glyph.parts[0]?.glyph ?? 0);
    const code = taken.has(number) ? next++ : number;
    taken.add(number);
    const units = isComposite(glyph) ? glyph.advance : font.widthOf(glyph.parts[0]?.glyph ?? 0);
    return [key, { text: glyph.text, number, code, width: Math.round((units * 1000) / font.unitsPerEm) }];
  });
  return { file: composites.length === 0 ? subset : withComposites(subset, composites), uses: new Map(uses) };
}

/** Glyphs that are moved to the side only have one code. */
const useOf = (glyph: LineGlyph): string =>
  isComposite(glyph)
    ? `${glyph.text} ${glyph.advance} ${glyph.parts.map(({ glyph: one, x, y }) => `${one},${x},${y}`).join(' ')}`
    : `${glyph.text} ${glyph.codePoint ?? ''} ${glyph.parts[0]?.glyph ?? 0}`;

/** The glyph of each code in two octets (ISO 32000-2 §9.7.4.2). */
function numbersOf(uses: readonly Use[]): Buffer {
  const map = Buffer.alloc(2 * ((uses.at(-1)?.code ?? 0) + 1));
  for (const { code, number } of uses) map.writeUInt16BE(number, 2 * code);
  return map;
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

/** Code → UTF-16. */
function toUnicode(uses: readonly Use[]): string {
  const all = uses.map(({ code, text }) => `<${hex4(code)}> <${utf16(text)}>`);
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
