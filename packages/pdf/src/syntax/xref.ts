import { damaged } from '../errors.ts';
import type { PdfDict } from './objects.ts';

/** Where an object is: at an offset of the file, in an object stream, or nowhere because it was freed. */
export type XrefEntry =
  | { readonly type: 'offset'; readonly offset: number; readonly gen: number }
  | { readonly type: 'compressed'; readonly stream: number; readonly index: number }
  | { readonly type: 'free' };

const FREE: XrefEntry = { type: 'free' };

/** Numbers `first` … `first + count - 1`; `entry(i)` reads the i-th entry on demand. */
type Run = { readonly first: number; readonly count: number; readonly entry: (index: number) => XrefEntry };

/** One cross-reference table or stream (ISO 32000-2 §7.5.4, §7.5.8). Entries are read on demand: most are never needed. */
export class XrefSection {
  readonly kind: 'table' | 'stream';
  /** The offset at which the section starts, as given by startxref or Prev. */
  readonly offset: number;
  /** The offset after the section: after the trailer dictionary, or after the stream object. */
  readonly end: number;
  readonly trailer: PdfDict;
  /** The stream of a hybrid file, consulted for objects that the table hides. */
  readonly hybrid: XrefSection | null;
  readonly #runs: readonly Run[];
  #sorted: readonly Run[] | null = null;

  constructor(parts: {
    kind: 'table' | 'stream';
    offset: number;
    end: number;
    trailer: PdfDict;
    runs: readonly Run[];
    hybrid?: XrefSection | null;
  }) {
    this.kind = parts.kind;
    this.offset = parts.offset;
    this.end = parts.end;
    this.trailer = parts.trailer;
    this.hybrid = parts.hybrid ?? null;
    this.#runs = parts.runs;
  }

  /** The entry of an object in this section; null if there is none. */
  lookup(num: number): XrefEntry | null {
    const own = this.#own(num);
    if (own !== null && own.type !== 'free') return own;
    return this.hybrid?.lookup(num) ?? own;
  }

  /** Runs are found by binary search; they are sorted once by their first numbers. */
  #own(num: number): XrefEntry | null {
    this.#sorted ??= sortedRuns(this.#runs);
    let [low, high] = [0, this.#sorted.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const { first, count, entry } = this.#sorted[middle]!;
      if (num < first) high = middle - 1;
      else if (num >= first + count) low = middle + 1;
      else return entry(num - first);
    }
    return null;
  }

  /** Every object number in the section, once per run that contains it. */
  *numbers(): Generator<number> {
    for (const { first, count } of this.#runs) for (let i = 0; i < count; i++) yield first + i;
    if (this.hybrid !== null) yield* this.hybrid.numbers();
  }

  /** One more than the highest object number in the section. */
  get size(): number {
    const own = this.#runs.reduce((size, { first, count }) => Math.max(size, first + count), 0);
    return Math.max(own, this.hybrid?.size ?? 0);
  }
}

/** Throws DAMAGED if two runs contain the same object: readers would disagree about which one counts. */
function sortedRuns(runs: readonly Run[]): readonly Run[] {
  const sorted = runs.filter(({ count }) => count > 0).sort((a, b) => a.first - b.first);
  for (let i = 1; i < sorted.length; i++) {
    if (sorted[i]!.first < sorted[i - 1]!.first + sorted[i - 1]!.count) throw damaged('cross-references overlap');
  }
  return sorted;
}

const digits = (bytes: Buffer, from: number, to: number): number => {
  let value = 0;
  for (let at = from; at < to; at++) {
    const digit = bytes[at]! - 48;
    if (!(digit >= 0 && digit <= 9)) throw damaged('a cross-reference entry is not a number');
    value = value * 10 + digit;
  }
  return value;
};

const SPACE = 32;
const IN_USE = 110;
const FREED = 102;

const looksRegular = (bytes: Buffer, at: number): boolean =>
  bytes[at + 10] === SPACE && bytes[at + 16] === SPACE && (bytes[at + 17] === IN_USE || bytes[at + 17] === FREED);

/** Whether `count` entries of exactly twenty octets are at `at`; only the first and the last are checked. */
export const isRegularRun = (bytes: Buffer, at: number, count: number): boolean =>
  count > 0 && at + count * 20 <= bytes.length && looksRegular(bytes, at) && looksRegular(bytes, at + (count - 1) * 20);

/** A subsection of a table whose entries are twenty octets each. */
export const regularRun = (bytes: Buffer, at: number, first: number, count: number): Run => ({
  first,
  count,
  entry: (index) => {
    const from = at + index * 20;
    if (!looksRegular(bytes, from)) throw damaged('a cross-reference entry is malformed');
    if (bytes[from + 17] === FREED) return FREE;
    return { type: 'offset', offset: digits(bytes, from, from + 10), gen: digits(bytes, from + 11, from + 16) };
  },
});

/** Entries read in advance, for subsections that do not follow the standard layout. */
export const listedRun = (first: number, entries: readonly XrefEntry[]): Run => ({
  first,
  count: entries.length,
  entry: (index) => entries[index]!,
});

/** Entries with arbitrary numbers. */
export const mappedRun = (entries: ReadonlyMap<number, XrefEntry>): Run => ({
  first: 0,
  count: [...entries.keys()].reduce((size, num) => Math.max(size, num + 1), 0),
  entry: (index) => entries.get(index) ?? FREE,
});

export const freeEntry = (): XrefEntry => FREE;

const bigEndian = (data: Buffer, at: number, width: number): number => {
  let value = 0;
  for (let i = 0; i < width; i++) value = value * 256 + data[at + i]!;
  return value;
};

/** A subsection of a cross-reference stream: `at` is its first octet in the decoded data. */
export function streamRun(data: Buffer, at: number, widths: readonly number[], first: number, count: number): Run {
  const [typeWidth, secondWidth, thirdWidth] = widths as [number, number, number];
  const row = typeWidth + secondWidth + thirdWidth;
  return {
    first,
    count,
    entry: (index) => {
      const from = at + index * row;
      const type = typeWidth === 0 ? 1 : bigEndian(data, from, typeWidth);
      const second = bigEndian(data, from + typeWidth, secondWidth);
      const third = bigEndian(data, from + typeWidth + secondWidth, thirdWidth);
      if (type === 1) return { type: 'offset', offset: second, gen: third };
      if (type === 2) return { type: 'compressed', stream: second, index: third };
      return FREE;
    },
  };
}
