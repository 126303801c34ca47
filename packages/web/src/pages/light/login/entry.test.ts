import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '../../../api/password.ts';
import { judgeAccount, proofOf } from '../../../parts/entry/account.ts';
import { isSound, judgeRegistration } from './entry.ts';

describe('the input of the login forms', () => {
  it('distinguishes an empty account from a mistyped one', () => {
    expect(
      ['', '   ', '12345', 'not@mail', '13800138000', '+86 138 0013 8000', '0044 7911 123456', 'Ada@Example.com'].map(
        (typed) => judgeAccount(typed),
      ),
    ).toEqual(['missing', 'missing', 'wrong', 'wrong', null, null, null, null]);
  });
  it('verifies a phone by phone and an e-mail address by e-mail, in one spelling', () => {
    expect(proofOf('+86 138 0013 8000', 'LOGIN')).toEqual({ contact: '13800138000', kind: 'phone', service: 'LOGIN' });
    expect(proofOf('Ada@Example.com', 'REGISTER')).toEqual({
      contact: 'ada@example.com',
      kind: 'email',
      service: 'REGISTER',
    });
    expect(proofOf('someone', 'LOGIN')).toBeNull();
  });
  it('accepts only a phone number where only that is possible', () => {
    expect(['', '138', '13800138000', 'ada@example.com'].map((typed) => judgeAccount(typed, 'phone'))).toEqual([
      'missing',
      'wrong',
      null,
      'wrong',
    ]);
    expect(proofOf('ada@example.com', 'RESET_PWD', 'phone')).toBeNull();
  });
  it('names every error of a registration at once', () => {
    const faults = judgeRegistration({ account: 'x', password: '12345678', confirm: '1234567', code: '12' });
    expect(faults).toEqual({
      account: 'wrong',
      passwords: { password: 202, isConfirmMissing: false, isMismatch: true },
      isCodeMissing: true,
    });
    expect(isSound(faults)).toBe(false);
  });
  it.each([
    [{}, true],
    [{ confirm: '' }, false],
    [{ code: '12345' }, false],
    [{ account: '' }, false],
  ])('validates a registration with %j: %s', (change, sound) => {
    const form = { account: '13800138000', password: 'Passw0rd!', confirm: 'Passw0rd!', code: '123456' };
    expect(isSound(judgeRegistration({ ...form, ...change }))).toBe(sound);
  });
});

describe('a password on the wire', () => {
  afterEach(() => vi.unstubAllGlobals());
  it('is a digest of its kind and value, never the password itself', async () => {
    const digest = await hashPassword('login', 'Passw0rd!');
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(digest).not.toBe(await hashPassword('sign', 'Passw0rd!'));
    // The precomposed and the decomposed ü give one password.
    expect(await hashPassword('login', 'mu\u0308nze12')).toBe(await hashPassword('login', 'm\u00fcnze12'));
  });
  it.each(['https', 'plain http'])('is the SHA-256 that any client computes, over %s', async (over) => {
    if (over === 'plain http') vi.stubGlobal('crypto', { subtle: undefined });
    expect(await hashPassword('login', 'Passw0rd!')).toBe(
      'bda78c568251fdd3aa43ecc9823ad04ad2354e5c27dc3eb8c3d0d35b458772de',
    );
  });
});
