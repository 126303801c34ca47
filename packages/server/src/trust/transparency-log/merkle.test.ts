import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_ROOT,
  type HashReader,
  MerkleFrontier,
  type Subtree,
  consistencyProof,
  inclusionProof,
  leafHash,
  nodeHash,
  rootOf,
  subtreesOf,
  verifyConsistency,
  verifyInclusion,
} from './merkle.ts';

/** The leaves and values that the implementations of RFC 6962 share as test vectors. */
const VECTOR_LEAVES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const VECTOR_ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const bytes = (text: string): Uint8Array => Buffer.from(text, 'hex');
const vectorLeaves = VECTOR_LEAVES.map((text) => leafHash(bytes(text)));

/** RFC 9162 §2.1.1 implemented literally, as the reference for the other tests. */
function slowRoot(leaves: readonly Uint8Array[]): Uint8Array {
  const [only] = leaves;
  if (only === undefined) return EMPTY_ROOT;
  if (leaves.length === 1) return only;
  let k = 1;
  while (k * 2 < leaves.length) k *= 2;
  return nodeHash(slowRoot(leaves.slice(0, k)), slowRoot(leaves.slice(k)));
}
const readerOf =
  (leaves: readonly Uint8Array[]): HashReader =>
  ({ height, index }) =>
    slowRoot(leaves.slice(index * 2 ** height, (index + 1) * 2 ** height));
const numbered = (count: number): Uint8Array[] => Array.from({ length: count }, (_, i) => leafHash(Buffer.from([i])));

describe('The Merkle tree of the log', () => {
  it('computes the roots of the RFC 6962 vectors', async () => {
    for (const [size, root] of VECTOR_ROOTS.entries()) {
      const frontier = new MerkleFrontier();
      for (const leaf of vectorLeaves.slice(0, size)) frontier.append(leaf);
      expect(hex(frontier.root())).toBe(root);
      expect(hex(await rootOf(size, readerOf(vectorLeaves)))).toBe(root);
    }
  });

  it('makes the proofs of the RFC 6962 vectors', async () => {
    const read = readerOf(vectorLeaves);
    const first = [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ];
    expect((await inclusionProof(0, 8, read)).map(hex)).toEqual(first);
    expect((await consistencyProof(1, 8, read)).map(hex)).toEqual(first);
    expect((await consistencyProof(6, 8, read)).map(hex)).toEqual([
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ]);
  });

  it('proves each leaf of each tree up to 70, and no other leaf, place, size or root', async () => {
    const leaves = numbered(70);
    const read = readerOf(leaves);
    for (let size = 1; size <= 70; size += 1) {
      const root = slowRoot(leaves.slice(0, size));
      for (let index = 0; index < size; index += size > 20 ? 7 : 1) {
        const claim = {
          leaf: leaves[index] ?? EMPTY_ROOT,
          index,
          size,
          root,
          proof: await inclusionProof(index, size, read),
        };
        expect(verifyInclusion(claim)).toBe(true);
        expect(verifyInclusion({ ...claim, leaf: EMPTY_ROOT })).toBe(false);
        expect(verifyInclusion({ ...claim, index: index + 1 })).toBe(false);
        expect(verifyInclusion({ ...claim, root: EMPTY_ROOT })).toBe(false);
        expect(verifyInclusion({ ...claim, proof: [...claim.proof, EMPTY_ROOT] })).toBe(false);
        if (size > 1) expect(verifyInclusion({ ...claim, proof: claim.proof.slice(1) })).toBe(false);
      }
    }
  });

  it('proves that every tree up to 40 is the beginning of every later one, and of no rewritten one', async () => {
    const leaves = numbered(40);
    const read = readerOf(leaves);
    const roots = Array.from({ length: 41 }, (_, size) => slowRoot(leaves.slice(0, size)));
    const tree = (size: number) => ({ size, root: roots[size] ?? EMPTY_ROOT });
    for (let newer = 0; newer <= 40; newer += 1)
      for (let older = 0; older <= newer; older += 1) {
        const proof = await consistencyProof(older, newer, read);
        const claim = { older: tree(older), newer: tree(newer), proof };
        expect(verifyConsistency(claim)).toBe(true);
        const other = leafHash(Buffer.from('another history'));
        if (older > 0) expect(verifyConsistency({ ...claim, older: { size: older, root: other } })).toBe(false);
        if (older > 0) expect(verifyConsistency({ ...claim, newer: { size: newer, root: other } })).toBe(false);
        expect(verifyConsistency({ ...claim, proof: [...proof, other] })).toBe(false);
        if (proof.length > 0) expect(verifyConsistency({ ...claim, proof: proof.slice(1) })).toBe(false);
      }
  });

  it('refuses a proof with any octet changed', async () => {
    const leaves = numbered(70);
    const read = readerOf(leaves);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 70 }),
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        async (size, at, where, flip) => {
          const index = at % size;
          const root = slowRoot(leaves.slice(0, size));
          const proof = (await inclusionProof(index, size, read)).map((hash) => Buffer.from(hash));
          const place = where % (proof.length * 32);
          const hash = proof[Math.floor(place / 32)] ?? Buffer.alloc(0);
          hash[place % 32] = (hash[place % 32] ?? 0) ^ flip;
          expect(verifyInclusion({ leaf: leaves[index] ?? EMPTY_ROOT, index, size, root, proof })).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('reports each complete subtree when it is completed', () => {
    const leaves = numbered(21);
    const told: [Subtree, string][] = [];
    const frontier = new MerkleFrontier();
    for (const leaf of leaves) frontier.append(leaf, (subtree, hash) => told.push([subtree, hex(hash)]));
    expect(told).toHaveLength(10 + 5 + 2 + 1);
    for (const [{ height, index }, hash] of told)
      expect(hash).toBe(hex(slowRoot(leaves.slice(index * 2 ** height, (index + 1) * 2 ** height))));
    expect(subtreesOf({ from: 0, to: 21 })).toEqual([
      { height: 4, index: 0 },
      { height: 2, index: 4 },
      { height: 0, index: 20 },
    ]);
  });
});
