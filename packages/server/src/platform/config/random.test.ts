import { expect, it } from 'vitest';
import { systemIds } from './random.ts';

const MANY = 5000;

it('makes ids of version 7 that increase, also within a millisecond', () => {
  const ids = Array.from({ length: MANY }, () => systemIds.next());
  expect(new Set(ids).size).toBe(MANY);
  expect(ids.toSorted()).toEqual(ids);
  const [first = ''] = ids;
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Math.abs(parseInt(first.replace('-', '').slice(0, 12), 16) - Date.now())).toBeLessThan(60_000);
});

it('gives each id a random part of its own', () => {
  const tails = Array.from({ length: MANY }, () => systemIds.next().slice(-12));
  expect(new Set(tails).size).toBe(MANY);
});
