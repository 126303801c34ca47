import { describe, expect, it } from 'vitest';
import { typedPhone } from './typed-phone.ts';

describe('The field for a phone number', () => {
  it.each([
    ['138001380009', '138001380009'],
    ['+44 7911 123456', '+447911123456'],
    ['0044 (0)7911 123456', '004407911123456'],
    ['+49 1512 3456789', '+4915123456789'],
    ['+86 138 0013 8000', '13800138000'],
    ['0086-138-0013-8000', '13800138000'],
    ['１３８００１３８０００', '13800138000'],
    ['\u202d138 0013 8000\u202c', '13800138000'],
    ['+86', '+86'],
    ['86 1', '1'],
    ['138x', '138x'],
  ])('keeps every digit of %j while it is typed', (typed, kept) => {
    expect(typedPhone(typed)).toBe(kept);
  });
});
