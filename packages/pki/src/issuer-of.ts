import { X509Certificate, createPublicKey } from 'node:crypto';
import { type Certificate, equalBytes } from '@countersign/asn1';
import { PkiError } from './errors.ts';
import type { Authority, OpenedIssuer } from './model.ts';

/**
 * The issuing CAs of an authority, the present one first; retired ones still answer for the certificates that they
 * issued.
 */
export const issuersOf = (authority: Authority): readonly OpenedIssuer[] => [authority, ...authority.retired];

/** The issuing CA that signed the certificate, or null. */
export function findIssuer(authority: Authority, certificate: Certificate): OpenedIssuer | null {
  const named = issuersOf(authority).filter(({ issuing: { parsed } }) =>
    equalBytes(parsed.subject.der, certificate.issuer.der),
  );
  return named.find(({ issuing }) => isSignedBy(certificate, issuing.parsed)) ?? null;
}

/** Whether the issuer's signature on the certificate is valid. */
export function isSignedBy(certificate: Certificate, issuer: Certificate): boolean {
  const key = createPublicKey({ key: Buffer.from(issuer.publicKey.spki), format: 'der', type: 'spki' });
  return new X509Certificate(certificate.der).verify(key);
}

/**
 * The issuing CA of a certificate and the root above it.
 * @throws PkiError INPUT for a certificate of another authority
 */
export function chainOf(authority: Authority, certificate: Certificate): readonly [Uint8Array, Uint8Array] {
  const issuer = findIssuer(authority, certificate);
  if (issuer === null) throw new PkiError('INPUT', 'the certificate is not issued by this authority');
  const { issuing } = issuer;
  const keyId = issuing.parsed.authorityKeyId?.keyId ?? null;
  const root = [authority.root, ...authority.retiredRoots].find(
    ({ parsed: { subjectKeyId } }) => keyId !== null && subjectKeyId !== null && equalBytes(subjectKeyId, keyId),
  );
  return [issuing.certificate, (root ?? authority.root).certificate];
}
