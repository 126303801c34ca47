import type { PdfDocument } from '../../syntax/document.ts';
import { type PdfDict, PdfName, PdfRef, PdfStream, PdfString, type PdfValue, isDict } from '../../syntax/objects.ts';
import { operations } from '../../upload/visible-content.ts';
import { type Advance, advancesOf } from './font-advances.ts';
import { sameValue } from './same-value.ts';

/** The text of octets shown in a font; null if it is unknown. */
type Reading = (octets: Uint8Array) => string | null;

/** The readable properties of a font. */
export interface FontWords {
  readonly read: Reading;
  readonly advance: Advance;
  /** The number of octets per code. */
  readonly codeLength: 1 | 2;
  /** Whether it is a standard font or is part of the file whose fonts are trusted. */
  readonly isTrusted: boolean;
}

const MOST_CODES = 65_536;
/** Fonts that every reader has or can substitute with the same letters (ISO 32000-2 §9.6.2.2). */
const OF_READERS =
  /^(Helvetica|Times|Courier|Arial|TimesNewRoman|CourierNew)(PS)?(MT)?([-,](Roman|Bold|Italic|Oblique|Regular|BoldItalic|BoldOblique)(MT)?)?$/;
const HIGHEST = 0x10ffff;
/** Predefined CMaps and the encodings of their codes (ISO 32000-2 §9.7.5.2, table 116). */
const CMAPS: readonly (readonly [RegExp, string])[] = [
  [/^Uni[A-Z0-9]+-(UCS2|UTF16)-/, 'utf-16be'],
  [/^GB(K|Kp|pc|KSCms)?-EUC-|^GBK2K-|^GBT?-/, 'gb18030'],
  [/^90(ms|msp|pv)-RKSJ-|^83pv-RKSJ-/, 'shift_jis'],
  [/^(ETen|ETenms|HKscs)-B5-|^B5pc-/, 'big5'],
  [/^KSC(ms-UHC|-EUC|pc-EUC)/, 'euc-kr'],
];
const BASES: Readonly<Record<string, string>> = { WinAnsiEncoding: 'windows-1252', MacRomanEncoding: 'macintosh' };
/** Diacritics in glyph names, such as `eacute`. */
const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circumflex: '\u0302',
  tilde: '\u0303',
  dieresis: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedilla: '\u0327',
  macron: '\u0304',
  breve: '\u0306',
  ogonek: '\u0328',
};
const GLYPHS: ReadonlyMap<string, string> = new Map(
  [
    'space  |exclam !|quotedbl "|numbersign #|dollar $|percent %|ampersand &|quotesingle \'|parenleft (|parenright )|asterisk *',
    'plus +|comma ,|hyphen -|minus -|period .|slash /|colon :|semicolon ;|less <|equal =|greater >|question ?|at @',
    'zero 0|one 1|two 2|three 3|four 4|five 5|six 6|seven 7|eight 8|nine 9|bracketleft [|backslash \\|bracketright ]',
    'asciicircum ^|underscore _|grave `|braceleft {|bar \u007c|braceright }|asciitilde ~|quoteleft ‘|quoteright ’|Euro €',
    'quotedblleft “|quotedblright ”|quotesinglbase ‚|quotedblbase „|bullet •|ellipsis …|endash –|emdash —|fi fi|fl fl',
    'dagger †|daggerdbl ‡|florin ƒ|fraction /|guilsinglleft ‹|guilsinglright ›|perthousand ‰|trademark ™|Lslash Ł|lslash ł',
    'OE Œ|oe œ|AE Æ|ae æ|Oslash Ø|oslash ø|germandbls ß|dotlessi ı|Eth Ð|eth ð|Thorn Þ|thorn þ|exclamdown ¡|questiondown ¿',
    'cent ¢|sterling £|currency ¤|yen ¥|brokenbar ¦|section §|dieresis ¨|copyright ©|ordfeminine ª|ordmasculine º',
    'guillemotleft «|guillemotright »|logicalnot ¬|registered ®|macron ¯|degree °|plusminus ±|acute ´|mu µ|paragraph ¶',
    'periodcentered ·|cedilla ¸|onequarter ¼|onehalf ½|threequarters ¾|multiply ×|divide ÷|nbspace  |sfthyphen -',
    'onesuperior ¹|twosuperior ²|threesuperior ³|breve ˘|caron ˇ|circumflex ˆ|dotaccent ˙|hungarumlaut ˝|ogonek ˛|ring ˚|tilde ˜',
  ]
    .join('|')
    .split('|')
    .map((each) => {
      const at = each.indexOf(' ');
      return [each.slice(0, at), each.slice(at + 1)] as const;
    }),
);

/** Reads a font; `trustedFile` is the file whose fonts are trusted. */
export function fontWords(
  document: PdfDocument,
  held: PdfValue | undefined,
  trustedFile: PdfDocument,
): FontWords | null {
  const font = document.getDict(held);
  if (font === null) return null;
  const codeLength = document.getName(font.get('Subtype')) === 'Type0' ? 2 : 1;
  const isTrusted = isOfReaders(document, font) || isAsSigned(document, trustedFile, held);
  return {
    read: readingOf(document, font),
    advance: advancesOf(document, font, trustedFile === document),
    codeLength,
    isTrusted,
  };
}

function isOfReaders(document: PdfDocument, font: PdfDict): boolean {
  const kind = document.getName(font.get('Subtype')) ?? '';
  const named = document.getName(font.get('BaseFont')) ?? '';
  return /^(Type1|TrueType)$/.test(kind) && OF_READERS.test(named) && !isEmbedded(document, font);
}

const isEmbedded = (document: PdfDocument, font: PdfDict): boolean => {
  const descriptor = document.getDict(font.get('FontDescriptor'));
  return ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(key));
};

/** Whether an object, with everything it refers to, is the same as in the file whose fonts are trusted. */
function isAsSigned(document: PdfDocument, trustedFile: PdfDocument, held: PdfValue | undefined): boolean {
  // A direct object in the appearance was added with it.
  if (!(held instanceof PdfRef)) return false;
  const seen = new Set<number>();
  const isSame = (value: PdfValue): boolean => {
    if (value instanceof PdfRef) {
      if (seen.has(value.num)) return true;
      seen.add(value.num);
      const now = document.get(value);
      return now !== null && sameValue(trustedFile.get(value), now) && isSame(now);
    }
    if (value instanceof PdfStream) return isSame(value.dict);
    return isDict(value) || Array.isArray(value) ? [...value.values()].every(isSame) : true;
  };
  return isSame(held);
}

/** How a font's codes are read: by the glyphs shown if the reader has the font, by the font's own maps if it is embedded. */
function readingOf(document: PdfDocument, font: PdfDict): Reading {
  const kind = document.getName(font.get('Subtype'));
  // Its glyphs are arbitrary drawings, whatever their names.
  if (kind === 'Type3') return () => null;
  const toUnicodeMap = document.get(font.get('ToUnicode'));
  const map = toUnicodeMap instanceof PdfStream ? toUnicode(document, toUnicodeMap) : null;
  if (kind === 'Type0') return map ? map.read : composite(document, font);
  const isOwn = isEmbedded(document, font);
  const table = simple(document, font, isOwn);
  if (map !== null && (isOwn || table === null)) return map.read;
  return table === null ? () => null : (octets) => joined([...octets].map((octet) => table[octet] ?? null));
}

const joined = (parts: readonly (string | null)[]): string | null =>
  parts.some((part) => part === null) ? null : parts.join('');

const decoded = (label: string, octets: Uint8Array): string | null => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(octets);
  } catch {
    return null;
  }
};

/** Two-octet codes without a map are characters in some files and glyphs in others; the comparison with the value decides. */
function composite(document: PdfDocument, font: PdfDict): Reading {
  const named = document.getName(font.get('Encoding')) ?? '';
  const label =
    CMAPS.find(([pattern]) => pattern.test(named))?.[1] ?? (named.startsWith('Identity-') ? 'utf-16be' : null);
  return label === null ? () => null : (octets) => decoded(label, octets);
}

/** The characters of a simple font's codes (ISO 32000-2 §9.6.5); null for symbolic fonts. */
function simple(document: PdfDocument, font: PdfDict, isOwn: boolean): (string | null)[] | null {
  const encoding = document.get(font.get('Encoding'));
  const named = document.getName(font.get('BaseFont')) ?? '';
  if (/Symbol|Dingbats|Wingdings|Webdings/i.test(named)) return null;
  const base = encoding instanceof PdfName ? encoding.name : isDict(encoding) ? baseOf(document, encoding) : null;
  // The built-in encoding of an embedded font may be anything.
  if (base === null && isOwn && !isDict(encoding)) return null;
  if (base !== null && base !== 'StandardEncoding' && BASES[base] === undefined) return null;
  const label = BASES[base ?? ''] ?? 'windows-1252';
  const table = Array.from({ length: 256 }, (_, octet) => decoded(label, Uint8Array.of(octet)));
  if (base === null || base === 'StandardEncoding') [table[0x27], table[0x60]] = ['’', '‘'];
  if (!isDict(encoding)) return table;
  let at = 0;
  for (const each of document.getArray(encoding.get('Differences')) ?? []) {
    const value = document.get(each);
    if (typeof value === 'number') at = value;
    else if (value instanceof PdfName && at < 256) table[at++] = characterNamed(value.name);
  }
  return table;
}

const baseOf = (document: PdfDocument, encoding: PdfDict): string | null =>
  document.getName(encoding.get('BaseEncoding'));

/** The character of a glyph's name (Adobe Glyph List); null if the name is unknown. */
function characterNamed(glyph: string): string | null {
  const held = GLYPHS.get(glyph);
  if (held !== undefined) return held;
  if (/^[A-Za-z]$/.test(glyph)) return glyph;
  const hex = /^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(glyph);
  const code = Number.parseInt(hex?.[1] ?? hex?.[2] ?? '', 16);
  if (code <= HIGHEST) return String.fromCodePoint(code);
  const marked = /^([A-Za-z])([a-z]+)$/.exec(glyph);
  const mark = MARKS[marked?.[2] ?? ''];
  return marked && mark ? `${marked[1]}${mark}`.normalize('NFC') : null;
}

/** A ToUnicode map (ISO 32000-2 §9.10.3); null if it cannot be read. */
function toUnicode(document: PdfDocument, stream: PdfStream): { readonly read: Reading } | null {
  const codes = new Map<string, string>();
  const lengths = new Set<number>();
  try {
    for (const { operator, operands } of operations(document.decode(stream), document.limits.depth)) {
      if (operator === 'endcodespacerange') for (const each of operands) noteLength(lengths, each);
      else if (operator === 'endbfchar') readCharacters(codes, operands);
      else if (operator === 'endbfrange') readRanges(codes, operands);
      if (codes.size > MOST_CODES) return null;
    }
  } catch {
    return null;
  }
  const [length = 2] = lengths.size > 0 ? lengths : [...codes.keys()].map((code) => code.length / 2);
  if (length < 1 || length > 4 || lengths.size > 1) return null;
  const read: Reading = (octets) => {
    const parts: (string | null)[] = [];
    for (let at = 0; at < octets.length; at += length)
      parts.push(codes.get(hexOf(octets.subarray(at, at + length))) ?? null);
    return joined(parts);
  };
  return { read };
}

const hexOf = (octets: Uint8Array): string => Buffer.from(octets).toString('hex');
const octetsOf = (value: PdfValue | undefined): Uint8Array | null => (value instanceof PdfString ? value.bytes : null);
const utf16 = (octets: Uint8Array): string => decoded('utf-16be', octets) ?? '';

function noteLength(lengths: Set<number>, value: PdfValue): void {
  const octets = octetsOf(value);
  if (octets !== null) lengths.add(octets.length);
}

function readCharacters(codes: Map<string, string>, operands: readonly PdfValue[]): void {
  for (let i = 0; i + 1 < operands.length; i += 2) {
    const [code, text] = [octetsOf(operands[i]), octetsOf(operands[i + 1])];
    if (code !== null && text !== null) codes.set(hexOf(code), utf16(text));
  }
}

function readRanges(codes: Map<string, string>, operands: readonly PdfValue[]): void {
  for (let i = 0; i + 2 < operands.length; i += 3) {
    const [low, high, to] = [octetsOf(operands[i]), octetsOf(operands[i + 1]), operands[i + 2]];
    if (low === null || high === null || low.length !== high.length) continue;
    const [first, last] = [Number.parseInt(hexOf(low), 16), Number.parseInt(hexOf(high), 16)];
    for (let code = first; code <= last && codes.size <= MOST_CODES; code++) {
      const key = code.toString(16).padStart(low.length * 2, '0');
      const text = Array.isArray(to) ? octetsOf(to[code - first]) : advanced(octetsOf(to), code - first);
      if (text !== null) codes.set(key, utf16(text));
    }
  }
}

/** Increments the last octets of a text. */
function advanced(text: Uint8Array | null, by: number): Uint8Array | null {
  if (text === null || text.length < 2) return text;
  const next = Buffer.from(text);
  const at = next.length - 2;
  next.writeUInt16BE((next.readUInt16BE(at) + by) & 0xffff, at);
  return next;
}
