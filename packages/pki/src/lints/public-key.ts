import { equalBytes } from '@countersign/asn1';
import type { CertificateLint } from './certificate-subject.ts';

const UNCOMPRESSED_P256_OCTETS = 65;

/** An uncompressed point on P-256, and not the issuer's own key. */
export const publicKey: CertificateLint = {
  name: 'public-key',
  clause: 'RFC 5480 §2.2',
  check: ({ tbs, issuer }) => {
    const { kind, curve, keyBits, spki } = tbs.publicKey;
    if (kind !== 'ec' || curve !== 'P-256') return 'the key is not on P-256';
    if (keyBits.length !== UNCOMPRESSED_P256_OCTETS || keyBits[0] !== 0x04) return 'the point is not uncompressed';
    if (issuer !== null && equalBytes(spki, issuer.publicKey.spki)) return 'the key is that of the issuer';
    return null;
  },
};
