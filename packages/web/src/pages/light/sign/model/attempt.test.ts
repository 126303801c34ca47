import { expect, test } from 'vitest';
import { attemptOf } from './attempt.ts';

const body = { forms: ['a'], views: [1] };

test('A repeated try sends what the first one did, under its key, although more pages were drawn since', () => {
  const first = attemptOf(body, null);
  expect(first.body).toBe(body);
  expect(attemptOf({ ...body, views: [1, 2] }, first)).toBe(first);
});

test('Any other difference is an attempt with a key of its own', () => {
  const first = attemptOf(body, null);
  const next = attemptOf({ ...body, forms: ['b'] }, first);
  expect(next.body.forms).toEqual(['b']);
  expect(next.key).not.toBe(first.key);
});
