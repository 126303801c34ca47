import { damaged } from '../errors.ts';
import { assembled, fontTables, table } from './truetype.ts';

/** A glyph of the font at an offset, in units of the font. */
export interface Part {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
}
/** Glyphs drawn together, as wide as `advance` units. */
export interface Composite {
  readonly parts: readonly Part[];
  readonly advance: number;
}

/** Flags of a component (OpenType 'glyf'): offsets, in words; another component follows. */
const OFFSETS_IN_WORDS = 0x3;
const MORE = 0x20;
const MOST_DEPTH = 16;

/**
 * A TrueType font with more glyphs, each made of others: a letter with its marks is then one glyph, which every reader finds as
 * one piece of text. They are numbered from the number of glyphs of the font on.
 */
export function withComposites(font: Buffer, composites: readonly Composite[]): Buffer {
  const tables = fontTables(font);
  const [head, hhea, maxp] = ['head', 'hhea', 'maxp'].map((tag) => Buffer.from(table(tables, tag))) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const [glyf, hmtx] = [table(tables, 'glyf'), table(tables, 'hmtx')];
  const count = maxp.readUInt16BE(4);
  const offsets = offsetsOf(table(tables, 'loca'), head.readInt16BE(50) === 1, count);
  const boxes = composites.map(({ parts }) => boxOf(parts, glyf, offsets));
  const glyphs = composites.map((composite, at) => glyphOf(composite, boxes[at]!, glyf, offsets));
  const ends: number[] = [];
  let end = glyf.length;
  for (const glyph of glyphs) ends.push((end += glyph.length));
  const loca = Buffer.alloc(4 * (count + 1 + glyphs.length));
  [...offsets, ...ends].forEach((offset, at) => loca.writeUInt32BE(offset, 4 * at));
  if (offsets.at(-1) !== glyf.length) loca.writeUInt32BE(glyf.length, 4 * count);
  head.writeInt16BE(1, 50);
  maxp.writeUInt16BE(count + glyphs.length, 4);
  if (maxp.length >= 32) {
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(28), ...composites.map(({ parts }) => parts.length)), 28);
    maxp.writeUInt16BE(Math.min(maxp.readUInt16BE(30) + 1, MOST_DEPTH), 30);
  }
  hhea.writeUInt16BE(count + glyphs.length, 34);
  const widths = Buffer.alloc(4 * (count + glyphs.length));
  allWidths(hmtx, table(tables, 'hhea').readUInt16BE(34), count).copy(widths);
  composites.forEach(({ advance }, at) => {
    widths.writeUInt16BE(advance, 4 * (count + at));
    widths.writeInt16BE(boxes[at]![0], 4 * (count + at) + 2);
  });
  return assembled(
    font.readUInt32BE(0),
    new Map([
      ...tables,
      ['head', head],
      ['hhea', hhea],
      ['maxp', maxp],
      ['loca', loca],
      ['glyf', Buffer.concat([glyf, ...glyphs])],
      ['hmtx', widths],
    ]),
  );
}

function offsetsOf(loca: Buffer, isLong: boolean, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, at) =>
    isLong ? loca.readUInt32BE(4 * at) : 2 * loca.readUInt16BE(2 * at),
  );
}

/** Advance and left bearing of every glyph: the last advance holds for all that follow (OpenType 'hmtx'). */
function allWidths(hmtx: Buffer, long: number, count: number): Buffer {
  const widths = Buffer.alloc(4 * count);
  hmtx.copy(widths, 0, 0, 4 * Math.min(long, count));
  for (let glyph = long; glyph < count; glyph++) {
    hmtx.copy(widths, 4 * glyph, 4 * (long - 1), 4 * (long - 1) + 2);
    hmtx.copy(widths, 4 * glyph + 2, 4 * long + 2 * (glyph - long), 4 * long + 2 * (glyph - long) + 2);
  }
  return widths;
}

type Box = readonly [left: number, bottom: number, right: number, top: number];

const isEmpty = (glyph: number, offsets: readonly number[]): boolean => offsets[glyph] === offsets[glyph + 1];

function boxOf(parts: readonly Part[], glyf: Buffer, offsets: readonly number[]): Box {
  const inked = parts.filter(({ glyph }) => !isEmpty(glyph, offsets));
  if (inked.length === 0) return [0, 0, 0, 0];
  const boxes = inked.map(({ glyph, x, y }) => {
    const at = offsets[glyph];
    if (at === undefined) throw damaged('the font has no such glyph');
    return [2, 4, 6, 8].map((each) => glyf.readInt16BE(at + each) + (each % 4 === 2 ? x : y));
  });
  const of = (side: number, choose: (...all: number[]) => number): number =>
    choose(...boxes.map((box) => box[side] ?? 0));
  return [of(0, Math.min), of(1, Math.min), of(2, Math.max), of(3, Math.max)];
}

function glyphOf({ parts }: Composite, box: Box, glyf: Buffer, offsets: readonly number[]): Buffer {
  const inked = parts.filter(({ glyph }) => !isEmpty(glyph, offsets));
  if (inked.length === 0) return Buffer.alloc(0);
  const words = [-1, ...box];
  inked.forEach(({ glyph, x, y }, at) => {
    words.push(OFFSETS_IN_WORDS | (at < inked.length - 1 ? MORE : 0), glyph, x, y);
  });
  const made = Buffer.alloc(2 * words.length + ((2 * words.length) % 4));
  words.forEach((word, at) => made.writeUInt16BE(word & 0xffff, 2 * at));
  return made;
}
