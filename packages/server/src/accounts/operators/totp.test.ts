import { describe, expect, it } from 'vitest';
import { base32, matchTotp, totpCode, totpStepOf, totpUri } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('A time-based code (RFC 6238)', () => {
  // Appendix B has eight digits; the last six of them are the six-digit code.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %s seconds is %s', (seconds, code) => {
    expect(totpCode(SECRET, totpStepOf(at(seconds)))).toBe(code);
  });

  it('is accepted in its own step and the adjacent ones, once', () => {
    const now = at(1_111_111_111);
    const step = totpStepOf(now);
    for (const drift of [-1, 0, 1])
      expect(matchTotp(SECRET, totpCode(SECRET, step + drift), now, null)).toBe(step + drift);
    for (const drift of [-2, 2]) expect(matchTotp(SECRET, totpCode(SECRET, step + drift), now, null)).toBeNull();
    expect(matchTotp(SECRET, totpCode(SECRET, step), now, step)).toBeNull();
    expect(matchTotp(SECRET, totpCode(SECRET, step - 1), now, step)).toBeNull();
    expect(matchTotp(SECRET, totpCode(SECRET, step + 1), now, step)).toBe(step + 1);
  });

  it.each(['', '12345', '1234567', 'abcdef', '０５０４７１'])('refuses %s', (code) => {
    expect(matchTotp(SECRET, code, at(1_111_111_111), null)).toBeNull();
  });
});

it('encodes a secret as apps accept it (RFC 4648 §10)', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(base32(Buffer.from('fooba'))).toBe('MZXW6YTB');
  expect(totpUri(Buffer.from('foobar'), { issuer: 'Countersign CA', login: 'ann' })).toBe(
    'otpauth://totp/Countersign%20CA:ann?secret=MZXW6YTBOI&issuer=Countersign%20CA',
  );
});
