import { PASSWORD_CHECK_CODES, checkPassword } from '@countersign/domain';
import { describe, expect, it } from 'vitest';
import { areSound, judgePasswords, metRules, strengthOf } from './rules.ts';
import { text as en } from '../../languages/en/parts/password/faults.ts';
import { text as zh } from '../../languages/zh-CN/parts/password/faults.ts';

const BY_CODE = [
  ['', 101, 'please enter confirm password', '请输入确认密码'],
  ['abc 12345', 201, 'password cannot contain spaces', '密码不能包含空格'],
  ['12345678', 202, 'password cannot be all digits', '密码不能全是数字'],
  ['!@#$%^&*', 203, 'password cannot be all symbols', '密码不能全是符号'],
  ['a1', 204, 'at least 8 characters', '密码至少 8 个字符'],
  [`a1${'x'.repeat(31)}`, 205, 'at most 32 characters', '密码最多 32 个字符'],
  ['abcdefgh', 206, 'password cannot be all letters', '密码不能全是字母'],
  ['abc12345\u0007', 999, 'password invalid', '密码无效'],
  ['Passw0rd!', 0, '', ''],
] as const;

describe('A new password, by check code (Spec §5)', () => {
  it.each(BY_CODE)('%j is %i: %s', (password, code, inEnglish, inChinese) => {
    expect(checkPassword(password)).toBe(code);
    expect(en[code].toLowerCase()).toBe(inEnglish);
    expect(zh[code]).toBe(inChinese);
  });
  it('has a text for every code', () => {
    expect(new Set(BY_CODE.map(([, code]) => code))).toEqual(new Set(PASSWORD_CHECK_CODES));
  });
});

describe('The rules shown while a password is typed', () => {
  it.each([
    ['', []],
    ['ab', ['noSpace']],
    ['abcdefgh', ['length', 'noSpace']],
    ['abcd efg1', ['length', 'mixed']],
    ['a1', ['noSpace', 'mixed']],
    ['密码密码密码密码1', ['length', 'noSpace', 'mixed']],
    ['Passw0rd!', ['length', 'noSpace', 'mixed']],
  ] as const)('of %j are %j', (password, rules) => {
    expect(metRules(password)).toEqual(rules);
  });
  it.each(['Passw0rd!', 'a1234567', '!!!!!!!1'])('are all met by %j, which is allowed', (password) => {
    expect(checkPassword(password)).toBe(0);
    expect(metRules(password)).toHaveLength(3);
  });
});

describe('The strength of a password', () => {
  it.each([
    ['12345678', 0],
    ['aaaaaaa1', 1],
    ['abcdefg1', 1],
    ['Passw0rd!', 2],
    ['Correct-horse-9-battery', 3],
  ] as const)('of %j is %i', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });
});

describe('The confirmation', () => {
  it('distinguishes a missing repetition from a different one', () => {
    expect(judgePasswords('Passw0rd!', '')).toEqual({ password: 0, isConfirmMissing: true, isMismatch: false });
    expect(judgePasswords('Passw0rd!', 'Passw0rd')).toEqual({ password: 0, isConfirmMissing: false, isMismatch: true });
    expect(['', 'x', 'Passw0rd!'].map((confirm) => areSound(judgePasswords('Passw0rd!', confirm)))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
