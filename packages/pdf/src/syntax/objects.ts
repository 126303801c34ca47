// The values of ISO 32000-2 §7.3. Integers are numbers; dictionaries are Maps keyed by the name without its slash, each
// character of a name standing for one octet.

export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export class PdfRef {
  readonly num: number;
  readonly gen: number;
  constructor(num: number, gen = 0) {
    this.num = num;
    this.gen = gen;
  }
}

export class PdfString {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** A real number with its original spelling, so that rewriting an object does not change it. */
export class PdfReal {
  readonly lexeme: string;
  constructor(lexeme: string) {
    this.lexeme = lexeme;
  }
  get value(): number {
    return Number.parseFloat(this.lexeme) || 0;
  }
}

export class PdfStream {
  readonly dict: PdfDict;
  /** The encoded octets as in the file. */
  readonly raw: Uint8Array;
  constructor(dict: PdfDict, raw: Uint8Array) {
    this.dict = dict;
    this.raw = raw;
  }
}

export type PdfDict = Map<string, PdfValue>;
type PdfArray = PdfValue[];
export type PdfValue =
  | null
  | boolean
  | number
  | PdfReal
  | PdfName
  | PdfString
  | PdfRef
  | PdfArray
  | PdfDict
  | PdfStream;

export const isDict = (value: PdfValue | undefined): value is PdfDict => value instanceof Map;
export const isName = (value: PdfValue | undefined, name?: string): value is PdfName =>
  value instanceof PdfName && (name === undefined || value.name === name);
export const isNumber = (value: PdfValue | undefined): value is number | PdfReal =>
  typeof value === 'number' || value instanceof PdfReal;

export const name = (text: string): PdfName => new PdfName(text);

/** A dictionary from a literal; undefined entries are left out. */
export const dict = (entries: Record<string, PdfValue | undefined>): PdfDict => {
  const result: PdfDict = new Map();
  for (const [key, value] of Object.entries(entries)) if (value !== undefined) result.set(key, value);
  return result;
};

/** A string of octets given as ASCII text. */
export const asciiString = (text: string): PdfString => new PdfString(Buffer.from(text, 'latin1'));

/** A text string (ISO 32000-2 §7.9.2.2): ASCII unchanged, everything else as UTF-16BE with a byte order mark. */
export const textString = (text: string): PdfString => {
  if (/^[\x20-\x7e]*$/.test(text)) return asciiString(text);
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return new PdfString(utf16.swap16());
};

/** The text of a text string: UTF-16BE or UTF-8 by its byte order mark, else Latin-1. */
export const textOf = (value: PdfValue | undefined): string | null => {
  if (!(value instanceof PdfString)) return null;
  const bytes = Buffer.from(value.bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return bytes
      .subarray(2, 2 + ((bytes.length - 2) & ~1))
      .swap16()
      .toString('utf16le');
  }
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3).toString('utf8');
  return bytes.toString('latin1');
};

/** A date (ISO 32000-2 §7.9.4) in UTC, in seconds. */
export const dateString = (date: Date): PdfString =>
  asciiString(`D:${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`);

/** A number written with at most four decimals, never in exponent form. */
export const real = (value: number): number | PdfReal => {
  if (Number.isInteger(value)) return value;
  const lexeme = value.toFixed(4).replace(/\.?0+$/, '');
  return lexeme === '-0' ? 0 : new PdfReal(lexeme);
};
