import { createPublicKey, createVerify, constants, verify, type KeyObject } from 'node:crypto';
import {
  type AlgorithmIdentifier,
  DerError,
  type HashName,
  type PublicKeyInfo,
  signatureScheme,
} from '@countersign/asn1';
import { type Binding, MISMATCH, type StrongUntil, hashBinding, keyBinding, strongUntilOf } from './strength.ts';

/** Whether a signature was made with the key, with which algorithms, and until when they were strong. */
export interface ValueJudgement {
  readonly result: 'VALID' | 'INVALID' | 'UNSUPPORTED';
  readonly bindings: readonly Binding[];
  readonly strongUntil: StrongUntil;
}

type Scheme = ReturnType<typeof signatureScheme>;
type KnownScheme = Exclude<Scheme, { readonly kind: 'unknown' }>;

const UNSUPPORTED: ValueJudgement = { result: 'UNSUPPORTED', bindings: [], strongUntil: null };

/** RFC 8419 §3.1: the content digest required for each. */
const EDDSA_DIGESTS: Readonly<Partial<Record<Scheme['kind'], HashName>>> = { ed25519: 'sha512', ed448: 'shake256' };

/**
 * Whether `signature` over `data`, in one piece or several, was made with the key. `cmsHash` is the digestAlgorithm of a CMS
 * signer: it is used for schemes without their own hash and has to agree with the hash of the others (RFC 4056 §3, RFC 5753
 * §2.1.1, RFC 8419 §3.1). Keys that are too large are UNSUPPORTED.
 */
export function judgeSignatureValue(
  publicKey: PublicKeyInfo,
  algorithm: AlgorithmIdentifier,
  data: Uint8Array | readonly Uint8Array[],
  signature: Uint8Array,
  cmsHash: HashName | null = null,
): ValueJudgement {
  const scheme = readScheme(algorithm);
  if (scheme === null || scheme.kind === 'unknown' || scheme.kind === 'sm2' || !isComputable(publicKey))
    return UNSUPPORTED;
  const hash = 'hash' in scheme ? (scheme.hash ?? cmsHash) : null;
  if ('hash' in scheme && (hash === null || hash === 'sm3' || hash === 'shake256')) return UNSUPPORTED;
  // Node.js supports only the message hash in the mask generation function.
  if (scheme.kind === 'rsa-pss' && scheme.mgfHash !== scheme.hash) return UNSUPPORTED;
  const expected = hash ?? EDDSA_DIGESTS[scheme.kind] ?? null;
  const isAgreed = cmsHash === null || cmsHash === expected;
  const bindings = [
    ...(hash === null ? [] : [hashBinding(hash)]),
    keyBinding(publicKey),
    ...(isAgreed ? [] : [MISMATCH]),
  ];
  const key = importKey(publicKey);
  const isValid = key !== null && fits(key, scheme.kind) && check(key, scheme, hash, data, signature);
  return { result: isValid ? 'VALID' : 'INVALID', bindings, strongUntil: strongUntilOf(bindings) };
}

function readScheme(algorithm: AlgorithmIdentifier): Scheme | null {
  try {
    return signatureScheme(algorithm);
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}

const RSA_BITS_MAX = 8_192;
const EXPONENT_BITS_MAX = 64;
const DSA_BITS_MAX = 3_072;

/** Whether a key has a size and form for which one operation is fast; a curve has to be named. */
function isComputable({ kind, bits, exponentBits, curve }: PublicKeyInfo): boolean {
  if (kind === 'rsa' || kind === 'rsa-pss')
    return (bits ?? 0) <= RSA_BITS_MAX && (exponentBits ?? 0) <= EXPONENT_BITS_MAX;
  if (kind === 'dsa') return bits !== null && bits <= DSA_BITS_MAX;
  if (kind === 'ec') return curve !== null && !/^\d/.test(curve);
  return kind === 'ed25519' || kind === 'ed448';
}

function check(
  key: KeyObject,
  scheme: KnownScheme,
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
    // A signature with parameters that OpenSSL refuses is invalid.
    return false;
  }
}

const IMPORTED_MAX = 256;
/** No key of a size that is computable is longer. */
const SPKI_BYTES_MAX = 2_048;
/**
 * Keys by their bytes, the oldest first; null for bytes that are no key. A document and its status information name the same few
 * keys again and again, and OpenSSL takes twice as long to import a P-256 key as to check a signature with it.
 */
const imported = new Map<string, KeyObject | null>();

function importKey({ spki }: PublicKeyInfo): KeyObject | null {
  const bytes = Buffer.from(spki);
  if (bytes.length > SPKI_BYTES_MAX) return readKey(bytes);
  const name = bytes.toString('latin1');
  const known = imported.get(name);
  if (known !== undefined) return known;
  const key = readKey(bytes);
  const [oldest] = imported.keys();
  if (oldest !== undefined && imported.size >= IMPORTED_MAX) imported.delete(oldest);
  imported.set(name, key);
  return key;
}

function readKey(spki: Buffer): KeyObject | null {
  try {
    return createPublicKey({ key: spki, format: 'der', type: 'spki' });
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
