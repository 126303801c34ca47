import { createHash, sign as signBytes } from 'node:crypto';
import { OID, attribute, der } from '@countersign/asn1';
import { describe, expect, it } from 'vitest';
import { foreignFile } from '../testing/foreign-file.ts';
import { TestAuthority, stampDigest } from '../testing/test-authority.ts';
import { verifyPdf } from './verify.ts';

describe('A CMS in a form that RFC 5652 and ETSI EN 319 122-1 allow', () => {
  const validity = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') };
  const now = new Date('2026-05-04T00:00:00Z');
  const authority = new TestAuthority(validity, 'Forms');
  const alice = authority.signer('Alice', validity);
  const stamper = authority.stamper(validity);
  const { issuer, serial } = alice.parsed;
  const sha = (hash: string, bytes: Uint8Array) => createHash(hash).update(bytes).digest();
  const bytewise = (a: Uint8Array, b: Uint8Array): number => Buffer.compare(a, b);

  interface Form {
    readonly attributes?: (standard: Uint8Array[], covered: Uint8Array) => Uint8Array[];
    /** The order of the attributes over which the signature is made. */
    readonly signedAs?: 'DER' | 'WRITTEN';
    readonly certificates?: Uint8Array[];
    readonly crls?: Uint8Array[];
    readonly unsigned?: Uint8Array[];
    readonly segments?: boolean;
  }

  function signedIn({
    attributes,
    signedAs = 'DER',
    certificates = [],
    crls = [],
    unsigned = [],
    segments = false,
  }: Form) {
    const file = foreignFile('ETSI.CAdES.detached');
    const standard = [
      attribute(OID.contentType, der.oid(OID.data)),
      attribute(OID.messageDigest, der.octetString(sha('sha256', file.covered))),
      attribute(
        OID.signingCertificateV2,
        der.sequence(der.sequence(der.sequence(der.octetString(sha('sha256', alice.certificate))))),
      ),
    ];
    const written = attributes?.(standard, file.covered) ?? standard.toSorted(bytewise);
    const over = signedAs === 'DER' ? written.toSorted(bytewise) : written;
    const value = signBytes('sha256', der.tlv(0x31, ...over), alice.key);
    const algorithmOf = (oid: string): Uint8Array => der.sequence(der.oid(oid));
    const signature = segments
      ? der.tlv(0x24, der.octetString(value.subarray(0, 20)), der.octetString(value.subarray(20)))
      : der.octetString(value);
    const signer = der.sequence(
      der.integer(1),
      der.sequence(issuer.der, der.unsignedInteger(serial)),
      algorithmOf(OID.sha256),
      der.tlv(0xa0, ...written),
      algorithmOf(OID.sha256WithEcdsa),
      signature,
      ...(unsigned.length === 0 ? [] : [der.tlv(0xa1, ...unsigned)]),
    );
    const signedData = der.sequence(
      der.integer(5),
      der.tlv(0x31, algorithmOf(OID.sha256)),
      der.sequence(der.oid(OID.data)),
      der.tlv(0xa0, ...certificates, alice.certificate),
      ...(crls.length === 0 ? [] : [der.tlv(0xa1, ...crls)]),
      der.tlv(0x31, signer),
    );
    const cms = der.sequence(der.oid(OID.signedData), der.context(0, signedData));
    return verifyPdf(file.complete(cms), { roots: [authority.root.certificate], now });
  }

  const unknown = der.sequence(der.oid('1.3.6.1.4.1.55555.9'), der.octetString(Uint8Array.of(1)));
  const contentStamp = '1.2.840.113549.1.9.16.2.20';
  it.each<[string, Form]>([
    ['signed attributes out of order, signed in order', { attributes: (all) => all.toReversed() }],
    ['signed attributes out of order, signed unsorted', { attributes: (all) => all.toReversed(), signedAs: 'WRITTEN' }],
    ['a signature value in segments', { segments: true }],
    [
      'an attribute certificate and certificates of another format',
      {
        certificates: [der.tlv(0xa2, unknown), der.tlv(0xa3, der.oid('1.3.6.1.4.1.55555.8'), unknown)],
      },
    ],
    [
      'an OCSP response and another format among the revocation data',
      {
        crls: [
          der.tlv(0xa1, der.oid(OID.ocspRevocationInfo), authority.ocsp({ about: alice, at: now })),
          der.tlv(0xa1, der.oid('1.3.6.1.4.1.55555.7')),
        ],
      },
    ],
    ['unknown unsigned attributes', { unsigned: [attribute('1.3.6.1.4.1.55555.6', unknown)] }],
    [
      'a content time-stamp and unknown attributes',
      {
        attributes: (all, covered) => [
          ...all,
          attribute(contentStamp, stampDigest(stamper, sha('sha256', covered), now)),
          attribute('1.3.6.1.4.1.55555.5', unknown),
        ],
      },
    ],
    [
      'its certificate named by SHA-1 (ESSCertID)',
      {
        attributes: ([type = unknown, digest = unknown]) => [
          type,
          digest,
          attribute(
            OID.signingCertificate,
            der.sequence(der.sequence(der.sequence(der.octetString(sha('sha1', alice.certificate))))),
          ),
        ],
      },
    ],
    [
      'two certificates with the same name and number, one of them signed by hash',
      {
        certificates: [reissued(alice.certificate)],
      },
    ],
  ])('is good: %s', (_, form) => {
    expect(signedIn(form)).toMatchObject({ valid: true, signatures: [{ signer: 'Alice', integrity: true }] });
  });
});

/** The certificate with another signature value: invalid, with the same name and number. */
function reissued(certificate: Uint8Array): Uint8Array {
  const copy = new Uint8Array(certificate);
  copy[copy.length - 1] = (copy.at(-1) ?? 0) ^ 1;
  return copy;
}
