import { createHash } from 'node:crypto';
import {
  type BasicOcspResponse,
  type CertId,
  type Certificate,
  type Crl,
  DerError,
  OID,
  equalBytes,
  parseBasicOcspResponse,
  parseCrl,
  parseOcspResponse,
} from '@countersign/asn1';
import { judgeSignatureValue } from './signature-value.ts';

/** What the file itself says of revocation: DER of OCSP responses and of revocation lists. */
export interface RevocationData {
  readonly ocspResponses: readonly BasicOcspResponse[];
  readonly crls: readonly Crl[];
}

export type RevocationStatus =
  | { readonly kind: 'GOOD' }
  | { readonly kind: 'UNKNOWN' }
  | { readonly kind: 'REVOKED'; readonly at: Date };

/** Reads what can be read; a broken piece is as good as an absent one. */
export function readRevocationData(ocsps: readonly Uint8Array[], crls: readonly Uint8Array[]): RevocationData {
  return {
    ocspResponses: ocsps.flatMap((der) => readable(() => readOcsp(der)) ?? []),
    crls: crls.flatMap((der) => readable(() => parseCrl(der)) ?? []),
  };
}

function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}

/** A DSS holds whole responses (ISO 32000-2 §12.8.4.3); CMS attributes may hold the basic one. */
function readOcsp(der: Uint8Array): BasicOcspResponse | null {
  try {
    return parseOcspResponse(der).basic;
  } catch (error) {
    if (!(error instanceof DerError)) throw error;
    return parseBasicOcspResponse(der);
  }
}

/** The status of `certificate` by all data that its issuer, or a responder of its issuer, has signed. Revoked outweighs good. */
export function revocationOf(certificate: Certificate, issuer: Certificate, data: RevocationData): RevocationStatus {
  let status: RevocationStatus = { kind: 'UNKNOWN' };
  for (const response of data.ocspResponses) {
    const single = response.responses.find(({ certId }) => names(certId, certificate, issuer));
    if (!single || single.status.kind === 'unknown' || !isByResponder(response, issuer)) continue;
    if (single.status.kind === 'revoked') return { kind: 'REVOKED', at: single.status.at };
    status = { kind: 'GOOD' };
  }
  for (const crl of data.crls) {
    if (!equalBytes(crl.issuer.der, issuer.subject.der) || !isSigned(crl, issuer)) continue;
    const entry = crl.entries.find(({ serialHex }) => serialHex === certificate.serialHex);
    if (entry) return { kind: 'REVOKED', at: entry.revokedAt };
    if (!crl.partial) status = { kind: 'GOOD' };
  }
  return status;
}

function names(certId: CertId, certificate: Certificate, issuer: Certificate): boolean {
  if (certId.serialHex !== certificate.serialHex || certId.hash === null) return false;
  const hash = (bytes: Uint8Array): Uint8Array =>
    createHash(certId.hash as string)
      .update(bytes)
      .digest();
  return (
    equalBytes(hash(issuer.subject.der), certId.issuerNameHash) &&
    equalBytes(hash(issuer.publicKey.keyBits), certId.issuerKeyHash)
  );
}

/** The issuer itself, or one it certified for OCSP signing (RFC 6960 §4.2.2.2), valid when it answered. */
function isByResponder(response: BasicOcspResponse, issuer: Certificate): boolean {
  const signs = (certificate: Certificate): boolean =>
    judgeSignatureValue(certificate.publicKey, response.signatureAlgorithm, response.tbs, response.signature) ===
    'VALID';
  if (signs(issuer)) return true;
  return response.certificates.some(
    (delegate) =>
      (delegate.extendedKeyUsage ?? []).includes(OID.ocspSigning) &&
      equalBytes(delegate.issuer.der, issuer.subject.der) &&
      delegate.notBefore <= response.producedAt &&
      response.producedAt <= delegate.notAfter &&
      judgeSignatureValue(issuer.publicKey, delegate.signatureAlgorithm, delegate.tbs, delegate.signature) ===
        'VALID' &&
      signs(delegate),
  );
}

const isSigned = (crl: Crl, issuer: Certificate): boolean =>
  (issuer.keyUsage === null || issuer.keyUsage.includes('cRLSign')) &&
  judgeSignatureValue(issuer.publicKey, crl.signatureAlgorithm, crl.tbs, crl.signature) === 'VALID';
