import { createPublicKey, verify } from 'node:crypto';
import { DerError, algorithm, der, parsePublicKeyInfo, readDer } from '@countersign/asn1';
import { PkiError } from './errors.ts';
import { clear } from './keys/clearance.ts';
import type { SigningKey } from './keys/signing-key.ts';

/** A certificate request (PKCS #10, RFC 2986 §4), signed by its own key as proof of possession. */
export async function buildCertificateRequest(key: SigningKey, subject: Uint8Array): Promise<Uint8Array> {
  const info = der.sequence(der.integer(0), subject, key.spki, der.context(0));
  const signature = await key.sign(clear({ tbs: info, kind: 'request', reference: null }, []));
  return der.sequence(info, algorithm(key.signatureAlgorithm), der.bitString(signature));
}

/**
 * The subject and the key of a request with a valid signature by that key.
 * @throws PkiError SIGNATURE_REFUSED
 */
export function readCertificateRequest(request: Uint8Array): {
  readonly subject: Uint8Array;
  readonly spki: Uint8Array;
} {
  try {
    const { info, subject, spki, signature } = readDer(request, (reader) => {
      const outer = reader.sequence('a certificate request');
      const { bytes } = outer.next('certificationRequestInfo');
      outer.next('signatureAlgorithm');
      const signed = outer.bitString('signature').bytes;
      outer.end('a certificate request');
      return { info: bytes, signature: signed, ...readInfo(bytes) };
    });
    const { kind } = parsePublicKeyInfo(spki);
    const key = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' });
    if ((kind === 'ec' || kind === 'rsa') && verify('sha256', info, key, signature)) return { subject, spki };
  } catch (error) {
    if (!(error instanceof DerError)) throw error;
  }
  throw new PkiError('SIGNATURE_REFUSED', 'not a request signed by its own key');
}

const readInfo = (bytes: Uint8Array): { subject: Uint8Array; spki: Uint8Array } =>
  readDer(bytes, (reader) => {
    const inner = reader.sequence('certificationRequestInfo');
    inner.smallInteger('version');
    const subject = inner.next('subject').bytes;
    const spki = inner.next('subjectPKInfo').bytes;
    inner.next('attributes');
    inner.end('certificationRequestInfo');
    return { subject, spki };
  });
