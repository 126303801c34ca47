import { expect, it } from 'vitest';
import { inBatches } from './batches.ts';

const MIB = 1024 * 1024;
const sizesOf = (sizes: readonly number[]): readonly (readonly number[])[] => inBatches(sizes, (size) => size);

it('keeps the order of documents and divides them by number', () => {
  const sizes = Array.from({ length: 40 }, (_, at) => at);
  const batches = sizesOf(sizes);
  expect(batches.flat()).toEqual(sizes);
  expect(batches.map(({ length }) => length)).toEqual([16, 16, 8]);
});

it('divides documents by size, and gives a large one a batch of its own', () => {
  expect(sizesOf([8 * MIB, 8 * MIB, 1])).toEqual([[8 * MIB, 8 * MIB], [1]]);
  expect(sizesOf([1, 40 * MIB, 2, 3])).toEqual([[1], [40 * MIB], [2, 3]]);
});

it('makes no batch of no document', () => {
  expect(sizesOf([])).toEqual([]);
});
