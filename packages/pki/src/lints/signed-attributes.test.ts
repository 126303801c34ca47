import { OID, der, parseCertificate, parseSignedAttributes, buildSignedAttributes } from '@countersign/asn1';
import { describe, expect, it } from 'vitest';
import { createSampleAuthority, sha256 } from '../testing/sample-authority.ts';
import { signedAttributes } from './signed-attributes.ts';

const { hierarchy } = await createSampleAuthority(new Date('2026-01-01T00:00:00Z'));
const start = new Date('2026-06-01T00:00:00Z');

describe('the signed attributes of a signature', () => {
  const certificate = parseCertificate(hierarchy.tsa.certificate);
  const signer = {
    issuerDer: certificate.issuer.der,
    serial: certificate.serial,
    certHash: sha256(certificate.der),
  };
  const attributesOf = (changes: Partial<Parameters<typeof buildSignedAttributes>[0]>) => {
    const fields = { contentType: OID.data, messageDigest: new Uint8Array(32), signer };
    return parseSignedAttributes(buildSignedAttributes({ ...fields, ...changes }));
  };
  const check = (attributes: ReturnType<typeof attributesOf>): string | null =>
    signedAttributes.check({ attributes, certificate, contentType: OID.data });

  it('pass if they are sound', () => {
    expect(check(attributesOf({}))).toBeNull();
  });

  it('are refused for another content type, a short digest, or another certificate', () => {
    expect(check(attributesOf({ contentType: OID.tstInfo }))).not.toBeNull();
    expect(check(attributesOf({ messageDigest: new Uint8Array(20) }))).not.toBeNull();
    expect(check(attributesOf({ signer: { ...signer, certHash: new Uint8Array(32) } }))).not.toBeNull();
    expect(check(attributesOf({ signer: { ...signer, serial: Uint8Array.of(1) } }))).not.toBeNull();
  });

  it('are refused with a signing time, or with an attribute missing', () => {
    const time = { oid: OID.signingTime, values: [der.utcTime(start)] };
    expect(check([...attributesOf({}), time])).not.toBeNull();
    expect(check(attributesOf({}).slice(1))).not.toBeNull();
  });
});
