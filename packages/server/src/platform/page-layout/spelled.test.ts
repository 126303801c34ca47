import { expect, it } from 'vitest';
import { spelled } from './spelled.ts';

it('spells what no font has and what turns the direction, and isolates names that run from right to left', () => {
  expect(
    spelled({ list: ['𰀀野', 'a\u202egnp.exe', '\u2067x'], name: 'محمد', other: 'Łękołody สมชาย', number: 1 }),
  ).toEqual({
    list: ['[U+30000]野', 'a[U+202E]gnp.exe', '[U+2067]x'],
    name: '\u2068محمد\u2069',
    other: 'Łękołody สมชาย',
    number: 1,
  });
});
