import { describe, expect, test } from 'vitest';
import { neighboursOf } from './neighbours.ts';

describe('going from one waiting application to the next', () => {
  test.each([
    ['first', ['a', 'b', 'c'], 'a', { place: 1, of: 3, next: 'b', previous: null, afterwards: 'b' }],
    ['middle', ['a', 'b', 'c'], 'b', { place: 2, of: 3, next: 'c', previous: 'a', afterwards: 'c' }],
    ['last', ['a', 'b', 'c'], 'c', { place: 3, of: 3, next: null, previous: 'b', afterwards: 'a' }],
    ['only one', ['a'], 'a', { place: 1, of: 1, next: null, previous: null, afterwards: null }],
    ['decided one', ['a', 'b'], 'x', { place: 0, of: 2, next: 'a', previous: null, afterwards: 'a' }],
    ['last of all', [], 'x', { place: 0, of: 0, next: null, previous: null, afterwards: null }],
  ])('from the %s', (_, waiting, current, neighbours) => {
    expect(neighboursOf(waiting, current)).toEqual(neighbours);
  });
});
