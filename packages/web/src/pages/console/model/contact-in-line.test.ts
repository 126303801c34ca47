import { describe, expect, it } from 'vitest';
import { contactInLine } from './contact-in-line.ts';

describe('The contact on a line of pasted text', () => {
  it.each([
    ['王小明  13800138000', '13800138000', '王小明'],
    ['王小明，138 0013 8000', '138 0013 8000', '王小明'],
    ['Ada Lovelace\tada@example.com', 'ada@example.com', 'Ada Lovelace'],
    ['Ada Lovelace +44 7911 123456', '+44 7911 123456', 'Ada Lovelace'],
    ['0044 (0)7911-123456; Ada', '0044 (0)7911-123456', 'Ada'],
    ['+86 138 0013 8000', '+86 138 0013 8000', ''],
    ['12号 王小明 +4915123456789', '+4915123456789', '12号 王小明'],
  ])('of %j is %j', (line, contact, rest) => {
    expect(contactInLine(line)).toEqual({ contact, rest });
  });

  it.each(['', '王小明', 'Bob 123', '07911 123456', '2026-11-27 10:30'])('%j has none', (line) => {
    expect(contactInLine(line)).toBeNull();
  });
});
