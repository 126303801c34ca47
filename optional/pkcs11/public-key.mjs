import { createHash, createPublicKey } from 'node:crypto';
import { CKA, CKK } from './constants.mjs';
import { Pkcs11Error } from './library.mjs';

/** @typedef {import('./index.mjs').KeyAlgorithm} KeyAlgorithm */

const POINT_OCTETS = 65;
const COORDINATE = 32;
/** DigestInfo of SHA-256 before its digest (RFC 8017 §9.2, note 1). */
const DIGEST_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex');

const url = (/** @type {Buffer} */ octets) => octets.toString('base64url');
const withoutZeros = (/** @type {Buffer} */ octets) => octets.subarray(octets.findIndex((octet) => octet !== 0));

/**
 * The public half of a key, by its attributes.
 * @param {(type: number) => Buffer} read
 * @returns {{ spki: Uint8Array, algorithm: KeyAlgorithm }}
 */
export function publicKeyOf(read) {
  const type = Number(read(CKA.KEY_TYPE).readBigUInt64LE());
  const key = type === CKK.RSA ? rsaKey(read) : type === CKK.EC ? ecKey(read) : null;
  if (key === null) throw new Pkcs11Error(`a key of type ${type} is not served`);
  const spki = createPublicKey({ key: key.jwk, format: 'jwk' }).export({ type: 'spki', format: 'der' });
  return { spki: new Uint8Array(spki), algorithm: key.algorithm };
}

/** @param {(type: number) => Buffer} read */
function rsaKey(read) {
  const jwk = { kty: 'RSA', n: url(withoutZeros(read(CKA.MODULUS))), e: url(withoutZeros(read(CKA.PUBLIC_EXPONENT))) };
  return { jwk, algorithm: /** @type {const} */ ('RSA-3072') };
}

/** CKA_EC_POINT is the uncompressed point in an OCTET STRING; some tokens leave the OCTET STRING out. @param {(type: number) => Buffer} read */
function ecKey(read) {
  const value = read(CKA.EC_POINT);
  const point = value.subarray(value.length - POINT_OCTETS);
  if (point.length !== POINT_OCTETS || point[0] !== 4) throw new Pkcs11Error('a key on another curve than P-256');
  const [x, y] = [point.subarray(1, 1 + COORDINATE), point.subarray(1 + COORDINATE)];
  return { jwk: { kty: 'EC', crv: 'P-256', x: url(x), y: url(y) }, algorithm: /** @type {const} */ ('P-256') };
}

/** What the token is given: the digest, or for RSA the digest in its DigestInfo. @param {KeyAlgorithm} algorithm @param {Uint8Array} tbs */
export function toSign(algorithm, tbs) {
  const digest = createHash('sha256').update(tbs).digest();
  return algorithm === 'P-256' ? digest : Buffer.concat([DIGEST_INFO, digest]);
}

/** What structures carry: the token's r and s as ECDSA-Sig-Value (RFC 3279 §2.2.3). @param {KeyAlgorithm} algorithm @param {Buffer} value */
export function signatureOf(algorithm, value) {
  if (algorithm !== 'P-256') return new Uint8Array(value);
  if (value.length !== 2 * COORDINATE) throw new Pkcs11Error('the token made no signature on P-256');
  const both = Buffer.concat([integer(value.subarray(0, COORDINATE)), integer(value.subarray(COORDINATE))]);
  return new Uint8Array(Buffer.concat([Buffer.from([0x30, both.length]), both]));
}

/** @param {Buffer} magnitude */
function integer(magnitude) {
  const plain = withoutZeros(magnitude);
  const positive = (plain[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.alloc(1), plain]) : plain;
  return Buffer.concat([Buffer.from([0x02, positive.length]), positive]);
}
