import { type Certificate, parseCertificate } from '@countersign/asn1';
import type { IssuedCertificate } from './model.ts';

/**
 * The database row of an issued certificate. The authority's own certificates need rows too: the responder knows only
 * what its lookup finds, and verifiers of a time-stamp ask for the status of the TSA's certificate.
 */
export function describeCertificate(certificate: Uint8Array | Certificate): IssuedCertificate {
  const parsed = certificate instanceof Uint8Array ? parseCertificate(certificate) : certificate;
  const { der, serialHex, subject, notBefore, notAfter } = parsed;
  return { certificate: der, serialHex, subject: subject.text, notBefore, notAfter };
}
