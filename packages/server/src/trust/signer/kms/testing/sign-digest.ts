import { type KeyObject, createECDH, randomBytes } from 'node:crypto';
import { der } from '@countersign/asn1';

/** The order of P-256 (FIPS 186-5, SEC 2 §2.4.2). */
const N = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

const numberIn = (octets: Uint8Array): bigint => BigInt(`0x${Buffer.from(octets).toString('hex')}`);
const positive = (value: bigint): bigint => ((value % N) + N) % N;

function inverse(value: bigint): bigint {
  let [result, base] = [1n, positive(value)];
  for (let power = N - 2n; power > 0n; power >>= 1n) {
    if ((power & 1n) === 1n) result = (result * base) % N;
    base = (base * base) % N;
  }
  return result;
}

/** ECDSA over a digest that another has made, which Node.js does not offer (FIPS 186-5 §6.4.1); for tests only. */
export function signDigest(privateKey: KeyObject, digest: Uint8Array): Buffer {
  const secret = numberIn(Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url'));
  const curve = createECDH('prime256v1');
  const once = positive(numberIn(randomBytes(40)) % (N - 1n)) + 1n;
  curve.setPrivateKey(Buffer.from(once.toString(16).padStart(64, '0'), 'hex'));
  const r = positive(numberIn(curve.getPublicKey().subarray(1, 33)));
  const s = positive(inverse(once) * positive(numberIn(digest) + r * secret));
  return Buffer.from(der.sequence(der.integer(r), der.integer(s)));
}
