import { describe, expect, it } from 'vitest';
import { NUMBER_PREFIX, type NumberRule, contractNumberText, counterPeriod, judgeRule } from './rule.ts';

const DAY = { year: 2026, month: 3, day: 7 };
const rule = (change: Partial<NumberRule> = {}): NumberRule => ({
  prefix: 'HT-',
  datePattern: 'yyyyMM',
  width: 4,
  reset: 'NEVER',
  ...change,
});

describe('A contract number (Spec §3 "Contract number")', () => {
  it.each([
    [rule(), 1, 'HT-202603-0001'],
    [rule({ datePattern: 'yyyy' }), 12, 'HT-2026-0012'],
    [rule({ datePattern: 'yyyyMMdd', width: 6 }), 345, 'HT-20260307-000345'],
    [rule({ datePattern: 'NONE' }), 7, 'HT-0007'],
    [rule({ prefix: '采购〔甲〕', datePattern: 'yyyy' }), 3, '采购〔甲〕2026-0003'],
    [rule({ width: 3 }), 12_345, 'HT-202603-12345'],
  ] as const)('with %o and counter %i is %s', (given, counter, text) => {
    expect(contractNumberText(given, DAY, counter)).toBe(text);
  });

  it.each([
    ['NEVER', ''],
    ['YEARLY', '2026'],
    ['MONTHLY', '202603'],
  ] as const)('that restarts %s is counted within "%s"', (reset, period) => {
    expect(counterPeriod(reset, DAY)).toBe(period);
  });

  it.each([
    ['NONE', 'NEVER', true],
    ['NONE', 'YEARLY', false],
    ['NONE', 'MONTHLY', false],
    ['yyyy', 'YEARLY', true],
    ['yyyy', 'MONTHLY', false],
    ['yyyyMM', 'MONTHLY', true],
    ['yyyyMMdd', 'MONTHLY', true],
  ] as const)('with the date %s may restart %s: %s', (datePattern, reset, good) => {
    expect(judgeRule(rule({ datePattern, reset })).ok).toBe(good);
  });

  it.each([
    ['HT-2026/甲#', true],
    ['', true],
    ['=SUM(A1)', false],
    ['a b', false],
    ['<b>', false],
    ['x\u202Ey', false],
  ])('validates its prefix of letters, digits, Chinese characters and a few marks: %j', (prefix, good) => {
    expect(NUMBER_PREFIX.test(prefix)).toBe(good);
  });
});
