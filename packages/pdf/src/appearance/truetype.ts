import { damaged } from '../errors.ts';

/** The tables of an OpenType file by tag. */
export function fontTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  const count = font.readUInt16BE(4);
  for (let i = 0; i < count; i++) {
    const at = 12 + i * 16;
    const offset = font.readUInt32BE(at + 8);
    tables.set(font.toString('latin1', at, at + 4), font.subarray(offset, offset + font.readUInt32BE(at + 12)));
  }
  return tables;
}

export function table(tables: ReadonlyMap<string, Buffer>, tag: string): Buffer {
  const found = tables.get(tag);
  if (found === undefined) throw damaged(`the font has no table ${tag}`);
  return found;
}

/** Code point → glyph, from all Unicode subtables in formats 4 and 12 (OpenType 'cmap'). */
export function characterMap(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const count = cmap.readUInt16BE(2);
  for (let i = 0; i < count; i++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(8 + i * 8));
    const format = subtable.readUInt16BE(0);
    if (format === 12) readFormat12(subtable, glyphs);
    else if (format === 4) readFormat4(subtable, glyphs);
  }
  return glyphs;
}

function readFormat12(subtable: Buffer, glyphs: Map<number, number>): void {
  const groups = subtable.readUInt32BE(12);
  for (let group = 0; group < groups; group++) {
    const at = 16 + group * 12;
    const first = subtable.readUInt32BE(at);
    const last = subtable.readUInt32BE(at + 4);
    const glyph = subtable.readUInt32BE(at + 8);
    for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first);
  }
}

function readFormat4(subtable: Buffer, glyphs: Map<number, number>): void {
  const segments = subtable.readUInt16BE(6) / 2;
  for (let segment = 0; segment < segments; segment++) {
    const last = subtable.readUInt16BE(14 + segment * 2);
    const first = subtable.readUInt16BE(16 + (segments + segment) * 2);
    const delta = subtable.readUInt16BE(16 + (2 * segments + segment) * 2);
    const rangeAt = 16 + (3 * segments + segment) * 2;
    const range = subtable.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const listed = range === 0 ? code : subtable.readUInt16BE(rangeAt + range + (code - first) * 2);
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}

/** An OpenType file of these tables, with the checksums of the tables. */
export function assembled(flavour: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const names = [...tables.keys()].toSorted();
  const header = Buffer.alloc(12 + 16 * names.length);
  const power = Math.floor(Math.log2(names.length));
  header.writeUInt32BE(flavour, 0);
  [names.length, 16 * 2 ** power, power, 16 * (names.length - 2 ** power)].forEach((word, at) =>
    header.writeUInt16BE(word, 4 + 2 * at),
  );
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (const [index, tag] of names.entries()) {
    const content = tables.get(tag)!;
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    header.write(tag, 12 + 16 * index, 'latin1');
    header.writeUInt32BE(checksum(padded), 16 + 16 * index);
    header.writeUInt32BE(offset, 20 + 16 * index);
    header.writeUInt32BE(content.length, 24 + 16 * index);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
