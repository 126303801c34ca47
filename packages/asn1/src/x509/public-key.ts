import type { DerReader } from '../der/der-reader.ts';
import { readDer } from '../der/der-reader.ts';
import { DerError } from '../der/der-error.ts';
import { TAG } from '../der/tags.ts';
import { decodeOid } from '../der/oid-codec.ts';
import { OID } from '../oids.ts';
import { type AlgorithmIdentifier, readAlgorithm } from './algorithm.ts';

/** Named curves by the names used in node:crypto and OpenSSL. */
const CURVES: ReadonlyMap<string, string> = new Map([
  [OID.p192, 'P-192'],
  [OID.p224, 'P-224'],
  [OID.p256, 'P-256'],
  [OID.p384, 'P-384'],
  [OID.p521, 'P-521'],
  [OID.secp256k1, 'secp256k1'],
  [OID.brainpoolP256r1, 'brainpoolP256r1'],
  [OID.brainpoolP384r1, 'brainpoolP384r1'],
  [OID.brainpoolP512r1, 'brainpoolP512r1'],
  [OID.sm2Curve, 'SM2'],
]);

type KeyKind = 'rsa' | 'rsa-pss' | 'dsa' | 'ec' | 'ed25519' | 'ed448' | 'unknown';

/**
 * SubjectPublicKeyInfo (RFC 5280 §4.1.2.7). `spki` is the whole structure, as imported by node:crypto; `keyBits` is the content
 * of the BIT STRING, over which key identifiers are computed. `curve` is null unless the kind is ec, and an object identifier
 * if it has no name here; `bits` is the modulus length of RSA and DSA, `exponentBits` that of RSA's public exponent.
 */
export type PublicKeyInfo = {
  readonly spki: Uint8Array;
  readonly algorithm: AlgorithmIdentifier;
  readonly keyBits: Uint8Array;
  readonly kind: KeyKind;
  readonly curve: string | null;
  readonly bits: number | null;
  readonly exponentBits: number | null;
};

const KINDS: ReadonlyMap<string, KeyKind> = new Map<string, KeyKind>([
  [OID.rsaEncryption, 'rsa'],
  [OID.rsaPss, 'rsa-pss'],
  [OID.dsa, 'dsa'],
  [OID.ecPublicKey, 'ec'],
  [OID.ed25519, 'ed25519'],
  [OID.ed448, 'ed448'],
]);

function curveOf(algorithm: AlgorithmIdentifier): string | null {
  if (algorithm.parameters?.[0] !== TAG.oid) return null;
  const curve = readDer(algorithm.parameters, (reader) => decodeOid(reader.next('a curve').content, 0));
  return CURVES.get(curve) ?? curve;
}

interface Sizes {
  readonly bits: number | null;
  readonly exponentBits: number | null;
}

const rsaSizes = (keyBits: Uint8Array): Sizes =>
  readDer(keyBits, (reader) => {
    const inner = reader.sequence('RSAPublicKey');
    const bits = bitLength(inner.integer('modulus'));
    const exponentBits = bitLength(inner.integer('publicExponent'));
    inner.end('RSAPublicKey');
    return { bits, exponentBits };
  });

/** Without parameters, which may be inherited from the issuer (RFC 3279 §2.3.2), the key is unknown. */
const dsaSizes = ({ parameters }: AlgorithmIdentifier): Sizes => ({
  bits:
    parameters?.[0] === TAG.sequence
      ? readDer(parameters, (reader) => bitLength(reader.sequence('Dss-Parms').all((inner) => inner.integer('p'))[0]))
      : null,
  exponentBits: null,
});

function bitLength(integer: Uint8Array = Uint8Array.of()): number {
  const magnitude = integer[0] === 0 ? integer.subarray(1) : integer;
  const [top = 0] = magnitude;
  return magnitude.length === 0 ? 0 : (magnitude.length - 1) * 8 + (32 - Math.clz32(top));
}

function sizesOf(kind: KeyKind, algorithm: AlgorithmIdentifier, keyBits: Uint8Array): Sizes {
  if (kind === 'rsa' || kind === 'rsa-pss') return rsaSizes(keyBits);
  return kind === 'dsa' ? dsaSizes(algorithm) : { bits: null, exponentBits: null };
}

export function readPublicKeyInfo(reader: DerReader): PublicKeyInfo {
  const element = reader.expect(TAG.sequence, 'subjectPublicKeyInfo');
  const inner = reader.enter(element);
  const algorithm = readAlgorithm(inner, 'the algorithm of a public key');
  const { unusedBits, bytes } = inner.bitString('subjectPublicKey');
  inner.end('subjectPublicKeyInfo');
  if (unusedBits !== 0) throw new DerError('VALUE', 'a public key with an incomplete octet', element.offset);
  const kind = KINDS.get(algorithm.oid) ?? 'unknown';
  return {
    spki: element.bytes,
    algorithm,
    keyBits: bytes,
    kind,
    curve: kind === 'ec' ? curveOf(algorithm) : null,
    ...sizesOf(kind, algorithm, bytes),
  };
}

/** Reads a separate SubjectPublicKeyInfo. Throws a DerError. */
export const parsePublicKeyInfo = (spki: Uint8Array): PublicKeyInfo => readDer(spki, readPublicKeyInfo);
