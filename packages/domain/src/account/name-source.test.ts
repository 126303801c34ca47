import { describe, expect, it } from 'vitest';
import { enterpriseNameSource, nameSource } from './name-source.ts';

const account = { realName: null, nickname: '工商银行', phone: '13900000001', email: null, idttvStatus: 'NO' } as const;
const verified = { ...account, realName: '王伟', idttvStatus: 'PASSED' } as const;

describe('The source of a name (Rulings §8.13)', () => {
  it.each([
    ['the verified name of the account', '王伟', verified, 'VERIFIED'],
    ['the nickname of a verified account is not its verified name', '工商银行', verified, 'GIVEN'],
    ['a nickname comes from the account', '工商银行', account, 'PROFILE'],
    ['a real name under review is not verified yet', '王伟', { ...verified, idttvStatus: 'WAITING' }, 'GIVEN'],
    ['a verified account without a name has only its nickname', '工商银行', { ...verified, realName: null }, 'PROFILE'],
    ['a name other than that of the account', '王小伟', verified, 'GIVEN'],
    ['a name that belongs to no account', '王伟', null, 'GIVEN'],
  ] as const)('%s', (_case, name, of, source) => {
    expect(nameSource(name, of)).toBe(source);
  });

  it.each([
    ['a member of a verified enterprise', '甲公司', '甲公司', true, 'VERIFIED'],
    ['a non-member under the name of a verified enterprise', '甲公司', '甲公司', false, 'GIVEN'],
    ['a member of an enterprise that is not verified', '甲公司', null, true, 'PROFILE'],
    ['a member under a former name', '甲公司', '乙公司', true, 'PROFILE'],
  ] as const)('%s', (_case, name, verifiedName, isBound, source) => {
    expect(enterpriseNameSource({ name, verifiedName, isBound })).toBe(source);
  });
});
