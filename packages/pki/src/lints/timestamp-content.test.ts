import { buildImprint, buildTstInfo, parseCertificate, parseTstInfo } from '@countersign/asn1';
import { describe, expect, it } from 'vitest';
import { randomSerial } from '../issue.ts';
import { POLICY } from '../oids.ts';
import { createSampleAuthority } from '../testing/sample-authority.ts';
import { timestampContent } from './timestamp-content.ts';

const { hierarchy, authority } = await createSampleAuthority(new Date('2026-01-01T00:00:00Z'));
const issuer = parseCertificate(hierarchy.issuing.certificate);
const start = new Date('2026-06-01T00:00:00Z');

describe('a time-stamp', () => {
  const tsa = authority.tsa.parsed;
  const sound = {
    policy: POLICY.timestamp,
    imprint: buildImprint('sha256', new Uint8Array(32)),
    serial: randomSerial(),
    genTime: start,
    accuracy: { seconds: 1, millis: 0, micros: 0 },
    nonce: null,
  };
  const check = (changes: Partial<Parameters<typeof buildTstInfo>[0]>, by = tsa): string | null =>
    timestampContent.check({
      info: parseTstInfo(buildTstInfo({ ...sound, ...changes })),
      tsa: by,
      policy: POLICY.timestamp,
    });

  it('passes if it is sound', () => {
    expect(check({})).toBeNull();
  });

  const cases: readonly [string, Partial<Parameters<typeof buildTstInfo>[0]>][] = [
    ['is refused over a SHA-1 digest', { imprint: buildImprint('sha1', new Uint8Array(20)) }],
    ['is refused over half a digest', { imprint: buildImprint('sha256', new Uint8Array(16)) }],
    ['is refused under another policy', { policy: '1.2.3' }],
    ['is refused without accuracy', { accuracy: null }],
    ['is refused with a short serial', { serial: new Uint8Array(8).fill(1) }],
    ['is refused before its TSA is valid', { genTime: new Date('2025-01-01T00:00:00Z') }],
    ['is refused after its TSA has ended', { genTime: new Date('2037-01-01T00:00:00Z') }],
  ];
  it.each(cases)('%s', (_, changes) => {
    expect(check(changes)).not.toBeNull();
  });

  it('is refused with a certificate that is not a TSA’s', () => {
    expect(check({}, issuer)).not.toBeNull();
  });
});
