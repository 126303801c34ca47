import { parseCertificate } from '@countersign/asn1';
import type { IssuedCertificate } from './model.ts';

/**
 * What the row of an issued certificate holds. The authority's own certificates need rows too: the responder knows
 * only what its lookup finds, and the TSA's is asked for by whoever checks a time-stamp.
 */
export function describeCertificate(certificate: Uint8Array): IssuedCertificate {
  const { serialHex, subject, notBefore, notAfter } = parseCertificate(certificate);
  return { certificate, serialHex, subject: subject.text, notBefore, notAfter };
}
