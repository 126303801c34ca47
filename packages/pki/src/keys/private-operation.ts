import { createPublicKey, sign, type KeyObject } from 'node:crypto';
import { OID, type PublicKeyInfo } from '@countersign/asn1';
import { PkiError } from '../errors.ts';

/** At once from this process or a token, later from a service that is reached over a network. */
export type Soon<T> = T | Promise<T>;

/**
 * The only operation of a private key, wherever it is stored: in this process, or in a token that never exports it.
 * `spki` is its public half (RFC 5280 §4.1.2.7), `signatureAlgorithm` the object identifier of the signatures that
 * `sign` makes; several may be in progress at once.
 */
export type PrivateOperation = {
  readonly spki: Uint8Array;
  readonly signatureAlgorithm: string;
  sign(tbs: Uint8Array): Soon<Uint8Array>;
};

/** ECDSA on P-256 by default; RSA for readers that support nothing else. */
export type KeyAlgorithm = 'P-256' | 'RSA-3072';

/** The minimum length for signatures beyond 2030 (ETSI TS 119 312 §9.3, NIST SP 800-57 Part 1 §5.6). */
export const RSA_BITS = 3072;

/**
 * The signature algorithm of a key of this kind.
 * @throws PkiError KEY_MISMATCH for a kind that this authority does not use
 */
function signatureAlgorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): string {
  if (asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1') return OID.sha256WithEcdsa;
  if (asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= RSA_BITS) return OID.sha256WithRsa;
  if (asymmetricKeyType === 'ed25519') return OID.ed25519;
  throw new PkiError('KEY_MISMATCH', 'neither a P-256 key, nor one of RSA with 3,072 bits or more, nor Ed25519');
}

/**
 * A private key in the memory of this process. A caller that has just made it can pass its public half and its
 * algorithm.
 */
export function softwareOperation(
  privateKey: KeyObject,
  publicKey: KeyObject = createPublicKey(privateKey),
  signatureAlgorithm: string = signatureAlgorithmOf(privateKey),
): PrivateOperation {
  const hash = signatureAlgorithm === OID.ed25519 ? null : 'sha256';
  return {
    spki: new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })),
    signatureAlgorithm,
    sign: (tbs) => new Uint8Array(sign(hash, tbs, { key: privateKey, dsaEncoding: 'der' })),
  };
}

/**
 * The signature algorithm of the key of a certificate.
 * @throws PkiError KEY_MISMATCH for an unsupported key
 */
export function signatureAlgorithmFor({ kind, curve, bits }: PublicKeyInfo): string {
  if (kind === 'ec' && curve === 'P-256') return OID.sha256WithEcdsa;
  if (kind === 'rsa' && (bits ?? 0) >= RSA_BITS) return OID.sha256WithRsa;
  throw new PkiError('KEY_MISMATCH', 'neither a P-256 key, nor one of RSA with 3,072 bits or more');
}
