import { expect, it } from 'vitest';
import { lacksHan } from './rare-characters.ts';

it('a family lacks the Chinese characters that none of its faces has', () => {
  const ranges = ['U+4e00-4e10, U+738B', 'U+5c0f'];
  expect(lacksHan(ranges, '王小一')).toBe(false);
  expect(lacksHan(ranges, '王小一 Wang 1')).toBe(false);
  expect(lacksHan(ranges, '王小𠮷')).toBe(true);
  expect(lacksHan([], '王')).toBe(true);
});
