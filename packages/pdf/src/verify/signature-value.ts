import { createPublicKey, verify, constants, type KeyObject } from 'node:crypto';
import { type AlgorithmIdentifier, type HashName, type PublicKeyInfo, signatureScheme } from '@countersign/asn1';

/** Hashes that still bind a signature; MD5 and SHA-1 do not (ETSI TS 119 312 §5). */
const SOUND_HASHES: ReadonlySet<HashName> = new Set(['sha256', 'sha384', 'sha512', 'sha3-256', 'sha3-384', 'sha3-512']);
const SMALLEST_RSA_BITS = 2048;

export const isSoundHash = (hash: HashName | null): hash is HashName => hash !== null && SOUND_HASHES.has(hash);

export type ValueJudgement = 'VALID' | 'INVALID' | 'WEAK' | 'UNSUPPORTED';

/**
 * Whether `signature` over `data` was made with the key. `cmsHash` is the digestAlgorithm of a CMS signer, for schemes that
 * name no hash of their own. A weak hash or key is told apart from a wrong signature.
 */
export function judgeSignatureValue(
  publicKey: PublicKeyInfo,
  algorithm: AlgorithmIdentifier,
  data: Uint8Array,
  signature: Uint8Array,
  cmsHash: HashName | null = null,
): ValueJudgement {
  const scheme = signatureScheme(algorithm);
  if (scheme.kind === 'unknown' || scheme.kind === 'sm2') return 'UNSUPPORTED';
  const hash = 'hash' in scheme ? (scheme.hash ?? cmsHash) : null;
  if ('hash' in scheme && !isSoundHash(hash)) return 'WEAK';
  if (publicKey.bits !== null && publicKey.bits < SMALLEST_RSA_BITS) return 'WEAK';
  const key = importKey(publicKey);
  if (key === null || !fits(key, scheme.kind)) return 'INVALID';
  const options =
    scheme.kind === 'rsa-pss' ? { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: scheme.saltLength } : key;
  return verify(hash, data, options, signature) ? 'VALID' : 'INVALID';
}

function importKey({ spki }: PublicKeyInfo): KeyObject | null {
  try {
    return createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' });
  } catch {
    return null;
  }
}

const fits = (key: KeyObject, scheme: string): boolean => {
  const type = key.asymmetricKeyType;
  if (scheme === 'rsa') return type === 'rsa';
  if (scheme === 'rsa-pss') return type === 'rsa' || type === 'rsa-pss';
  return scheme === 'ecdsa' ? type === 'ec' : type === scheme;
};
