import { expect, it } from 'vitest';
import { keptOf } from './prune.ts';

const NAMES = [
  '2026-09-30T01-00-00.000Z',
  '2026-10-01T01-00-00.000Z',
  '2026-10-31T01-00-00.000Z',
  '2026-11-01T01-00-00.000Z',
  '2026-11-02T01-00-00.000Z',
  '2026-11-02T13-00-00.000Z',
];
const days = (kept: ReadonlySet<string>): string[] => [...kept].map((name) => name.slice(0, 13)).sort();

it.each([
  [1, 0, ['2026-11-02T13']],
  [3, 0, ['2026-10-31T01', '2026-11-01T01', '2026-11-02T13']],
  [0, 2, ['2026-10-31T01', '2026-11-02T13']],
  [2, 3, ['2026-09-30T01', '2026-10-31T01', '2026-11-01T01', '2026-11-02T13']],
  [99, 99, ['2026-09-30T01', '2026-10-01T01', '2026-10-31T01', '2026-11-01T01', '2026-11-02T13']],
])('%d daily and %d monthly snapshots are the last ones of their day and month', (daily, monthly, wanted) => {
  expect(days(keptOf(NAMES, { daily, monthly }))).toEqual(wanted);
});

it('The last snapshot is always kept, and of none there is none to keep', () => {
  expect(days(keptOf(NAMES, { daily: 0, monthly: 0 }))).toEqual(['2026-11-02T13']);
  expect(keptOf([], { daily: 1, monthly: 1 }).size).toBe(0);
});
