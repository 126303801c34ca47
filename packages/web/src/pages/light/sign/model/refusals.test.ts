import { SIGNING_PRECHECKS } from '@countersign/domain';
import { describe, expect, it } from 'vitest';
import { text as en } from '../../../../languages/en/pages/light/sign/refusal-words.ts';
import { text as zh } from '../../../../languages/zh-CN/pages/light/sign/refusal-words.ts';
import { refusalPage } from './refusals.ts';

/** Spec §8 "Signing pre-check errors". */
const PRECHECK_ERRORS = [
  'ERROR_NOT_IN_ENVELOPE_FLOW',
  'ERROR_WAITING_JOIN_ENTERPRISE',
  'ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED',
  'ERROR_NOT_A_SIGNER',
  'ERROR_NEED_WAIT_OTHER',
  'ERROR_ALREADY_SIGNED',
  'ERROR_ENVELOPE_HAD_BEEN_REVOKED',
  'ERROR_ENVELOPE_HAD_BEEN_REJECTED',
  'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH',
];

describe('A failed signing pre-check', () => {
  it('has a page of its own for each error of the specification', () => {
    const pages = PRECHECK_ERRORS.map((error) => refusalPage(error).words);
    expect(new Set(pages).size).toBe(PRECHECK_ERRORS.length);
    expect(pages).not.toContain('other');
    expect(PRECHECK_ERRORS.length).toBeGreaterThan(SIGNING_PRECHECKS.length);
  });

  it.each([
    ['zh-CN', zh],
    ['en', en],
  ])('has a title and a text of its own in %s', (_language, words) => {
    const texts = Object.values(words).flatMap(({ title, text }) => [title, text]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.every((text) => text.length > 3)).toBe(true);
  });

  it.each([
    ['ED_FAIL_BACK', 'returned'],
    ['ED_FAIL_CHECK', 'checkFailed'],
    ['ING_PROCESS', 'statusNoMatch'],
  ] as const)('says how the envelope ended if its status does not match: %s', (status, words) => {
    expect(refusalPage('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH', status).words).toBe(words);
    expect(refusalPage('ERROR_NEED_WAIT_OTHER', status).words).toBe('waitOthers');
  });

  it('with an unknown error, or no answer at all, still has a way on', () => {
    expect(refusalPage('ERROR_INTERNAL')).toMatchObject({ words: 'other', way: 'again' });
    expect(refusalPage(null)).toMatchObject({ words: 'network', way: 'again' });
  });
});
