import { describe, expect, it } from 'vitest';
import { judgeContact } from './judge-contact.ts';

describe('A contact to be bound (Spec §5)', () => {
  it.each([
    ['', 'phone', null, 'missing'],
    ['  ', 'email', null, 'missing'],
    ['13800138000', 'phone', null, null],
    ['+86 138 0013 8000', 'phone', null, null],
    ['138001380', 'phone', null, 'wrong'],
    ['lin@example.com', 'phone', null, 'wrong'],
    ['13800138000', 'email', null, 'wrong'],
    ['lin@example', 'email', null, 'wrong'],
    ['lin@example.com', 'email', 'wang@example.com', null],
    ['Lin@Example.com', 'email', 'lin@example.com', 'same'],
    ['１３８００１３８０００', 'phone', '13800138000', 'same'],
  ] as const)('%j as %s while %j is bound is %s', (typed, kind, present, fault) => {
    expect(judgeContact(typed, kind, present)).toBe(fault);
  });
});
