import { describe, expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const only = (value: string | number | null): string => csvOf([[value]]).slice(1, -2);

describe('a cell of an exported table', () => {
  test.each([
    ['王小明', '"王小明"'],
    ['a "quoted", word', '"a ""quoted"", word"'],
    ['two\nlines', '"two\nlines"'],
    [null, '""'],
    [12, '12'],
    [-3, '-3'],
  ])('with %j is written as %j', (value, written) => {
    expect(only(value)).toBe(written);
  });
  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '＝1',
    '\u200b=1',
    '﹦1',
    '\u22121',
    '|cmd',
    '=HYPERLINK("http://x","y")',
  ])('that a spreadsheet would take for a formula, %j, is written as text (security 24)', (value) => {
    expect(only(value).startsWith(`"'`)).toBe(true);
  });
  test.each(['a=1', 'participant.signed', '2026-05-01T00:00:00.000Z'])('that is harmless, %j, stays as is', (value) => {
    expect(only(value)).toBe(`"${value}"`);
  });
});

test('a table has lines ending in CR LF after a UTF-8 byte order mark', () => {
  expect(
    csvOf([
      ['a', 'b'],
      ['c', 1],
    ]),
  ).toBe('\uFEFF"a","b"\r\n"c",1\r\n');
});
