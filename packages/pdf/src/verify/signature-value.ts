import { createPublicKey, createVerify, constants, verify, type KeyObject } from 'node:crypto';
import { type AlgorithmIdentifier, type HashName, type PublicKeyInfo, signatureScheme } from '@countersign/asn1';
import { type StrongUntil, hashStrongUntil, keyStrongUntil, weaker } from './strength.ts';

/** Whether a signature is the key's, and until when its algorithms bound it. */
export interface ValueJudgement {
  readonly result: 'VALID' | 'INVALID' | 'UNSUPPORTED';
  readonly strongUntil: StrongUntil;
}

type Scheme = ReturnType<typeof signatureScheme>;

/**
 * Whether `signature` over `data`, in one piece or several, was made with the key. `cmsHash` is the digestAlgorithm of a CMS
 * signer, for schemes that name no hash of their own.
 */
export function judgeSignatureValue(
  publicKey: PublicKeyInfo,
  algorithm: AlgorithmIdentifier,
  data: Uint8Array | readonly Uint8Array[],
  signature: Uint8Array,
  cmsHash: HashName | null = null,
): ValueJudgement {
  const scheme = signatureScheme(algorithm);
  if (scheme.kind === 'unknown' || scheme.kind === 'sm2') return { result: 'UNSUPPORTED', strongUntil: null };
  const hash = 'hash' in scheme ? (scheme.hash ?? cmsHash) : null;
  if ('hash' in scheme && (hash === null || hash === 'sm3')) return { result: 'UNSUPPORTED', strongUntil: null };
  const strongUntil = weaker(hash === null ? null : hashStrongUntil(hash), keyStrongUntil(publicKey));
  const key = importKey(publicKey);
  const isValid = key !== null && fits(key, scheme.kind) && check(key, scheme, hash, data, signature);
  return { result: isValid ? 'VALID' : 'INVALID', strongUntil };
}

function check(
  key: KeyObject,
  scheme: Scheme,
  hash: HashName | null,
  data: Uint8Array | readonly Uint8Array[],
  signature: Uint8Array,
): boolean {
  const options =
    scheme.kind === 'rsa-pss'
      ? { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: scheme.saltLength }
      : { key };
  try {
    if (data instanceof Uint8Array) return verify(hash, data, options, signature);
    if (hash === null) return verify(null, Buffer.concat(data), options, signature);
    const verifier = createVerify(hash);
    for (const piece of data) verifier.update(piece);
    return verifier.verify(options, signature);
  } catch {
    // Parameters that OpenSSL refuses are those of no good signature.
    return false;
  }
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
