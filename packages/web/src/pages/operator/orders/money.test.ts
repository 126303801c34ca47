import { expect, it } from 'vitest';
import { minorOf } from './money.ts';

it('reads an amount with at most two digits after the point, and nothing else', () => {
  expect(['249', '249.5', ' 1,199.00 ', '0.05'].map(minorOf)).toEqual([24_900, 24_950, 119_900, 5]);
  expect(['', '-1', '1.005', '1e3', '￥5', '123456789'].map(minorOf)).toEqual([null, null, null, null, null, null]);
});
