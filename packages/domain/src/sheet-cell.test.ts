import { describe, expect, it } from 'vitest';
import { textCell } from './sheet-cell.ts';

describe('A cell of an export (security 51)', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(1)',
    '﹢1',
    '﹣1',
    '﹦1',
    '﹫1',
    '\u22121',
    ' =1',
    '\u00a0=1',
    '\u3000＝1',
    '\u200b=1',
    '\ufeff=1',
    '\u202e=1',
    '\u0000=1',
    '\ufe0f=1',
    '|cmd',
  ])('is protected from being read as a formula: %j', (cell) => {
    expect(textCell(cell)).toBe(`'${cell}`);
  });

  it.each(['', '王小明', 'a=b', '13800000001', '（甲）', '2026-11-22', 'x+y', "'=1"])('is unchanged: %j', (cell) => {
    expect(textCell(cell)).toBe(cell);
  });
});
