import { DerError } from '../der/der-error.ts';
import { type DerReader, readDer } from '../der/der-reader.ts';
import { nullValue, oid, sequence } from '../der/der-writer.ts';
import { TAG } from '../der/tags.ts';
import { OID } from '../oids.ts';

/** AlgorithmIdentifier (RFC 5280 §4.1.1.2). `parameters` is the encoded element, null if it is absent. */
export type AlgorithmIdentifier = {
  readonly oid: string;
  readonly parameters: Uint8Array | null;
  readonly der: Uint8Array;
};

/** Hash names as in node:crypto; `shake256` means an output of 64 octets (RFC 8419 §2.3). */
export type HashName =
  | 'md5'
  | 'sha1'
  | 'sha224'
  | 'sha256'
  | 'sha384'
  | 'sha512'
  | 'sha3-256'
  | 'sha3-384'
  | 'sha3-512'
  | 'shake256'
  | 'sm3';

/**
 * The meaning of a signature algorithm; with a `hash` of null the hash is given elsewhere (the digestAlgorithm of a CMS
 * signer).
 */
export type SignatureScheme =
  | { readonly kind: 'rsa'; readonly hash: HashName | null }
  | { readonly kind: 'rsa-pss'; readonly hash: HashName; readonly mgfHash: HashName; readonly saltLength: number }
  | { readonly kind: 'ecdsa' | 'dsa'; readonly hash: HashName | null }
  | { readonly kind: 'ed25519' | 'ed448' | 'sm2' }
  | { readonly kind: 'unknown'; readonly oid: string };

const HASHES: ReadonlyMap<string, HashName> = new Map([
  [OID.md5, 'md5'],
  [OID.sha1, 'sha1'],
  [OID.sha224, 'sha224'],
  [OID.sha256, 'sha256'],
  [OID.sha384, 'sha384'],
  [OID.sha512, 'sha512'],
  [OID.sha3_256, 'sha3-256'],
  [OID.sha3_384, 'sha3-384'],
  [OID.sha3_512, 'sha3-512'],
  [OID.shake256, 'shake256'],
  [OID.sm3, 'sm3'],
]);

const SCHEMES: ReadonlyMap<string, SignatureScheme> = new Map<string, SignatureScheme>([
  [OID.rsaEncryption, { kind: 'rsa', hash: null }],
  [OID.md5WithRsa, { kind: 'rsa', hash: 'md5' }],
  [OID.sha1WithRsa, { kind: 'rsa', hash: 'sha1' }],
  [OID.sha224WithRsa, { kind: 'rsa', hash: 'sha224' }],
  [OID.sha256WithRsa, { kind: 'rsa', hash: 'sha256' }],
  [OID.sha384WithRsa, { kind: 'rsa', hash: 'sha384' }],
  [OID.sha512WithRsa, { kind: 'rsa', hash: 'sha512' }],
  [OID.ecPublicKey, { kind: 'ecdsa', hash: null }],
  [OID.sha1WithEcdsa, { kind: 'ecdsa', hash: 'sha1' }],
  [OID.sha224WithEcdsa, { kind: 'ecdsa', hash: 'sha224' }],
  [OID.sha256WithEcdsa, { kind: 'ecdsa', hash: 'sha256' }],
  [OID.sha384WithEcdsa, { kind: 'ecdsa', hash: 'sha384' }],
  [OID.sha512WithEcdsa, { kind: 'ecdsa', hash: 'sha512' }],
  [OID.dsa, { kind: 'dsa', hash: null }],
  [OID.sha1WithDsa, { kind: 'dsa', hash: 'sha1' }],
  [OID.sha224WithDsa, { kind: 'dsa', hash: 'sha224' }],
  [OID.sha256WithDsa, { kind: 'dsa', hash: 'sha256' }],
  [OID.ed25519, { kind: 'ed25519' }],
  [OID.ed448, { kind: 'ed448' }],
  [OID.sm2WithSm3, { kind: 'sm2' }],
]);

/** The hash of an object identifier, or null if it is unknown. */
export const hashName = (algorithmOid: string): HashName | null => HASHES.get(algorithmOid) ?? null;

/** The object identifier of a hash. */
export function hashOid(name: HashName): string {
  for (const [identifier, hash] of HASHES) if (hash === name) return identifier;
  throw new RangeError(`no identifier for ${name}`);
}

export function readAlgorithm(reader: DerReader, what: string): AlgorithmIdentifier {
  return algorithmFrom(reader, reader.expect(TAG.sequence, what), what);
}

function algorithmFrom(reader: DerReader, element: ReturnType<DerReader['next']>, what: string): AlgorithmIdentifier {
  const inner = reader.enter(element);
  const identifier = inner.oid(what);
  const parameters = inner.done ? null : inner.next(what).bytes;
  inner.end(what);
  return { oid: identifier, parameters, der: element.bytes };
}

/**
 * Encodes an AlgorithmIdentifier. RSA takes NULL parameters (RFC 4055 §5); ECDSA, EdDSA and hashes take none (RFC 5754
 * §2, RFC 5758 §3.2, RFC 8410 §3).
 */
export function algorithm(identifier: string): Uint8Array {
  const rsa = SCHEMES.get(identifier)?.kind === 'rsa';
  return rsa ? sequence(oid(identifier), nullValue()) : sequence(oid(identifier));
}

/** The meaning of a signature's AlgorithmIdentifier. Throws a DerError for malformed RSASSA-PSS parameters. */
export function signatureScheme(identifier: AlgorithmIdentifier): SignatureScheme {
  if (identifier.oid === OID.rsaPss) return pssScheme(identifier.parameters);
  return SCHEMES.get(identifier.oid) ?? { kind: 'unknown', oid: identifier.oid };
}

function pssHash(reader: DerReader): HashName {
  const offset = reader.offset;
  const hash = hashName(readAlgorithm(reader, 'hashAlgorithm').oid);
  if (hash === null) throw new DerError('VALUE', 'RSASSA-PSS names an unknown hash', offset);
  return hash;
}

/** RSASSA-PSS-params with its defaults: SHA-1, MGF1 with SHA-1, 20 octets of salt (RFC 4055 §3.1). */
function pssScheme(parameters: Uint8Array | null): SignatureScheme {
  let hash: HashName = 'sha1';
  let mgfHash: HashName = 'sha1';
  let saltLength = 20;
  if (parameters === null) return { kind: 'rsa-pss', hash, mgfHash, saltLength };
  return readDer(parameters, (reader) => {
    const inner = reader.sequence('RSASSA-PSS-params');
    const hashField = inner.optional(0xa0, 'hashAlgorithm');
    if (hashField !== null) hash = pssHash(inner.enter(hashField));
    const mgfField = inner.optional(0xa1, 'maskGenAlgorithm');
    if (mgfField !== null) {
      const mgf = readAlgorithm(inner.enter(mgfField), 'maskGenAlgorithm');
      if (mgf.oid !== OID.mgf1 || mgf.parameters === null) {
        throw new DerError('VALUE', 'RSASSA-PSS names an unknown mask', mgfField.offset);
      }
      mgfHash = readDer(mgf.parameters, pssHash);
    }
    const saltField = inner.optional(0xa2, 'saltLength');
    if (saltField !== null) saltLength = inner.enter(saltField).smallInteger('saltLength');
    const trailer = inner.optional(0xa3, 'trailerField');
    if (trailer !== null && inner.enter(trailer).smallInteger('trailerField') !== 1) {
      throw new DerError('VALUE', 'RSASSA-PSS has an unknown trailer', trailer.offset);
    }
    inner.end('RSASSA-PSS-params');
    return { kind: 'rsa-pss', hash, mgfHash, saltLength };
  });
}
