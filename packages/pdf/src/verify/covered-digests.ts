import type { Hash } from 'node:crypto';
import type { HashName } from '@countersign/asn1';
import { hashOptions, newHash } from './digest.ts';

/** The octets that a signature covers: from the start to `first`, and from `second` to `end`. */
export interface Covered {
  readonly first: number;
  readonly second: number;
  readonly end: number;
}

/**
 * Digests of the octets that signatures cover. Signatures of one file share their prefixes: each octet is hashed once, and the
 * hash state is copied where a signature's range diverges, for any number of signatures.
 */
export class CoveredDigests {
  readonly #bytes: Uint8Array;
  readonly #ranges: readonly Covered[];
  readonly #prefixes = new Map<HashName, ReadonlyMap<number, Hash>>();

  constructor(bytes: Uint8Array, ranges: readonly Covered[]) {
    this.#bytes = bytes;
    this.#ranges = ranges;
  }

  digest({ first, second, end }: Covered, hash: HashName): Uint8Array {
    const prefix = this.#prefixesBy(hash).get(first)?.copy(hashOptions(hash));
    if (prefix === undefined) throw new RangeError('the range is not part of this file');
    return prefix.update(this.#bytes.subarray(second, end)).digest();
  }

  #prefixesBy(hash: HashName): ReadonlyMap<number, Hash> {
    const known = this.#prefixes.get(hash);
    if (known !== undefined) return known;
    const prefixes = new Map<number, Hash>();
    const running = newHash(hash);
    let at = 0;
    for (const first of [...new Set(this.#ranges.map((range) => range.first))].toSorted((a, b) => a - b)) {
      running.update(this.#bytes.subarray(at, first));
      at = first;
      prefixes.set(first, running.copy(hashOptions(hash)));
    }
    this.#prefixes.set(hash, prefixes);
    return prefixes;
  }
}
