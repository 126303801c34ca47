import { describe, expect, it } from 'vitest';
import { numberVerdict } from './number-verdict.ts';

describe('The number of an identity document while it is typed', () => {
  it.each([
    ['ID_CARD', '', 'empty'],
    ['ID_CARD', '   ', 'empty'],
    ['ID_CARD', '1101051949123100', 'partial'],
    ['ID_CARD', '11010519491231002X', 'right'],
    ['ID_CARD', '110105 19491231 002x', 'right'],
    ['ID_CARD', '110105194912310021', 'wrong'],
    ['ID_CARD', '11010519491331002X', 'wrong'],
    ['ID_CARD', '11010519491231002X1', 'wrong'],
    ['PASSPORT', 'E12', 'partial'],
    ['PASSPORT', 'e12345678', 'right'],
    ['PASSPORT', 'E123456789012345678', 'wrong'],
    ['UNIFIED_SOCIAL_CODE', '91350100M000100Y4', 'partial'],
    ['UNIFIED_SOCIAL_CODE', '91350100M000100Y43', 'right'],
    ['UNIFIED_SOCIAL_CODE', '91350100M000100Y44', 'wrong'],
    ['REGIST_CODE', '11010800000001', 'partial'],
    ['REGIST_CODE', '110108000000016', 'right'],
    ['REGIST_CODE', '110108000000017', 'wrong'],
  ] as const)('as %s, %s is %s', (kind, text, verdict) => {
    expect(numberVerdict(kind, text)).toBe(verdict);
  });
});
