import { damaged, tooComplex } from '../errors.ts';
import { type PdfDict, PdfName, PdfReal, PdfRef, PdfString, type PdfValue } from './objects.ts';

const WHITESPACE = new Uint8Array(256);
const DELIMITER = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) WHITESPACE[code] = 1;
for (const character of '()<>[]{}/%') DELIMITER[character.charCodeAt(0)] = 1;

const SLASH = 47;
const LESS = 60;
const GREATER = 62;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const OPEN_PAREN = 40;
const CLOSE_PAREN = 41;
const BACKSLASH = 92;
const PERCENT = 37;
const ESCAPES: Record<number, number> = { 110: 10, 114: 13, 116: 9, 98: 8, 102: 12 };

export const isWhitespace = (code: number | undefined): boolean => code !== undefined && WHITESPACE[code] === 1;
const isDigit = (code: number | undefined): boolean => code !== undefined && code >= 48 && code <= 57;

const ambiguous = new WeakSet<PdfDict>();
/** Whether a dictionary contained a key twice when it was parsed: some readers use the first value, others the last. */
export const isAmbiguous = (dict: PdfDict): boolean => ambiguous.has(dict);

/** Parses objects of ISO 32000-2 §7.3 at a position that callers may read and set. */
export class Lexer {
  readonly bytes: Buffer;
  position: number;
  readonly #depthLimit: number;
  readonly #lenient: boolean;

  /** `lenient` skips unknown words, as most readers do; only for files that are going to be rewritten. */
  constructor(bytes: Buffer, position: number, depthLimit: number, lenient = false) {
    this.bytes = bytes;
    this.position = position;
    this.#depthLimit = depthLimit;
    this.#lenient = lenient;
  }

  skipWhitespace(): void {
    const { bytes } = this;
    for (;;) {
      const code = bytes[this.position];
      if (code === undefined) return;
      if (WHITESPACE[code] === 1) this.position++;
      else if (code === PERCENT) this.#skipComment();
      else return;
    }
  }

  #skipComment(): void {
    const { bytes } = this;
    while (this.position < bytes.length && bytes[this.position] !== 10 && bytes[this.position] !== 13) this.position++;
  }

  /** A run of regular characters; empty at a delimiter or at the end. */
  token(): string {
    const { bytes } = this;
    const start = this.position;
    let end = start;
    while (end < bytes.length && WHITESPACE[bytes[end]!] === 0 && DELIMITER[bytes[end]!] === 0) end++;
    this.position = end;
    return bytes.toString('latin1', start, end);
  }

  /** Whether these ASCII characters are at the position; consumes nothing. */
  sees(text: string): boolean {
    return this.bytes.toString('latin1', this.position, this.position + text.length) === text;
  }

  /** Reads a token that must consist of digits. */
  integer(): number {
    this.skipWhitespace();
    const token = this.token();
    if (!/^\d{1,15}$/.test(token)) throw damaged(`expected an integer at ${this.position}`);
    return Number(token);
  }

  value(depth = 0): PdfValue {
    if (depth > this.#depthLimit) throw tooComplex('objects are nested too deeply');
    this.skipWhitespace();
    const { bytes } = this;
    switch (bytes[this.position]) {
      case SLASH:
        return this.#name();
      case LESS:
        return bytes[this.position + 1] === LESS ? this.#dict(depth) : this.#hexString();
      case OPEN_BRACKET:
        return this.#array(depth);
      case OPEN_PAREN:
        return this.#literalString();
      default:
        return this.#numberOrWord();
    }
  }

  #name(): PdfName {
    this.position++;
    const token = this.token();
    if (!token.includes('#')) return new PdfName(token);
    return new PdfName(
      token.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    );
  }

  #dict(depth: number): PdfDict {
    this.position += 2;
    const result: PdfDict = new Map();
    for (;;) {
      this.skipWhitespace();
      const { bytes, position } = this;
      if (position >= bytes.length) throw damaged('a dictionary does not end');
      if (bytes[position] === GREATER && bytes[position + 1] === GREATER) {
        this.position += 2;
        return result;
      }
      if (bytes[position] !== SLASH) {
        if (!this.#lenient) throw damaged(`a dictionary key is not a name at ${position}`);
        this.value(depth + 1);
        continue;
      }
      const key = this.#name();
      if (result.has(key.name)) ambiguous.add(result);
      result.set(key.name, this.value(depth + 1));
    }
  }

  #array(depth: number): PdfValue[] {
    this.position++;
    const result: PdfValue[] = [];
    for (;;) {
      this.skipWhitespace();
      if (this.position >= this.bytes.length) throw damaged('an array does not end');
      if (this.bytes[this.position] === CLOSE_BRACKET) {
        this.position++;
        return result;
      }
      result.push(this.value(depth + 1));
    }
  }

  #hexString(): PdfString {
    const end = this.bytes.indexOf(GREATER, this.position);
    if (end < 0) {
      this.position = this.bytes.length;
      throw damaged('a string does not end');
    }
    let digits = this.bytes.toString('latin1', this.position + 1, end);
    if (/[^0-9a-fA-F]/.test(digits)) digits = digits.replace(/[^0-9a-fA-F]/g, '');
    this.position = end + 1;
    return new PdfString(Buffer.from(digits.length % 2 === 1 ? `${digits}0` : digits, 'hex'));
  }

  #literalString(): PdfString {
    const { bytes } = this;
    const octets: number[] = [];
    let open = 1;
    for (this.position++; this.position < bytes.length; this.position++) {
      const code = bytes[this.position]!;
      if (code === BACKSLASH) {
        this.#escape(octets);
        continue;
      }
      if (code === OPEN_PAREN) open++;
      if (code === CLOSE_PAREN && --open === 0) {
        this.position++;
        return new PdfString(Uint8Array.from(octets));
      }
      octets.push(code);
    }
    throw damaged('a string does not end');
  }

  /** One escape of ISO 32000-2 §7.3.4.2, leaving the position on its last character. */
  #escape(octets: number[]): void {
    const { bytes } = this;
    const code = bytes[++this.position];
    if (code === undefined) return;
    if (code >= 48 && code <= 55) {
      let value = 0;
      let count = 0;
      while (count < 3 && bytes[this.position]! >= 48 && bytes[this.position]! <= 55) {
        value = value * 8 + bytes[this.position++]! - 48;
        count++;
      }
      this.position--;
      octets.push(value & 255);
    } else if (code === 13) {
      if (bytes[this.position + 1] === 10) this.position++;
    } else if (code !== 10) {
      octets.push(ESCAPES[code] ?? code);
    }
  }

  #numberOrWord(): PdfValue {
    const at = this.position;
    const token = this.token();
    if (token === '') throw damaged(`no object at ${at}`);
    if (isDigit(token.charCodeAt(0)) && /^\d+$/.test(token)) return this.#integerOrReference(token);
    if (token === 'true') return true;
    if (token === 'false') return false;
    if (token === 'null') return null;
    if (/^[+-]?\d+$/.test(token) && Number.isSafeInteger(Number(token))) return Number(token);
    if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(token)) return new PdfReal(token);
    // Some faulty writers write zero as ".", "-" or "-." and repeat the sign; other readers accept these as numbers.
    if (/^[+-]*\d*\.?[\d-]*$/.test(token))
      return new PdfReal(String(Number.parseFloat(token.replace(/^[+-]+/, '-')) || 0));
    // The keywords that end an object also end this one, even if it is incomplete.
    if (this.#lenient && !token.startsWith('end')) return null;
    throw damaged(`an unknown word at ${at}`);
  }

  #integerOrReference(token: string): PdfValue {
    const value = Number(token);
    if (!Number.isSafeInteger(value)) return new PdfReal(token);
    const after = this.position;
    this.skipWhitespace();
    if (isDigit(this.bytes[this.position])) {
      const generation = this.token();
      this.skipWhitespace();
      const next = this.bytes[this.position + 1];
      const ends = next === undefined || WHITESPACE[next] === 1 || DELIMITER[next] === 1;
      if (this.bytes[this.position] === 82 && ends && /^\d{1,5}$/.test(generation)) {
        this.position++;
        return new PdfRef(value, Number(generation));
      }
    }
    this.position = after;
    return value;
  }
}
