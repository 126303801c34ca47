import { createHash } from 'node:crypto';

/**
 * The Merkle tree of RFC 9162 §2.1 over SHA-256: hashing, proofs and their verification. It is independent of storage, so that
 * a proof can be checked without a database. Hashes are 32 octets; sizes and indexes are whole numbers below 2^53.
 */

/** A complete subtree of 2^height leaves, the index-th of its height from the left. */
export interface Subtree {
  readonly height: number;
  readonly index: number;
}

/** Leaves from `from` up to but excluding `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Returns the hash of a complete subtree. */
export type HashReader = (subtree: Subtree) => Promise<Uint8Array> | Uint8Array;

const LEAF_PREFIX = Uint8Array.of(0);
const NODE_PREFIX = Uint8Array.of(1);

/** RFC 9162 §2.1.1: the root of a tree without leaves. */
export const EMPTY_ROOT: Uint8Array = createHash('sha256').digest();

/** RFC 9162 §2.1.1: SHA-256(0x00 || data). */
export const leafHash = (data: Uint8Array): Uint8Array =>
  createHash('sha256').update(LEAF_PREFIX).update(data).digest();

/** RFC 9162 §2.1.1: SHA-256(0x01 || left || right). */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array =>
  createHash('sha256').update(NODE_PREFIX).update(left).update(right).digest();

const sameHash = (one: Uint8Array, other: Uint8Array | undefined): boolean =>
  other !== undefined && Buffer.compare(one, other) === 0;

/** The largest power of two below `size`, which is at least 2 (RFC 9162 §2.1.1, k). */
function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

/** Returns the complete subtrees that make up a range and that the tree itself splits off, from left to right. */
export function subtreesOf({ from, to }: Range): Subtree[] {
  const parts: Subtree[] = [];
  for (let at = from; at < to;) {
    let width = 1;
    let height = 0;
    while (at % (width * 2) === 0 && at + width * 2 <= to) {
      width *= 2;
      height += 1;
    }
    parts.push({ height, index: at / width });
    at += width;
  }
  return parts;
}

/** Combines the hashes of adjacent subtrees, the larger ones on the left, into the hash of their range. */
export const foldRight = (hashes: readonly Uint8Array[]): Uint8Array =>
  hashes.length === 0 ? EMPTY_ROOT : hashes.reduceRight((right, left) => nodeHash(left, right));

async function hashOf(range: Range, read: HashReader): Promise<Uint8Array> {
  const hashes: Uint8Array[] = [];
  for (const subtree of subtreesOf(range)) hashes.push(await read(subtree));
  return foldRight(hashes);
}

/** The root of the first `size` leaves. */
export const rootOf = (size: number, read: HashReader): Promise<Uint8Array> => hashOf({ from: 0, to: size }, read);

/** RFC 9162 §2.1.3.1: the hashes to combine with the leaf at `index`, in order. */
function inclusionRanges(index: number, size: number): Range[] {
  if (!(index >= 0 && index < size)) throw new RangeError('the leaf is not in the tree');
  const ranges: Range[] = [];
  let from = 0;
  let to = size;
  while (to - from > 1) {
    const middle = from + splitOf(to - from);
    ranges.push(index < middle ? { from: middle, to } : { from, to: middle });
    if (index < middle) to = middle;
    else from = middle;
  }
  return ranges.toReversed();
}

/** RFC 9162 §2.1.4.1: the proof that the tree of `older` leaves is the beginning of the tree of `newer`. */
function consistencyRanges(older: number, newer: number): Range[] {
  if (!(older >= 0 && older <= newer)) throw new RangeError('the older tree is the larger one');
  if (older === 0 || older === newer) return [];
  const ranges: Range[] = [];
  let from = 0;
  let to = newer;
  while (to !== older) {
    const middle = from + splitOf(to - from);
    ranges.push(older <= middle ? { from: middle, to } : { from, to: middle });
    if (older <= middle) to = middle;
    else from = middle;
  }
  // If the older tree is a complete subtree from the left edge, the verifier knows its root already.
  if (from > 0) ranges.push({ from, to });
  return ranges.toReversed();
}

async function proofOf(ranges: readonly Range[], read: HashReader): Promise<Uint8Array[]> {
  const proof: Uint8Array[] = [];
  for (const range of ranges) proof.push(await hashOf(range, read));
  return proof;
}

export const inclusionProof = (index: number, size: number, read: HashReader): Promise<Uint8Array[]> =>
  proofOf(inclusionRanges(index, size), read);

export const consistencyProof = (older: number, newer: number, read: HashReader): Promise<Uint8Array[]> =>
  proofOf(consistencyRanges(older, newer), read);

const half = (value: number): number => Math.floor(value / 2);

/** RFC 9162 §2.1.3.2: whether `leaf`, a leaf's hash, is at `index` of the tree of this size and root. */
export function verifyInclusion(claim: {
  readonly leaf: Uint8Array;
  readonly index: number;
  readonly size: number;
  readonly root: Uint8Array;
  readonly proof: readonly Uint8Array[];
}): boolean {
  const { index, size, proof } = claim;
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) return false;
  let at = index;
  let last = size - 1;
  let hash = claim.leaf;
  for (const sibling of proof) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      hash = nodeHash(sibling, hash);
      while (at % 2 === 0 && at !== 0) {
        at = half(at);
        last = half(last);
      }
    } else {
      hash = nodeHash(hash, sibling);
    }
    at = half(at);
    last = half(last);
  }
  return last === 0 && sameHash(hash, claim.root);
}

/** RFC 9162 §2.1.4.2: whether the tree of the older size and root is the beginning of the newer one. */
export function verifyConsistency(claim: {
  readonly older: { readonly size: number; readonly root: Uint8Array };
  readonly newer: { readonly size: number; readonly root: Uint8Array };
  readonly proof: readonly Uint8Array[];
}): boolean {
  const { older, newer, proof } = claim;
  if (!Number.isSafeInteger(older.size) || !Number.isSafeInteger(newer.size)) return false;
  if (older.size < 0 || older.size > newer.size) return false;
  if (older.size === newer.size) return proof.length === 0 && sameHash(older.root, newer.root);
  if (older.size === 0) return proof.length === 0 && sameHash(older.root, EMPTY_ROOT);
  return climb(claim);
}

function climb({ older, newer, proof }: Parameters<typeof verifyConsistency>[0]): boolean {
  let at = older.size - 1;
  let last = newer.size - 1;
  while (at % 2 === 1) {
    at = half(at);
    last = half(last);
  }
  // The older tree is complete: its root is the start of the path (step 2 of the algorithm).
  const path = at === 0 ? [older.root, ...proof] : proof;
  const [first, ...rest] = path;
  if (first === undefined) return false;
  let old = first;
  let fresh = first;
  for (const sibling of rest) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      old = nodeHash(sibling, old);
      fresh = nodeHash(sibling, fresh);
      while (at % 2 === 0 && at !== 0) {
        at = half(at);
        last = half(last);
      }
    } else {
      fresh = nodeHash(fresh, sibling);
    }
    at = half(at);
    last = half(last);
  }
  return last === 0 && sameHash(old, older.root) && sameHash(fresh, newer.root);
}

/** The right edge of a growing tree: all hashes needed to add leaves and to compute the root, log2(size) of them. */
export class MerkleFrontier {
  readonly #edge: { readonly height: number; readonly hash: Uint8Array }[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /**
   * Adds a leaf by its hash. `completed`, if given, is called with every complete subtree that results, except the leaf itself.
   */
  append(leaf: Uint8Array, completed?: (subtree: Subtree, hash: Uint8Array) => void): void {
    let node = { height: 0, hash: leaf };
    for (let left = this.#edge.at(-1); left?.height === node.height; left = this.#edge.at(-1)) {
      this.#edge.pop();
      node = { height: node.height + 1, hash: nodeHash(left.hash, node.hash) };
      completed?.({ height: node.height, index: Math.floor(this.#size / 2 ** node.height) }, node.hash);
    }
    this.#edge.push(node);
    this.#size += 1;
  }

  root(): Uint8Array {
    return foldRight(this.#edge.map(({ hash }) => hash));
  }
}
