import { type OcspResponseFields, OID, buildCertId } from '@countersign/asn1';
import { describe, expect, it } from 'vitest';
import { createSampleAuthority } from '../testing/sample-authority.ts';
import { ocspAnswer } from './ocsp-answer.ts';

const { authority } = await createSampleAuthority(new Date('2026-01-01T00:00:00Z'));
const DAY = 86_400_000;
const start = new Date('2026-06-01T00:00:00Z');
const later = (days: number): Date => new Date(start.getTime() + days * DAY);

describe('an OCSP response', () => {
  const responder = authority.ocsp.parsed;
  const hashes = { hash: 'sha1', issuerNameHash: new Uint8Array(20), issuerKeyHash: new Uint8Array(20) } as const;
  const single = {
    certId: buildCertId({ ...hashes, serial: Uint8Array.of(1) }),
    status: { kind: 'good' } as const,
    thisUpdate: start,
    nextUpdate: later(1),
  };
  const check = (changes: Partial<OcspResponseFields>): string | null =>
    ocspAnswer.check({
      answer: {
        responderKeyHash: new Uint8Array(20),
        producedAt: start,
        responses: [single],
        nonce: null,
        signatureAlgorithm: OID.sha256WithEcdsa,
        certificates: [],
        ...changes,
      },
      responder,
    });

  it('passes if it is sound', () => {
    expect(check({})).toBeNull();
  });

  const revoked = { kind: 'revoked', at: later(1), reason: 'superseded' } as const;
  const cases: readonly [string, Partial<OcspResponseFields>][] = [
    ['about nothing', { responses: [] }],
    ['is refused at a time when the responder is not valid', { producedAt: new Date('2025-01-01T00:00:00Z') }],
    ['is refused if it begins in the future', { responses: [{ ...single, thisUpdate: later(0.5) }] }],
    ['is refused if it ends as it begins', { responses: [{ ...single, nextUpdate: start }] }],
    ['is refused with a revocation in the future', { responses: [{ ...single, status: revoked }] }],
  ];
  it.each(cases)('%s', (_, changes) => {
    expect(check(changes)).not.toBeNull();
  });
});
