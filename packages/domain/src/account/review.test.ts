import { describe, expect, it } from 'vitest';
import { type RelatedIdentity, differencesOf, reviewFindings } from './review.ts';

const STATED = { name: '云锦纺织有限公司', legalName: '王敏', numberHash: 'a' };
const other = (change: Partial<RelatedIdentity>): RelatedIdentity => ({
  ...STATED,
  ...{ relation: 'SAME_NUMBER', status: 'PASSED' },
  ...change,
});
const APPLICANT = { name: '王敏', hasLetter: false };

describe('What an operator is shown about an application (Rulings §8.14)', () => {
  it.each<[string, Parameters<typeof reviewFindings>[0], string[]]>([
    ['nothing where nothing is known', { stated: STATED, related: [], applicant: APPLICANT }, []],
    [
      'that the number has a verified holder',
      { stated: STATED, related: [other({})], applicant: null },
      ['NUMBER_HELD'],
    ],
    [
      'that a suspended identity still holds the number',
      { stated: STATED, related: [other({ status: 'SUSPENDED' })], applicant: null },
      ['NUMBER_HELD'],
    ],
    [
      'that another application with the number waits',
      { stated: STATED, related: [other({ status: 'WAITING' })], applicant: null },
      ['NUMBER_ELSEWHERE'],
    ],
    [
      'what the applicant stated differently before',
      {
        stated: STATED,
        related: [other({ relation: 'EARLIER', name: '云锦', legalName: '李强', numberHash: 'b' })],
        applicant: null,
      },
      ['NAME_CHANGED', 'NUMBER_CHANGED', 'LEGAL_NAME_CHANGED'],
    ],
    [
      'that who applies is not the legal representative',
      { stated: STATED, related: [], applicant: { name: '李强', hasLetter: true } },
      ['NOT_LEGAL_REPRESENTATIVE'],
    ],
    [
      'that the letter of authorisation is missing',
      { stated: STATED, related: [], applicant: { name: '李强', hasLetter: false } },
      ['NOT_LEGAL_REPRESENTATIVE', 'LETTER_MISSING'],
    ],
    [
      'that another enterprise bears the name',
      { stated: STATED, related: [other({ relation: 'SAME_NAME', numberHash: 'c' })], applicant: null },
      ['NAME_ELSEWHERE'],
    ],
  ])('is %s', (_, facts, findings) => {
    expect(reviewFindings(facts)).toEqual(findings);
  });

  it('compares names without regard to width, spaces, case and middle dots', () => {
    const one = { name: 'Ａcme（China） Ltd', legalName: '阿依古丽·买买提', numberHash: 'a' };
    const same = { name: 'ACME(China\u200b)Ltd', legalName: '阿依古丽•买买提', numberHash: 'a' };
    expect(differencesOf(one, same)).toEqual([]);
    expect(differencesOf(one, { ...same, name: 'ACME Ltd' })).toEqual(['name']);
  });
});
