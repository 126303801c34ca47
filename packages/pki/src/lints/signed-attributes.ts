import {
  type Attribute,
  type Certificate,
  OID,
  contentTypeAttribute,
  equalBytes,
  messageDigestAttribute,
  signingCertificateIds,
} from '@countersign/asn1';
import { sha256 } from '../sha256.ts';
import type { Lint } from './lint.ts';

export type LintedAttributes = {
  readonly attributes: readonly Attribute[];
  readonly certificate: Certificate;
  readonly contentType: string;
  /** Length of the digest in octets; 32 (SHA-256) by default. */
  readonly digestOctets?: number;
};

const ALLOWED: ReadonlySet<string> = new Set([OID.contentType, OID.messageDigest, OID.signingCertificateV2]);

/** Exactly content type, digest and the signer's certificate: no signing time, which PAdES stores in /M. */
export const signedAttributes: Lint<LintedAttributes> = {
  name: 'signed-attributes',
  clause: 'ETSI EN 319 142-1 §6.3, RFC 5652 §11',
  check: ({ attributes, certificate, contentType, digestOctets = 32 }) => {
    if (attributes.length !== ALLOWED.size || attributes.some(({ oid }) => !ALLOWED.has(oid))) {
      return 'the attributes are not content type, digest and signing certificate';
    }
    if (contentTypeAttribute(attributes) !== contentType) return 'the content type is wrong';
    if (messageDigestAttribute(attributes)?.length !== digestOctets)
      return `the digest is not ${digestOctets} octets long`;
    const [id] = signingCertificateIds(attributes) ?? [];
    const digest = sha256(certificate.der);
    const same = id?.hash === 'sha256' && equalBytes(id.certHash, digest) && id.serialHex === certificate.serialHex;
    return same ? null : 'the signing certificate is another one';
  },
};
