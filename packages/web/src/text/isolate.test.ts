import { expect, it } from 'vitest';
import { isolate } from './isolate.ts';

it('isolates only names that run from right to left', () => {
  expect(['محمد', 'יוסף', '王小明', 'Łódź'].map(isolate)).toEqual([
    '\u2068محمد\u2069',
    '\u2068יוסף\u2069',
    '王小明',
    'Łódź',
  ]);
});
