import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalIdentityNumber,
  isIdentityNumber,
  isIdCardNumber,
  isPassportNumber,
  isRegistCode,
  isUnifiedSocialCode,
  maskIdentityNumber,
  normaliseIdentityNumber,
  papersNeeded,
  shownEnterpriseIdentity,
} from './identity.ts';

describe('An identity number', () => {
  it.each([
    ['11010519491231002X', true],
    ['440524188001010014', false],
    ['110105194912310021', false],
    ['110105194902300020', false],
    ['11010519491231002', false],
    ['', false],
  ])('of an identity card, %s: %s (GB 11643)', (number, isRight) => expect(isIdCardNumber(number)).toBe(isRight));

  it.each([
    ['91350100M000100Y43', true],
    ['91350100M000100Y44', false],
    ['91350100M000100O43', false],
    ['9135010OM000100Y43', false],
    ['91350100M000100Y4', false],
  ])('of an enterprise, %s: %s (GB 32100)', (code, isRight) => expect(isUnifiedSocialCode(code)).toBe(isRight));

  it.each([
    ['110108000000016', true],
    ['110108000000017', false],
    ['11010800000001', false],
  ])('of a registration, %s: %s (GS 15)', (code, isRight) => expect(isRegistCode(code)).toBe(isRight));

  it.each([
    ['E12345678', true],
    ['PASSPORT', false],
    ['12', false],
  ])('of a passport, %s: %s', (number, isRight) => expect(isPassportNumber(number)).toBe(isRight));

  it('has one canonical form', () => {
    expect(normaliseIdentityNumber(' １１０１０５ 19491231-002x ')).toBe('11010519491231002X');
  });

  it('is refused with any one digit mistyped (GB 11643, GB 32100)', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 }), digit, (at, typed) => {
        const right = '11010519491231002X';
        const wrong = `${right.slice(0, at)}${typed}${right.slice(at + 1)}`;
        return wrong === right || !isIdCardNumber(wrong);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 16 }), digit, (at, typed) => {
        const right = '91350100M000100Y43';
        const wrong = `${right.slice(0, at)}${typed}${right.slice(at + 1)}`;
        return wrong === right || !isUnifiedSocialCode(wrong);
      }),
    );
  });

  it('is masked except for its ends', () => {
    expect(maskIdentityNumber('11010519491231002X')).toBe('110*************2X');
    expect(maskIdentityNumber('12345')).toBe('*****');
  });
});

describe('Identity verification', () => {
  it.each([
    ['INCOMPLETE', 'INCOMPLETE'],
    ['WAITING', 'WAITING'],
    ['PASSED', 'PASSED'],
    ['SENIOR_NO_CERT', 'SENIOR_PASSED'],
  ] as const)('of an enterprise at %s is shown as %s', (status, shown) => {
    expect(shownEnterpriseIdentity(status)).toBe(shown);
  });
  it('requires the documents of its kind', () => {
    expect(papersNeeded('ID_CARD')).toEqual(['ID_FRONT', 'ID_BACK']);
    expect(papersNeeded('PASSPORT')).toEqual(['PASSPORT']);
    expect(papersNeeded('UNIFIED_SOCIAL_CODE')).toEqual(['BUSINESS_LICENCE']);
  });
});

describe('A number with several spellings (Rulings §8.14)', () => {
  it.each([
    ['ID_CARD', '11010519491231002x', '11010519491231002X'],
    ['ID_CARD', ' １１０１０５ 19491231 002Ｘ', '11010519491231002X'],
    ['ID_CARD', '110105491231002', '11010519491231002X'],
    ['PASSPORT', 'e 1234-5678', 'E12345678'],
    ['UNIFIED_SOCIAL_CODE', '９１350100m000100y43', '91350100M000100Y43'],
  ] as const)('%s %s is %s', (kind, text, number) => {
    expect(canonicalIdentityNumber(kind, text)).toBe(number);
    expect(isIdentityNumber(kind, number)).toBe(true);
  });
});
