import { expect, test } from 'vitest';
import { verdictOf } from './number-verdict.ts';

test.each([
  ['ID_CARD', '11010519491231002X', 'right'],
  ['ID_CARD', '11010519491231002x', 'right'],
  ['ID_CARD', '110105194912310021', 'wrong'],
  ['ID_CARD', '', 'wrong'],
  ['PASSPORT', 'E12345678', 'none'],
  ['PASSPORT', '护照', 'wrong'],
  ['UNIFIED_SOCIAL_CODE', '91350100M000100Y43', 'right'],
  ['UNIFIED_SOCIAL_CODE', '91350100M000100Y44', 'wrong'],
  ['REGIST_CODE', '110108000000016', 'right'],
  ['REGIST_CODE', '110108000000017', 'wrong'],
] as const)('the check digit of the %s number %j is %s', (kind, number, verdict) => {
  expect(verdictOf(kind, number)).toBe(verdict);
});
