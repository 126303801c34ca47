import { type Extension, OID, buildTbsCrl, extensions, parseCertificate, parseTbsCrl } from '@countersign/asn1';
import { describe, expect, it } from 'vitest';
import { createSampleAuthority } from '../testing/sample-authority.ts';
import { CRL_LINTS } from './crl-lints.ts';
import { runLints } from './lint.ts';

const { hierarchy } = await createSampleAuthority(new Date('2026-01-01T00:00:00Z'));
const issuer = parseCertificate(hierarchy.issuing.certificate);
const root = parseCertificate(hierarchy.root.certificate);
const DAY = 86_400_000;
const start = new Date('2026-06-01T00:00:00Z');
const later = (days: number): Date => new Date(start.getTime() + days * DAY);

describe('a CRL', () => {
  const entry = { serial: Uint8Array.of(1), revokedAt: start, reason: 'superseded' } as const;
  const sound = {
    signatureAlgorithm: OID.sha256WithEcdsa,
    issuer: issuer.subject.der,
    thisUpdate: start,
    nextUpdate: later(1),
    entries: [entry],
    extensions: [
      extensions.authorityKeyIdentifier(issuer.subjectKeyId ?? new Uint8Array(0)),
      extensions.crlNumber(100n),
    ],
  };
  const [keyId, number] = sound.extensions as [Extension, Extension];
  const check = (changes: Partial<Parameters<typeof buildTbsCrl>[0]>, above = issuer): string[] => {
    const tbs = parseTbsCrl(buildTbsCrl({ ...sound, ...changes }));
    return runLints(CRL_LINTS, { tbs, issuer: above, lastNumber: 99n }).map(({ lint }) => lint);
  };

  it('passes if it is sound', () => {
    expect(check({})).toEqual([]);
  });

  const cases: readonly [string, string, Partial<Parameters<typeof buildTbsCrl>[0]>][] = [
    ['crl-issuer', 'another issuer', { issuer: root.subject.der }],
    ['crl-issuer', 'no key identifier', { extensions: [number] }],
    ['crl-issuer', 'another key', { extensions: [extensions.authorityKeyIdentifier(new Uint8Array(20)), number] }],
    ['crl-times', 'ends as it begins', { nextUpdate: start }],
    ['crl-times', 'before its issuer', { thisUpdate: new Date('2025-01-01T00:00:00Z') }],
    ['crl-number', 'no number', { extensions: [keyId] }],
    ['crl-number', 'a number that does not grow', { extensions: [keyId, extensions.crlNumber(99n)] }],
    ['crl-number', 'a number of 21 octets', { extensions: [keyId, extensions.crlNumber(1n << 160n)] }],
    ['crl-entries', 'a serial twice', { entries: [entry, entry] }],
    ['crl-entries', 'revoked in the future', { entries: [{ ...entry, revokedAt: later(1) }] }],
    ['crl-entries', 'a reason of delta lists', { entries: [{ ...entry, reason: 'removeFromCRL' }] }],
  ];
  it.each(cases)('against %s: %s', (lint, _, changes) => {
    expect(check(changes)).toContain(lint);
  });

  it('against crl-issuer: by a certificate that may not sign lists', () => {
    const tsa = parseCertificate(hierarchy.tsa.certificate);
    expect(check({ issuer: tsa.subject.der }, tsa)).toContain('crl-issuer');
  });

  it('every lint cites its clause', () => {
    for (const { clause } of CRL_LINTS) expect(clause).toMatch(/^(RFC \d+|ETSI EN 319 \d+-\d) §/);
  });

  it('against crl-times: without nextUpdate', () => {
    const tbs = { ...parseTbsCrl(buildTbsCrl(sound)), nextUpdate: null };
    expect(runLints(CRL_LINTS, { tbs, issuer, lastNumber: null }).map(({ lint }) => lint)).toEqual(['crl-times']);
  });
});
