import { equalBytes } from '@countersign/asn1';
import { RSA_BITS } from '../keys/private-operation.ts';
import type { CertificateLint } from './linted-certificate.ts';

const UNCOMPRESSED_P256_OCTETS = 65;

/** An uncompressed point on P-256, or RSA of sufficient length; different from the issuer's key. */
export const publicKey: CertificateLint = {
  name: 'public-key',
  clause: 'RFC 5480 §2.2, RFC 3279 §2.3.1',
  check: ({ tbs, profile, issuer }) => {
    const { kind, curve, bits, keyBits, spki } = tbs.publicKey;
    if (issuer !== null && equalBytes(spki, issuer.publicKey.spki)) return 'the key is that of the issuer';
    // RFC 8410 §4; only the key of the log uses it.
    if (profile.name === 'log') return kind === 'ed25519' ? null : 'the key of the log is not Ed25519';
    if (kind === 'rsa') return (bits ?? 0) >= RSA_BITS ? null : `RSA of ${bits} bits`;
    if (kind !== 'ec' || curve !== 'P-256') return 'the key is not on P-256';
    if (keyBits.length !== UNCOMPRESSED_P256_OCTETS || keyBits[0] !== 0x04) return 'the point is not uncompressed';
    return null;
  },
};
