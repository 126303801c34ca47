import { DerError, type Extension, TAG, der, extension, readDer } from '@countersign/asn1';
import { EXTENSION } from './oids.ts';

/**
 * What a certificate for one signature was issued for, stored in the certificate itself: a holder of the certificate,
 * the signed file and the record of the envelope can see that the three belong together without asking anyone
 * (docs/cycles/issuance.md "What the certificate binds").
 */
export type SigningIntent = {
  /** Public names of the envelope, the participant and the document; at most 64 characters each. */
  readonly envelope: string;
  readonly participant: string;
  readonly document: string;
  /** Digest of the signed byte range, as in the signature: SHA-256, or of a phone also SHA-384 or SHA-512. */
  readonly documentDigest: Uint8Array;
  /** SHA-256 of the newest row of the envelope's record when the certificate was issued; it covers all earlier rows. */
  readonly evidenceDigest: Uint8Array;
};

const VERSION = 1;
const SHA256_OCTETS = 32;
const DIGEST_OCTETS: readonly number[] = [32, 48, 64];
const LONGEST_NAME = 64;
const UTF8 = new TextDecoder();

/** Not critical: readers that do not know it ignore it (RFC 5280 §4.2). */
export function signingIntentExtension(intent: SigningIntent): Extension {
  const value = der.sequence(
    der.integer(VERSION),
    der.utf8String(intent.envelope),
    der.utf8String(intent.participant),
    der.utf8String(intent.document),
    der.octetString(intent.documentDigest),
    der.octetString(intent.evidenceDigest),
  );
  return { oid: EXTENSION.signingIntent, critical: false, value };
}

/**
 * The intent in a certificate, or null if it has none.
 * @throws DerError for a malformed one
 */
export function readSigningIntent({ extensions }: { readonly extensions: readonly Extension[] }): SigningIntent | null {
  const found = extension(extensions, EXTENSION.signingIntent);
  if (found === null) return null;
  return readDer(found.value, (reader) => {
    const inner = reader.sequence('a signing intent');
    if (inner.smallInteger('version') !== VERSION) throw new DerError('VALUE', 'an unknown signing intent', 0);
    const text = (what: string): string => {
      const { content, offset } = inner.expect(TAG.utf8String, what);
      const value = UTF8.decode(content);
      if (value === '' || value.length > LONGEST_NAME || value.includes('\ufffd')) {
        throw new DerError('VALUE', `${what} is empty, too long or not a text`, offset);
      }
      return value;
    };
    const digest = (what: string, lengths: readonly number[]): Uint8Array => {
      const value = inner.octetString(what);
      if (!lengths.includes(value.length)) throw new DerError('VALUE', `${what} has a wrong length`, 0);
      return value;
    };
    const names = { envelope: text('envelope'), participant: text('participant'), document: text('document') };
    const digests = {
      documentDigest: digest('documentDigest', DIGEST_OCTETS),
      evidenceDigest: digest('evidenceDigest', [SHA256_OCTETS]),
    };
    inner.end('a signing intent');
    return { ...names, ...digests };
  });
}
