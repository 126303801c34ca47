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
 * The issuing CA of a certificate, and the CAs above it without the root.
 * @throws PkiError INPUT for a certificate of another authority
 */
export function chainOf(authority: Authority, certificate: Certificate): readonly Uint8Array[] {
  const issuer = findIssuer(authority, certificate);
  if (issuer === null) throw new PkiError('INPUT', 'the certificate is not issued by this authority');
  return issuerChain(authority, issuer);
}

/**
 * The certificates that a reader who has only the root needs above those of an issuing CA: its own, and those of other CAs
 * between it and the root.
 */
export function issuerChain({ between }: Pick<Authority, 'between'>, { issuing }: OpenedIssuer): readonly Uint8Array[] {
  const chain = [issuing.certificate];
  for (let at = issuing.parsed; chain.length <= between.length;) {
    const keyId = at.authorityKeyId?.keyId ?? null;
    const next = between.find(
      ({ subject, subjectKeyId }) =>
        equalBytes(subject.der, at.issuer.der) &&
        (keyId === null || subjectKeyId === null || equalBytes(subjectKeyId, keyId)),
    );
    if (next === undefined) break;
    chain.push(next.der);
    at = next;
  }
  return chain;
}
