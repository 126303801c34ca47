import { describe, expect, it } from 'vitest';
import { type PatternWish, settlePattern } from './settle-pattern.ts';

const NAMES = { companyName: '云锦纺织有限公司', legalName: '王敏' };
const wish = (change: Partial<PatternWish>): PatternWish => ({ kind: 'ENTERPRISE', microText: false, ...change });

describe('The pattern of an office seal (Rulings §8.13)', () => {
  it.each<[string, Partial<PatternWish>, string]>([
    ['the verified name of the enterprise', {}, NAMES.companyName],
    ['the verified name, also sent by the client', { text: NAMES.companyName }, NAMES.companyName],
    ['the legal representative in their seal', { kind: 'LEGAL_REPRESENTATIVE' }, NAMES.legalName],
    [
      'a department and a number',
      { kind: 'OVAL', centerText: '上海分公司', bottomText: 'HT-2026(1)' },
      NAMES.companyName,
    ],
    ['a unified social credit code', { kind: 'INVOICE', bottomText: '91440300MA5FUY8U1D' }, NAMES.companyName],
    ['the words of its kind', { kind: 'FINANCE', centerText: '财务专用章' }, NAMES.companyName],
  ])('bears %s', (_, change, text) => {
    expect(settlePattern(wish(change), NAMES)).toMatchObject({ ok: true, value: { text } });
  });

  it.each<[string, Partial<PatternWish>, string]>([
    ['another company as its name', { text: '中国工商银行股份有限公司' }, 'ERROR_SEAL_COMPANY_NAME'],
    ['another person as the representative', { kind: 'LEGAL_REPRESENTATIVE', text: '李强' }, 'ERROR_SEAL_COMPANY_NAME'],
    ['other words in the middle', { kind: 'CONTRACT', centerText: '中国工商银行' }, 'ERROR_SEAL_CENTER_TEXT'],
    ['a company as its department', { kind: 'OVAL', centerText: '中国工商银行' }, 'ERROR_SEAL_DEPARTMENT'],
    ['a branch of a bank as its department', { kind: 'OVAL', centerText: '建设银行分公司' }, 'ERROR_SEAL_DEPARTMENT'],
    ['a bank without the word for it', { kind: 'OVAL', centerText: '招行' }, 'ERROR_SEAL_DEPARTMENT'],
    ['a ministry', { kind: 'OVAL', centerText: '财政部' }, 'ERROR_SEAL_DEPARTMENT'],
    ['another company’s department', { kind: 'OVAL', centerText: '腾讯客服中心' }, 'ERROR_SEAL_DEPARTMENT'],
    [
      'an office of a foreign company as its department',
      { kind: 'OVAL', centerText: 'Google Office' },
      'ERROR_SEAL_DEPARTMENT',
    ],
    ['a university', { kind: 'OVAL', centerText: '清华大学' }, 'ERROR_SEAL_DEPARTMENT'],
    ['a department in another alphabet', { kind: 'OVAL', centerText: 'Sаles Department' }, 'ERROR_SEAL_DEPARTMENT'],
    ['a company in full-width letters', { kind: 'OVAL', centerText: 'ＡＣＭＥ Ｌｔｄ' }, 'ERROR_SEAL_DEPARTMENT'],
    ['words as its number', { bottomText: '中国工商银行' }, 'ERROR_SEAL_NUMBER'],
    ['a company as its number', { bottomText: 'ICBC' }, 'ERROR_SEAL_NUMBER'],
    ['a company before a number', { kind: 'INVOICE', bottomText: 'ICBC-2026' }, 'ERROR_SEAL_NUMBER'],
    ['a company with spaces between its characters', { bottomText: 'I-B-M-1' }, 'ERROR_SEAL_NUMBER'],
    ['a number that is too long', { bottomText: '1'.repeat(31) }, 'ERROR_SEAL_NUMBER'],
  ])('is refused with %s', (_, change, error) => {
    expect(settlePattern(wish(change), NAMES)).toMatchObject({ ok: false, error });
  });

  it('is refused before the enterprise is verified', () => {
    const refused = { ok: false, error: 'ERROR_SEAL_NAME_NOT_VERIFIED' };
    expect(settlePattern(wish({}), { ...NAMES, companyName: null })).toMatchObject(refused);
    expect(settlePattern(wish({ kind: 'LEGAL_REPRESENTATIVE' }), { ...NAMES, legalName: null })).toMatchObject(refused);
  });
});
