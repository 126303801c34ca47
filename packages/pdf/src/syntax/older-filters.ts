import { damaged, tooComplex } from '../errors.ts';
import type { InflateBudget } from './filters.ts';
import { isWhitespace } from './lexer.ts';

// The filters that predate FlateDecode and that files still use occasionally.

/** The output buffer of a filter, bounded by its limit. */
class Output {
  readonly #budget: InflateBudget;
  #limit: number;
  #bytes: Buffer;
  #length = 0;

  constructor(expected: number, limit: number, budget: InflateBudget) {
    this.#budget = budget;
    this.#limit = Math.min(limit, budget.left);
    this.#bytes = Buffer.allocUnsafe(Math.max(0, Math.min(expected, this.#limit)));
  }

  /** Ensures space for `count` octets and returns the offset where they go. */
  claim(count: number): { readonly bytes: Buffer; readonly at: number } {
    const at = this.#length;
    this.#length += count;
    if (this.#length > this.#limit) throw tooComplex('a compressed stream is too large');
    if (this.#length > this.#bytes.length) {
      const grown = Buffer.allocUnsafe(Math.min(this.#limit, Math.max(this.#length, this.#bytes.length * 2)));
      this.#bytes.copy(grown, 0, 0, at);
      this.#bytes = grown;
    }
    return { bytes: this.#bytes, at };
  }

  push(octet: number): void {
    const { bytes, at } = this.claim(1);
    bytes[at] = octet;
  }

  done(): Buffer {
    this.#budget.left -= this.#length;
    return this.#bytes.subarray(0, this.#length);
  }
}

/** Decodes a filter: at most `limit` octets, counted against the shared budget. Throws DAMAGED, TOO_COMPLEX. */
export type OlderFilter = (raw: Uint8Array, limit: number, budget: InflateBudget) => Buffer;

const END_OF_DATA = 0x3e;

function hexDigit(octet: number): number {
  if (octet >= 0x30 && octet <= 0x39) return octet - 0x30;
  const letter = octet | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** ISO 32000-2 §7.4.2: pairs of hexadecimal digits up to `>`; an odd last one is followed by a 0. */
export const asciiHex: OlderFilter = (raw, limit, budget) => {
  const output = new Output(raw.length >> 1, limit, budget);
  let high = -1;
  for (const octet of raw) {
    if (octet === END_OF_DATA) break;
    if (isWhitespace(octet)) continue;
    const digit = hexDigit(octet);
    if (digit < 0) throw damaged('a hexadecimal stream contains another character');
    if (high < 0) high = digit;
    else {
      output.push((high << 4) | digit);
      high = -1;
    }
  }
  if (high >= 0) output.push(high << 4);
  return output.done();
};

const FIRST_85 = 0x21;
const LAST_85 = 0x75;
const FOUR_ZEROS = 0x7a;
const TILDE = 0x7e;

/**
 * ISO 32000-2 §7.4.3: five digits of base 85 for four octets, `z` for four zeros, up to `~>`; fewer digits at the end give one
 * octet less.
 */
export const ascii85: OlderFilter = (raw, limit, budget) => {
  const output = new Output(Math.ceil(raw.length / 5) * 4, limit, budget);
  const group: number[] = [];
  const flush = (): void => {
    const count = group.length - 1;
    while (group.length < 5) group.push(LAST_85 - FIRST_85);
    const value = group.reduce((sum, digit) => sum * 85 + digit, 0);
    if (count < 1 || value > 0xffffffff) throw damaged('a base 85 stream contains an invalid group');
    for (let i = 0; i < count; i++) output.push(Math.floor(value / 256 ** (3 - i)) & 0xff);
    group.length = 0;
  };
  // Some writers begin with the PostScript start marker.
  const start = raw[0] === 0x3c && raw[1] === TILDE ? 2 : 0;
  for (let at = start; at < raw.length; at++) {
    const octet = raw[at]!;
    if (octet === TILDE) break;
    if (isWhitespace(octet)) continue;
    if (octet === FOUR_ZEROS && group.length === 0) {
      const { bytes, at: to } = output.claim(4);
      bytes.fill(0, to, to + 4);
      continue;
    }
    if (octet < FIRST_85 || octet > LAST_85) throw damaged('a base 85 stream contains another character');
    group.push(octet - FIRST_85);
    if (group.length === 5) flush();
  }
  if (group.length > 0) flush();
  return output.done();
};

/**
 * ISO 32000-2 §7.4.5: a length n below 128 copies the next n + 1 octets, one above 128 repeats the next octet 257 - n times;
 * 128 ends the data.
 */
export const runLength: OlderFilter = (raw, limit, budget) => {
  const output = new Output(raw.length * 2, limit, budget);
  for (let at = 0; at < raw.length;) {
    const length = raw[at++]!;
    if (length === 128) break;
    if (length < 128) {
      const run = raw.subarray(at, at + length + 1);
      const { bytes, at: to } = output.claim(run.length);
      bytes.set(run, to);
      at += length + 1;
    } else if (at < raw.length) {
      const { bytes, at: to } = output.claim(257 - length);
      bytes.fill(raw[at++]!, to, to + 257 - length);
    }
  }
  return output.done();
};

const CLEAR_TABLE = 256;
const END = 257;
const LARGEST_TABLE = 4096;

/**
 * ISO 32000-2 §7.4.4: codes of 9 to 12 bits, most significant bit first. `early` is EarlyChange: whether codes grow one code
 * earlier than necessary, which is the default. Truncated data gives what it contains.
 */
export const lzw =
  (early: boolean): OlderFilter =>
  (raw, limit, budget) => {
    const output = new Output(raw.length * 3, limit, budget);
    // An entry is another entry plus one octet.
    const [before, octet, length] = [
      new Int16Array(LARGEST_TABLE),
      Buffer.alloc(LARGEST_TABLE),
      new Uint16Array(LARGEST_TABLE),
    ];
    for (let code = 0; code < CLEAR_TABLE; code++) [before[code], octet[code], length[code]] = [-1, code, 1];
    let next = END + 1;
    let width = 9;
    let previous = -1;
    let [bits, held] = [0, 0];
    for (const each of raw) {
      bits = ((bits << 8) | each) & 0xffffff;
      held += 8;
      if (held < width) continue;
      held -= width;
      const code = (bits >> held) & ((1 << width) - 1);
      if (code === END) break;
      if (code === CLEAR_TABLE) {
        [next, width, previous] = [END + 1, 9, -1];
        continue;
      }
      if (code > next || (code === next && previous < 0)) throw damaged('a compressed stream is broken');
      // A code that is not in the table yet means the previous entry followed by its own first octet.
      const known = code < next ? code : previous;
      const total = length[known]! + (known === code ? 0 : 1);
      const { bytes, at } = output.claim(total);
      let first = known;
      for (let entry = known, to = at + length[known]! - 1; entry >= 0; to--) {
        bytes[to] = octet[entry]!;
        first = entry;
        entry = before[entry]!;
      }
      if (known !== code) bytes[at + total - 1] = octet[first]!;
      if (previous >= 0 && next < LARGEST_TABLE) {
        [before[next], octet[next], length[next]] = [previous, octet[first]!, length[previous]! + 1];
        next += 1;
      }
      previous = code;
      const grown = next + (early ? 1 : 0);
      if (grown >= 1 << width && width < 12) width += 1;
    }
    return output.done();
  };
