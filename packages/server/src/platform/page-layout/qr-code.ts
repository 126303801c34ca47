/**
 * A QR code (ISO/IEC 18004) of a short text in bytes, at error correction level M, versions 1 to 10: enough for an address of 213
 * octets.
 */
type Modules = readonly (readonly boolean[])[];

/** For versions 1 to 10 at level M: octets of correction in a block, and the number of blocks (table 9). */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26] as const;
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5] as const;
/** All octets of a symbol (table 1). */
const OCTETS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346] as const;
/** Centres of the alignment patterns (annex E). */
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
/** Level M in the format information. */
const LEVEL_BITS = 0;
const SIXTEEN_BIT_COUNTS_FROM = 10;

/** @throws RangeError for a text that is too long */
export function qrCode(text: string): Modules {
  const data = new TextEncoder().encode(text);
  const version = OCTETS.findIndex(
    (_, at) => data.length + (at + 1 < SIXTEEN_BIT_COUNTS_FROM ? 2 : 3) <= dataOctets(at),
  );
  if (version < 0) throw new RangeError('the text is too long for a QR code');
  const symbol = new QrSymbol(version + 1);
  symbol.place(corrected(encoded(data, version), version));
  const masks = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => symbol.masked(mask));
  return masks.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

const at = <T>(list: ArrayLike<T>, index: number): T => list[index] as T;
const dataOctets = (index: number): number => at(OCTETS, index) - at(CORRECTION, index) * at(BLOCKS, index);

/** Mode, length and text, padded to the capacity (§7.4). */
function encoded(data: Uint8Array, index: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(data.length, index + 1 < SIXTEEN_BIT_COUNTS_FROM ? 8 : 16);
  for (const octet of data) put(octet, 8);
  const capacity = dataOctets(index);
  put(0, Math.min(4, capacity * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const octets = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
  for (let pad = 0xec; octets.length < capacity; pad ^= 0xec ^ 0x11) octets.push(pad);
  return octets;
}

/** A product in GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1. */
function product(a: number, b: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ ((result >>> 7) * 0x11d);
    result ^= ((b >>> bit) & 1) * a;
  }
  return result;
}

/** The remainder of Reed and Solomon (annex A). */
function remainder(block: readonly number[], degree: number): number[] {
  const divisor: number[] = Array.from({ length: degree }, (_, i) => (i === degree - 1 ? 1 : 0));
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++)
      divisor[j] = product(at(divisor, j), root) ^ (j + 1 < degree ? at(divisor, j + 1) : 0);
    root = product(root, 2);
  }
  const result = Array.from({ length: degree }, () => 0);
  for (const octet of block) {
    const factor = octet ^ at(result, 0);
    result.shift();
    result.push(0);
    for (let j = 0; j < degree; j++) result[j] = at(result, j) ^ product(at(divisor, j), factor);
  }
  return result;
}

/** Splits the data into blocks, and interleaves them with their correction (§7.6). */
function corrected(data: readonly number[], index: number): number[] {
  const [count, degree] = [at(BLOCKS, index), at(CORRECTION, index)];
  const short = count - (at(OCTETS, index) % count);
  const shortLength = Math.floor(at(OCTETS, index) / count) - degree;
  let from = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const block = data.slice(from, (from += shortLength + (i < short ? 0 : 1)));
    return { block, correction: remainder(block, degree) };
  });
  const columns = (of: (one: (typeof blocks)[number]) => readonly number[], length: number): number[] =>
    Array.from({ length }, (_, i) => blocks.flatMap((one) => of(one).slice(i, i + 1))).flat();
  return [...columns(({ block }) => block, shortLength + 1), ...columns(({ correction }) => correction, degree)];
}

const isMasked: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class QrSymbol {
  readonly #version: number;
  readonly #size: number;
  readonly #dark: boolean[][];
  /** Patterns and information, which no mask changes. */
  readonly #fixed: boolean[][];

  constructor(version: number) {
    this.#version = version;
    this.#size = version * 4 + 17;
    const blank = (): boolean[][] =>
      Array.from({ length: this.#size }, () => Array.from({ length: this.#size }, () => false));
    this.#dark = blank();
    this.#fixed = blank();
    this.#drawPatterns();
  }

  #set(x: number, y: number, isDark: boolean): void {
    at(this.#dark, y)[x] = isDark;
    at(this.#fixed, y)[x] = true;
  }

  #drawPatterns(): void {
    const size = this.#size;
    for (let i = 0; i < size; i++) {
      this.#set(6, i, i % 2 === 0);
      this.#set(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ] as const)
      this.#rings(x, y, 4);
    const centres = at(ALIGNMENT, this.#version - 1);
    const last = centres.at(-1);
    for (const x of centres)
      for (const y of centres)
        if (!((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6))) this.#rings(x, y, 2);
    this.#drawFormat(0);
    if (this.#version >= 7) this.#drawVersion();
  }

  /** A finder pattern with its separator (radius 4), or an alignment pattern (radius 2). */
  #rings(centreX: number, centreY: number, radius: number): void {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) {
        const [x, y] = [centreX + dx, centreY + dy];
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        const isInside = x >= 0 && y >= 0 && x < this.#size && y < this.#size;
        if (isInside) this.#set(x, y, radius === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
  }

  /** Level and mask, twice (§7.9). */
  #drawFormat(mask: number): void {
    const value = (LEVEL_BITS << 3) | mask;
    const bits = ((value << 10) | divided(value, 10, 0x537)) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
    for (let i = 0; i <= 5; i++) this.#set(8, i, bit(i));
    this.#set(8, 7, bit(6));
    this.#set(8, 8, bit(7));
    this.#set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) this.#set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) this.#set(this.#size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) this.#set(8, this.#size - 15 + i, bit(i));
    this.#set(8, this.#size - 8, true);
  }

  /** From version 7 on, twice (§7.10). */
  #drawVersion(): void {
    const bits = (this.#version << 12) | divided(this.#version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [this.#size - 11 + (i % 3), Math.floor(i / 3)];
      const isDark = ((bits >> i) & 1) === 1;
      this.#set(a, b, isDark);
      this.#set(b, a, isDark);
    }
  }

  /** In columns of two, from the right, upwards and downwards in turn (§7.7.3). */
  place(octets: readonly number[]): void {
    let bit = 0;
    for (let right = this.#size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.#size; step++)
        for (const x of [right, right - 1]) {
          const isUpward = ((right + 1) & 2) === 0;
          const y = isUpward ? this.#size - 1 - step : step;
          if (at(this.#fixed, y)[x] === true || bit >= octets.length * 8) continue;
          at(this.#dark, y)[x] = ((at(octets, bit >> 3) >> (7 - (bit & 7))) & 1) === 1;
          bit += 1;
        }
    }
  }

  masked(mask: number): Modules {
    this.#drawFormat(mask);
    return this.#dark.map((row, y) =>
      row.map((isDark, x) => (at(at(this.#fixed, y), x) ? isDark : isDark !== at(isMasked, mask)(x, y))),
    );
  }
}

/** The remainder of a binary polynomial division: the correction of format and version. */
function divided(value: number, degree: number, divisor: number): number {
  let result = value;
  for (let i = 0; i < degree; i++) result = (result << 1) ^ ((result >>> (degree - 1)) * divisor);
  return result;
}

/** Long runs, blocks and an uneven share of dark modules are hard to read (§7.8.3). */
function penalty(modules: Modules): number {
  const columns = modules.map((_, x) => modules.map((row) => row[x] === true));
  const lines = [...modules, ...columns].map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''));
  const runs = lines.flatMap((line) => [...line.matchAll(/0{5,}|1{5,}/g)].map(([run]) => run.length - 2));
  const finders = lines.flatMap((line) => [...line.matchAll(/(?=00001011101|10111010000)/g)].map(() => 40));
  let blocks = 0;
  for (let y = 1; y < modules.length; y++)
    for (let x = 1; x < modules.length; x++) {
      const one = modules[y]?.[x];
      if (modules[y - 1]?.[x] === one && modules[y]?.[x - 1] === one && modules[y - 1]?.[x - 1] === one) blocks += 3;
    }
  const dark = modules.flat().filter(Boolean).length / modules.length ** 2;
  const share = Math.floor(Math.abs(dark * 20 - 10)) * 10;
  return [...runs, ...finders].reduce((sum, one) => sum + one, 0) + blocks + share;
}
