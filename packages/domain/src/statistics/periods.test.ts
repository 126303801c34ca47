import { expect, it } from 'vitest';
import { STATISTICS_PERIODS_MAX, periodOf, periodsBetween } from './periods.ts';

it('puts a day into its week, which begins on Monday, and its month', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-29'].map((day) => periodOf(day, 'week'))).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
  ]);
  expect(periodOf('2026-01-02', 'week')).toBe('2025-12-29');
  expect(periodOf('2028-02-29', 'month')).toBe('2028-02-01');
});

it('lists every period between two days, both included', () => {
  expect(periodsBetween('2026-12-30', '2027-01-02', 'day')).toHaveLength(4);
  expect(periodsBetween('2026-12-30', '2027-01-05', 'week')).toEqual(['2026-12-28', '2027-01-04']);
  expect(periodsBetween('2026-11-30', '2027-03-01', 'month')).toEqual(
    ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03'].map((month) => `${month}-01`),
  );
  expect(periodsBetween('2026-11-30', '2026-11-29', 'day')).toEqual([]);
  expect(periodsBetween('1971-01-01', '2100-01-01', 'day')).toHaveLength(STATISTICS_PERIODS_MAX + 1);
});
