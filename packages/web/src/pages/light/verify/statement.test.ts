import type { PathCertificate, SignatureReport, TimestampReport } from '@countersign/contract';
import { describe, expect, it } from 'vitest';
import { lastingOf, statementOf } from './statement.ts';
import { text as en } from '../../../languages/en/pages/light/verify/statement-text.ts';
import { text as zh } from '../../../languages/zh-CN/pages/light/verify/statement-text.ts';

const ending = (notAfter: string): PathCertificate => ({
  subject: 'CN=a',
  issuer: 'CN=b',
  serialNumber: '1',
  notBefore: '2026-01-01T00:00:00.000Z',
  notAfter,
  sha256: notAfter,
});
const shared = {
  integrity: true,
  trusted: true,
  indication: 'TOTAL_PASSED',
  subIndication: null,
  coversWholeFile: false,
  modifications: 'PERMITTED',
  notes: [],
  revocation: { source: 'OCSP', at: '2026-03-01T00:00:00.000Z', status: 'GOOD', revokedAt: null },
  proofOfExistence: { time: null, source: 'NONE' },
  trustedThrough: null,
} as const;
const signed = (change: Partial<SignatureReport> = {}): SignatureReport => ({
  ...shared,
  notes: [],
  fieldName: 'a',
  signer: 'CN=Li Lei',
  organisation: null,
  issuer: 'CN=Acme Issuing CA',
  serialNumber: '1',
  signingTime: '2026-03-01T00:00:00.000Z',
  timeSource: 'TIMESTAMP',
  level: 'PAdES-B-LTA',
  reason: null,
  nameSource: 'VERIFIED',
  known: 'KNOWN',
  revision: 2,
  certificates: [ending('2027-01-01T00:00:00.000Z')],
  timestamps: [],
  ...change,
});
const stamped = (revision: number, ...ends: string[]): TimestampReport => ({
  ...shared,
  notes: [],
  fieldName: `t${revision}`,
  authority: 'CN=Acme TSA',
  time: '2026-03-01T00:00:00.000Z',
  revision,
  certificates: ends.map(ending),
});

describe('How long a signature can be verified', () => {
  it('is until the first certificate of the last document time-stamp after it ends', () => {
    const stamps = [
      stamped(1, '2050-01-01T00:00:00.000Z'),
      stamped(4, '2031-01-01T00:00:00.000Z', '2036-01-01T00:00:00.000Z'),
      stamped(6, '2034-01-01T00:00:00.000Z', '2036-01-01T00:00:00.000Z'),
    ];
    expect(lastingOf(signed(), stamps)).toEqual({ by: 'ARCHIVE', until: '2034-01-01T00:00:00.000Z' });
  });

  it('is not told by a time-stamp that does not hold, and not for a signature that is not valid', () => {
    const broken = { ...stamped(4, '2031-01-01T00:00:00.000Z'), integrity: false };
    expect(lastingOf(signed(), [broken])).toEqual({ by: 'STAMP' });
    expect(lastingOf(signed({ trusted: false }), [stamped(4, '2031-01-01T00:00:00.000Z')])).toBeNull();
  });

  it('is the life of the certificate where there is no time-stamp at all', () => {
    const end = '2027-01-01T00:00:00.000Z';
    expect(lastingOf(signed({ timeSource: 'CLAIMED' }), [])).toEqual({ by: 'CERTIFICATE', until: end });
  });
});

const WORDS = { 'zh-CN': zh, en };

describe.each(['zh-CN', 'en'] as const)('A signature in sentences in %s', (language) => {
  const told = (report: SignatureReport) =>
    statementOf(report, [stamped(4, '2031-01-01T00:00:00.000Z')], { words: WORDS[language], language });

  it('names the signer, the authority of the certificate and the end', () => {
    const said = told(signed({ organisation: 'Acme Ltd' })).join(' ');
    for (const words of ['Li Lei', 'Acme Ltd', 'Acme Issuing CA', '2031']) expect(said).toContain(words);
  });

  it('says nothing else of one that does not match its content', () => {
    expect(told(signed({ integrity: false }))).toHaveLength(1);
  });

  it('promises nothing for one that was changed', () => {
    const said = told(signed({ modifications: 'SUSPICIOUS' }));
    expect(said.at(-1)).toBe(WORDS[language].since.SUSPICIOUS);
  });
});
