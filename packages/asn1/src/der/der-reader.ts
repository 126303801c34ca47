import { concatBytes } from './bytes.ts';
import { DerError } from './der-error.ts';
import { decodeOid } from './oid-codec.ts';
import { decodeText } from './text-codec.ts';
import { TAG } from './tags.ts';
import { parseGeneralizedTime, parseUtcTime } from './time-codec.ts';

/** Limits for hostile input. `elements` counts every element read from one outermost reader. */
export type DerLimits = { readonly bytes: number; readonly depth: number; readonly elements: number };
export const DEFAULT_LIMITS: DerLimits = { bytes: 64 * 1024 * 1024, depth: 32, elements: 4_000_000 };

/** One element of the bytes read. Its octets are views created on demand, because most elements are only skipped. */
export class Tlv {
  readonly tag: number;
  /** The offsets of the element and of its content in the bytes of the outermost reader. */
  readonly offset: number;
  readonly contentOffset: number;
  readonly #source: Uint8Array;
  readonly #start: number;
  readonly #end: number;

  constructor(source: Uint8Array, base: number, at: { tag: number; start: number; content: number; end: number }) {
    this.tag = at.tag;
    this.offset = base + at.start;
    this.contentOffset = base + at.content;
    this.#source = source;
    this.#start = at.start;
    this.#end = at.end;
  }

  /** The element with its header. */
  get bytes(): Uint8Array {
    return this.#source.subarray(this.#start, this.#end);
  }

  /** Without its header. */
  get content(): Uint8Array {
    return this.#source.subarray(this.#start + this.contentOffset - this.offset, this.#end);
  }
}

type Budget = { left: number };
export type BitString = { readonly unusedBits: number; readonly bytes: Uint8Array };

const hexTag = (tag: number | null): string => (tag === null ? 'nothing' : `0x${tag.toString(16).padStart(2, '0')}`);

/**
 * A strict reader of DER (X.690 §10): definite minimal lengths, only low tag numbers (no structure read here has others),
 * minimal integers, booleans 00 or FF. It reads one level; `enter` and the typed methods go one level down. Every method throws
 * a `DerError` for other bytes than it expects; `what` names the element in the message.
 */
export class DerReader {
  readonly #bytes: Uint8Array;
  readonly #base: number;
  readonly #depth: number;
  readonly #budget: Budget;
  #at = 0;

  private constructor(bytes: Uint8Array, base: number, depth: number, budget: Budget) {
    if (depth < 0) throw new DerError('LIMIT', 'nested too deeply', base);
    this.#bytes = bytes;
    this.#base = base;
    this.#depth = depth;
    this.#budget = budget;
  }

  /** A reader over consecutive elements in `bytes`. */
  static over(bytes: Uint8Array, limits: DerLimits = DEFAULT_LIMITS): DerReader {
    if (bytes.length > limits.bytes) throw new DerError('LIMIT', 'larger than the reader permits');
    return new DerReader(bytes, 0, limits.depth, { left: limits.elements });
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length;
  }

  get offset(): number {
    return this.#base + this.#at;
  }

  /** The identifier octet of the next element, or null at the end. */
  peek(): number | null {
    return this.#bytes[this.#at] ?? null;
  }

  /** The next element with any identifier octet. */
  next(what = 'an element'): Tlv {
    const start = this.#at;
    const offset = this.#base + start;
    if (this.#budget.left-- <= 0) throw new DerError('LIMIT', 'more elements than the reader permits', offset);
    const tag = this.#bytes[start];
    if (tag === undefined) throw new DerError('TRUNCATED', `${what} is missing`, offset);
    if ((tag & 0x1f) === 0x1f) throw new DerError('TAG', `${what} has a high tag number`, offset);
    const { length, at } = this.#length(start + 1, what);
    const end = at + length;
    if (end > this.#bytes.length) throw new DerError('TRUNCATED', `${what} is truncated`, offset);
    this.#at = end;
    return new Tlv(this.#bytes, this.#base, { tag, start, content: at, end });
  }

  #length(at: number, what: string): { length: number; at: number } {
    const offset = this.#base + at;
    const first = this.#bytes[at];
    if (first === undefined) throw new DerError('TRUNCATED', `${what} has no length`, offset);
    if (first < 0x80) return { length: first, at: at + 1 };
    const count = first & 0x7f;
    if (count === 0) throw new DerError('LENGTH', `${what} has an indefinite length`, offset);
    if (count > 4) throw new DerError('LENGTH', `${what} has an oversized length`, offset);
    let length = 0;
    for (let i = 1; i <= count; i++) {
      const octet = this.#bytes[at + i];
      if (octet === undefined) throw new DerError('TRUNCATED', `${what} has a truncated length`, offset);
      length = length * 256 + octet;
    }
    if (length < 0x80 || length < 256 ** (count - 1)) {
      throw new DerError('LENGTH', `${what} has a length that is not minimal`, offset);
    }
    return { length, at: at + 1 + count };
  }

  /** The next element, which must have this identifier octet. */
  expect(tag: number, what: string): Tlv {
    const found = this.peek();
    if (found !== tag) {
      throw new DerError('TAG', `${what}: ${hexTag(tag)} expected, ${hexTag(found)} found`, this.offset);
    }
    return this.next(what);
  }

  /** The next element if it has this identifier octet; else null, and nothing is consumed. */
  optional(tag: number, what: string): Tlv | null {
    return this.peek() === tag ? this.next(what) : null;
  }

  /** A reader over the elements inside `element`. */
  enter(element: Tlv): DerReader {
    return new DerReader(element.content, element.contentOffset, this.#depth - 1, this.#budget);
  }

  /** Throws unless everything has been read. */
  end(what: string): void {
    if (!this.done) throw new DerError('TRAILING', `${what} contains more elements than expected`, this.offset);
  }

  sequence(what: string): DerReader {
    return this.enter(this.expect(TAG.sequence, what));
  }

  set(what: string): DerReader {
    return this.enter(this.expect(TAG.set, what));
  }

  /** Runs `read` until this level is exhausted and collects its results. */
  all<T>(read: (reader: DerReader) => T): T[] {
    const out: T[] = [];
    while (!this.done) out.push(read(this));
    return out;
  }

  /** Content octets of an INTEGER (big-endian two's complement), checked to be minimal (X.690 §8.3.2). */
  integer(what: string, tag: number = TAG.integer): Uint8Array {
    const element = this.expect(tag, what);
    const { content } = element;
    const first = content[0];
    const second = content[1];
    if (first === undefined) throw new DerError('VALUE', `${what} is empty`, element.offset);
    const padded = second !== undefined && ((first === 0 && second < 0x80) || (first === 0xff && second >= 0x80));
    if (padded) throw new DerError('VALUE', `${what} is padded`, element.offset);
    return content;
  }

  /** A non-negative INTEGER or ENUMERATED below 2^31. */
  smallInteger(what: string, tag: number = TAG.integer): number {
    const offset = this.offset;
    const content = this.integer(what, tag);
    if (content.length > 4 || (content[0] ?? 0) >= 0x80) throw new DerError('VALUE', `${what} is out of range`, offset);
    return content.reduce((value, octet) => value * 256 + octet, 0);
  }

  boolean(what: string, tag: number = TAG.boolean): boolean {
    const element = this.expect(tag, what);
    const { content } = element;
    const value = content[0];
    if (content.length !== 1 || (value !== 0 && value !== 0xff)) {
      throw new DerError('VALUE', `${what} is neither true nor false`, element.offset);
    }
    return value === 0xff;
  }

  nullValue(what: string): void {
    const element = this.expect(TAG.null, what);
    if (element.content.length > 0) throw new DerError('VALUE', `${what} is not empty`, element.offset);
  }

  oid(what: string): string {
    const element = this.expect(TAG.oid, what);
    return decodeOid(element.content, element.offset);
  }

  octetString(what: string, tag: number = TAG.octetString): Uint8Array {
    return this.expect(tag, what).content;
  }

  bitString(what: string, tag: number = TAG.bitString): BitString {
    const element = this.expect(tag, what);
    const { content } = element;
    const unusedBits = content[0];
    const bytes = content.subarray(1);
    const last = bytes.at(-1);
    const bad =
      unusedBits === undefined ||
      unusedBits > 7 ||
      (last === undefined ? unusedBits !== 0 : (last & ((1 << unusedBits) - 1)) !== 0);
    if (bad) throw new DerError('VALUE', `${what} is not a DER bit string`, element.offset);
    return { unusedBits, bytes };
  }

  /** Numbers of the bits that are set in a BIT STRING of named bits. */
  namedBits(what: string, tag: number = TAG.bitString): number[] {
    const offset = this.offset;
    const { bytes } = this.bitString(what, tag);
    if (bytes.length > 8) throw new DerError('LIMIT', `${what} has too many bits`, offset);
    const bits: number[] = [];
    bytes.forEach((octet, index) => {
      for (let bit = 0; bit < 8; bit++) if (octet & (0x80 >> bit)) bits.push(index * 8 + bit);
    });
    return bits;
  }

  /** UTCTime or GeneralizedTime. */
  time(what: string): Date {
    return this.peek() === TAG.utcTime ? this.utcTime(what) : this.generalizedTime(what);
  }

  utcTime(what: string): Date {
    const element = this.expect(TAG.utcTime, what);
    return parseUtcTime(decodeText(TAG.ia5String, element.content, element.offset), element.offset);
  }

  generalizedTime(what: string, tag: number = TAG.generalizedTime): Date {
    const element = this.expect(tag, what);
    return parseGeneralizedTime(decodeText(TAG.ia5String, element.content, element.offset), element.offset);
  }

  /** An OCTET STRING that may be constructed from segments: a BER form that some CMS writers use for encapsulated content. */
  segmentedOctets(what: string): Uint8Array {
    if (this.peek() === TAG.octetString) return this.octetString(what);
    const segments = this.enter(this.expect(TAG.octetString | 0x20, what));
    return concatBytes(segments.all((inner) => inner.octetString(what)));
  }
}

/** Reads exactly one structure from `bytes`, nothing before or after it. */
export function readDer<T>(bytes: Uint8Array, read: (reader: DerReader) => T, limits?: DerLimits): T {
  const reader = DerReader.over(bytes, limits);
  const value = read(reader);
  reader.end('the structure');
  return value;
}
