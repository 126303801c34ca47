import { brotliDecompressSync } from 'node:zlib';
import { damaged } from '../errors.ts';
import { assembled } from './truetype.ts';
import { readGlyphs } from './woff2-glyphs.ts';

/** Tags by their number in a table directory (WOFF2 §4.1); 63 means that the tag itself follows. */
const TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea ' +
  'vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar ' +
  'gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .match(/.{4}(?: |$)/g)!
  .map((tag) => tag.slice(0, 4));
const OTHER_TAG = 63;
const SIGNATURE = 0x774f4632;
const HEADER = 48;
const MOST_OCTETS = 64 * 1024 * 1024;

interface Entry {
  readonly tag: string;
  /** The transform version; "no transform" is 3 for glyf and loca, 0 for all other tables. */
  readonly transform: number;
  readonly length: number;
}

/**
 * The TrueType font in a WOFF2 file (W3C Recommendation "WOFF File Format 2.0"), without checksums and unneeded hints.
 * Synchronous, like all appearance code; font collections are not supported. Throws DAMAGED.
 */
export function fontOfWoff2(file: Buffer): Buffer {
  if (file.length < HEADER || file.readUInt32BE(0) !== SIGNATURE) throw damaged('not a WOFF2 font');
  const flavour = file.readUInt32BE(4);
  const { entries, end } = readDirectory(file, file.readUInt16BE(12));
  const packed = file.subarray(end, end + file.readUInt32BE(20));
  const data = brotliDecompressSync(packed, { maxOutputLength: MOST_OCTETS });
  const tables = new Map<string, Buffer>();
  let at = 0;
  for (const { tag, length } of entries) {
    tables.set(tag, data.subarray(at, at + length));
    at += length;
  }
  for (const { tag, transform } of entries) {
    if (tag === 'glyf' && transform === 0) restoreGlyphs(tables);
    else if (tag === 'hmtx' && transform !== 0) throw damaged('the widths of this WOFF2 font are transformed');
  }
  return assembled(flavour, tables);
}

function readDirectory(file: Buffer, count: number): { entries: Entry[]; end: number } {
  let at = HEADER;
  const base128 = (): number => {
    let value = 0;
    for (let i = 0; i < 5; i++) {
      const octet = file.readUInt8(at++);
      value = value * 128 + (octet & 0x7f);
      if ((octet & 0x80) === 0) return value;
    }
    throw damaged('a length in this WOFF2 font does not end');
  };
  const entries = Array.from({ length: count }, (): Entry => {
    const flags = file.readUInt8(at++);
    const known = flags & 0x3f;
    const tag = known === OTHER_TAG ? file.toString('latin1', at, (at += 4)) : (TAGS[known] ?? '');
    const transform = flags >> 6;
    const original = base128();
    const isTransformed = tag === 'glyf' || tag === 'loca' ? transform !== 3 : transform !== 0;
    return { tag, transform, length: isTransformed ? base128() : original };
  });
  return { entries, end: at };
}

function restoreGlyphs(tables: Map<string, Buffer>): void {
  const { glyf, loca, isLong } = readGlyphs(tables.get('glyf')!);
  tables.set('glyf', glyf).set('loca', loca);
  const head = tables.get('head');
  if (head === undefined) throw damaged('the font has no table head');
  const copy = Buffer.from(head);
  copy.writeInt16BE(isLong ? 1 : 0, 50);
  tables.set('head', copy);
}
