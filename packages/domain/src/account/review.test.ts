import { describe, expect, it } from 'vitest';
import { type RelatedIdentity, differencesOf, reviewFindings } from './review.ts';

const STATED = { name: '云锦纺织有限公司', legalName: '王敏', numberHash: 'a' };
const other = (change: Partial<RelatedIdentity>): RelatedIdentity => ({
  ...STATED,
  relation: 'SAME_NUMBER',
  status: 'PASSED',
  ...change,
});
const APPLICANT = { name: '王敏', hasLetter: false };

describe('The review of an application (Rulings §8.14)', () => {
  it.each<[string, Parameters<typeof reviewFindings>[0], string[]]>([
    ['nothing without related applications', { stated: STATED, related: [], applicant: APPLICANT }, []],
    ['the number has a verified holder', { stated: STATED, related: [other({})], applicant: null }, ['NUMBER_HELD']],
    [
      'a suspended identity still holds the number',
      { stated: STATED, related: [other({ status: 'SUSPENDED' })], applicant: null },
      ['NUMBER_HELD'],
    ],
    [
      'another application with the number is waiting',
      { stated: STATED, related: [other({ status: 'WAITING' })], applicant: null },
      ['NUMBER_ELSEWHERE'],
    ],
    [
      'the applicant stated other data before',
      {
        stated: STATED,
        related: [other({ relation: 'EARLIER', name: '云锦', legalName: '李强', numberHash: 'b' })],
        applicant: null,
      },
      ['NAME_CHANGED', 'NUMBER_CHANGED', 'LEGAL_NAME_CHANGED'],
    ],
    [
      'the applicant is not the legal representative',
      { stated: STATED, related: [], applicant: { name: '李强', hasLetter: true } },
      ['NOT_LEGAL_REPRESENTATIVE'],
    ],
    [
      'the letter of authorisation is missing',
      { stated: STATED, related: [], applicant: { name: '李强', hasLetter: false } },
      ['NOT_LEGAL_REPRESENTATIVE', 'LETTER_MISSING'],
    ],
    [
      'another enterprise has the name',
      { stated: STATED, related: [other({ relation: 'SAME_NAME', numberHash: 'c' })], applicant: null },
      ['NAME_ELSEWHERE'],
    ],
  ])('reports: %s', (_, facts, findings) => {
    expect(reviewFindings(facts)).toEqual(findings);
  });

  it('compares names without regard to width, spaces, case and middle dots', () => {
    const one = { name: 'Ａcme（China） Ltd', legalName: '阿依古丽·买买提', numberHash: 'a' };
    const same = { name: 'ACME(China\u200b)Ltd', legalName: '阿依古丽•买买提', numberHash: 'a' };
    expect(differencesOf(one, same)).toEqual([]);
    expect(differencesOf(one, { ...same, name: 'ACME Ltd' })).toEqual(['name']);
  });
});
