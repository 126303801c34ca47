import type { SignatureReport, Verification } from '@countersign/contract';
import { describe, expect, it } from 'vitest';
import { cardToneOf, commonName, headlineOf, headlineTone, inGroups, signerWords, toneOf } from './judge.ts';

const signature = (change: Partial<SignatureReport> = {}): SignatureReport => ({
  fieldName: 'a',
  signer: 'Li Lei',
  organisation: null,
  issuer: 'CN=Countersign Issuing CA',
  serialNumber: '1',
  signingTime: null,
  timeSource: 'NONE',
  level: 'B-LTA',
  reason: null,
  nameSource: 'VERIFIED',
  known: 'KNOWN',
  integrity: true,
  trusted: true,
  indication: 'TOTAL_PASSED',
  subIndication: null,
  coversWholeFile: false,
  revision: 1,
  modifications: 'PERMITTED',
  notes: [],
  certificates: [],
  revocation: { source: 'NONE', at: null, status: 'UNKNOWN', revokedAt: null },
  timestamps: [],
  proofOfExistence: { time: null, source: 'NONE' },
  trustedThrough: null,
  ...change,
});
const file = (signatures: SignatureReport[], change: Partial<Verification> = {}): Verification => ({
  valid: true,
  fileName: 'a.pdf',
  size: 1,
  digest: 'ab',
  revisions: 1,
  revisionList: [],
  signatures,
  timestamps: [],
  voided: null,
  notes: [],
  ...change,
});

const VOIDED = { datetime: '2026-03-01T00:00:00.000Z', reason: '条款变更' };

describe('The headline of a verification', () => {
  it.each<[string, Verification, ReturnType<typeof headlineOf>]>([
    ['all good', file([signature(), signature()]), 'valid'],
    ['a name given by the sender', file([signature(), signature({ nameSource: 'GIVEN' })]), 'named'],
    [
      'a certificate of ours on an unknown file',
      file([signature({ known: 'UNKNOWN', indication: 'INDETERMINATE' })], { valid: false }),
      'unrecorded',
    ],
    ['no signature', file([], { valid: false }), 'unsigned'],
    [
      'an unknown issuer',
      file([signature(), signature({ trusted: false, indication: 'INDETERMINATE' })], { valid: false }),
      'untrusted',
    ],
    ['a changed byte', file([signature({ integrity: false, indication: 'TOTAL_FAILED' })], { valid: false }), 'broken'],
    ['a change that is not permitted', file([signature({ modifications: 'SUSPICIOUS' })], { valid: false }), 'changed'],
    [
      'bytes added after the last signature',
      file([signature()], { valid: false, notes: ['bytes after the end'] }),
      'changed',
    ],
    [
      'a missing proof',
      file([signature({ trusted: false, indication: 'INDETERMINATE', subIndication: 'REVOKED_NO_POE' })], {
        valid: false,
      }),
      'unproven',
    ],
    [
      'a certificate that was revoked before it signed',
      file([signature({ trusted: false, indication: 'TOTAL_FAILED', subIndication: 'REVOKED' }), signature()], {
        valid: false,
      }),
      'revoked',
    ],
    [
      'a changed byte beside a revoked certificate',
      file(
        [
          signature({ trusted: false, indication: 'TOTAL_FAILED', subIndication: 'REVOKED' }),
          signature({ integrity: false, indication: 'TOTAL_FAILED', subIndication: 'HASH_FAILURE' }),
        ],
        { valid: false },
      ),
      'broken',
    ],
    ['an agreement to void', file([signature()], { voided: VOIDED }), 'voided'],
    [
      'a changed byte in a void contract',
      file([signature({ integrity: false })], { valid: false, voided: VOIDED }),
      'broken',
    ],
  ])('tells %s', (_, verification, headline) => {
    expect(headlineOf(verification)).toBe(headline);
  });

  it('is green for one result only', () => {
    const green = (
      ['valid', 'untrusted', 'unproven', 'changed', 'broken', 'revoked', 'unsigned', 'voided'] as const
    ).filter((one) => headlineTone(one) === 'good');
    expect(green).toEqual(['valid']);
  });
});

describe('The tone of one signature', () => {
  it('is good only if integrity, trust and the indication agree', () => {
    expect(toneOf(signature())).toBe('good');
    expect(cardToneOf(signature({ nameSource: 'GIVEN' }))).toBe('check');
    expect(cardToneOf(signature({ nameSource: 'PROFILE' }))).toBe('check');
    expect(toneOf(signature({ known: 'UNKNOWN' }))).toBe('bad');
    expect(toneOf(signature({ trusted: false, indication: 'INDETERMINATE' }))).toBe('check');
    expect(toneOf(signature({ indication: 'INDETERMINATE' }))).toBe('check');
    expect(toneOf(signature({ integrity: false }))).toBe('bad');
    expect(toneOf(signature({ modifications: 'SUSPICIOUS' }))).toBe('bad');
  });
});

describe('Names and digests', () => {
  it('are shown in a readable form', () => {
    expect(commonName('CN=Li\\, Lei,O=Example')).toBe('Li, Lei');
    expect(commonName('O=Example, CN=Root')).toBe('Root');
    expect(commonName('Li Lei')).toBe('Li Lei');
    expect(inGroups('0123456789abcdef')).toBe('01234567 89abcdef');
  });
});

describe('The signer in a line of text (rulings §8.13)', () => {
  it('has a mark after a name that the authority has not verified, in the language of the reader', () => {
    const words = (nameSource: SignatureReport['nameSource'], language: 'zh-CN' | 'en') =>
      signerWords(signature({ signer: 'CN=ICBC (verified),O=x', nameSource }), language, 'unknown');
    expect(words('GIVEN', 'en')).toBe('ICBC (verified) (not verified)');
    expect(words('PROFILE', 'zh-CN')).toBe('ICBC (verified)（未经核实）');
    expect(words('VERIFIED', 'en')).toBe('ICBC (verified)');
    expect(words(null, 'en')).toBe('ICBC (verified)');
    expect(signerWords({ signer: '', nameSource: 'GIVEN' }, 'en', 'unknown')).toBe('unknown');
  });
});
