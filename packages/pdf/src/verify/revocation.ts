import { createHash } from 'node:crypto';
import {
  type BasicOcspResponse,
  type CertId,
  type Certificate,
  type Crl,
  DerError,
  OID,
  type RevocationReason,
  equalBytes,
  parseBasicOcspResponse,
  parseCrl,
  parseOcspResponse,
} from '@countersign/asn1';
import { judgeSignatureValue } from './signature-value.ts';

/** An answer or a list, and since when it provably exists: what proves the file, proves what is in it. */
export interface Proved<T> {
  readonly data: T;
  readonly since: Date;
}

export interface RevocationData {
  readonly ocspResponses: readonly Proved<BasicOcspResponse>[];
  readonly crls: readonly Proved<Crl>[];
}

/** `at` is the thisUpdate of what tells it. */
export type RevocationStatus =
  | {
      readonly kind: 'GOOD';
      readonly source: 'OCSP' | 'CRL';
      readonly at: Date;
      /** It speaks of the wanted instant, or of a later one (ETSI EN 319 102-1 §5.2.5). */
      readonly isFresh: boolean;
    }
  | {
      readonly kind: 'REVOKED';
      readonly source: 'OCSP' | 'CRL';
      readonly at: Date;
      readonly revokedAt: Date;
      readonly reason: RevocationReason | null;
    }
  /** `isOutOfBounds`: there is an answer, but nothing proves that it was made while its responder's certificate was valid. */
  | { readonly kind: 'UNKNOWN'; readonly isOutOfBounds: boolean };

/** Clocks of an authority's services may differ by this much. */
const SKEW_MS = 5 * 60_000;

/** Reads what can be read; a broken piece is as good as an absent one. */
export const readOcspResponses = (ders: readonly Uint8Array[]): BasicOcspResponse[] =>
  ders.flatMap((der) => readable(() => readOcsp(der)) ?? []);
export const readCrls = (ders: readonly Uint8Array[]): Crl[] =>
  ders.flatMap((der) => readable(() => parseCrl(der)) ?? []);

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

/**
 * The status of `certificate` at an instant by all data that its issuer, or a responder of its issuer, has signed. Revoked
 * outweighs good, a fresh answer a stale one.
 */
export function revocationOf(
  certificate: Certificate,
  issuer: Certificate,
  data: RevocationData,
  wanted: Date,
): RevocationStatus {
  let best: RevocationStatus = { kind: 'UNKNOWN', isOutOfBounds: false };
  for (const found of [...answers(certificate, issuer, data, wanted), ...listings(certificate, issuer, data, wanted)]) {
    if (found.kind === 'REVOKED') return found;
    if (weight(found) > weight(best)) best = found;
  }
  return best;
}

const weight = (status: RevocationStatus): number =>
  status.kind === 'GOOD' ? (status.isFresh ? 3 : 2) : status.kind === 'UNKNOWN' && status.isOutOfBounds ? 1 : 0;

const isFresh = (thisUpdate: Date, nextUpdate: Date | null, wanted: Date): boolean =>
  thisUpdate.getTime() + SKEW_MS >= wanted.getTime() || (nextUpdate !== null && nextUpdate >= wanted);

function* answers(
  certificate: Certificate,
  issuer: Certificate,
  { ocspResponses }: RevocationData,
  wanted: Date,
): Generator<RevocationStatus> {
  for (const { data, since } of ocspResponses) {
    const single = data.responses.find(({ certId }) => names(certId, certificate, issuer));
    if (!single || single.status.kind === 'unknown') continue;
    const responder = responderOf(data, issuer);
    if (responder === null) continue;
    const { status, thisUpdate, nextUpdate } = single;
    const told = { source: 'OCSP', at: thisUpdate } as const;
    if (status.kind === 'revoked') yield { kind: 'REVOKED', ...told, revokedAt: status.at, reason: status.reason };
    else if (responder.notAfter < since) yield { kind: 'UNKNOWN', isOutOfBounds: true };
    else yield { kind: 'GOOD', ...told, isFresh: isFresh(thisUpdate, nextUpdate, wanted) };
  }
}

function* listings(
  certificate: Certificate,
  issuer: Certificate,
  { crls }: RevocationData,
  wanted: Date,
): Generator<RevocationStatus> {
  for (const { data: crl, since } of crls) {
    if (!equalBytes(crl.issuer.der, issuer.subject.der) || !isSigned(crl, issuer)) continue;
    const told = { source: 'CRL', at: crl.thisUpdate } as const;
    const entry = crl.entries.find(({ serialHex }) => serialHex === certificate.serialHex);
    // An entry that lifts a hold stands in delta lists alone (RFC 5280 §5.3.1).
    if (entry && entry.reason !== 'removeFromCRL')
      yield { kind: 'REVOKED', ...told, revokedAt: entry.revokedAt, reason: entry.reason };
    else if (crl.partial) continue;
    else if (issuer.notAfter < since) yield { kind: 'UNKNOWN', isOutOfBounds: true };
    else yield { kind: 'GOOD', ...told, isFresh: isFresh(crl.thisUpdate, crl.nextUpdate, wanted) };
  }
}

function names(certId: CertId, certificate: Certificate, issuer: Certificate): boolean {
  if (certId.serialHex !== certificate.serialHex || certId.hash === null || certId.hash === 'sm3') return false;
  const { hash } = certId;
  const digest = (bytes: Uint8Array): Uint8Array => createHash(hash).update(bytes).digest();
  return (
    equalBytes(digest(issuer.subject.der), certId.issuerNameHash) &&
    equalBytes(digest(issuer.publicKey.keyBits), certId.issuerKeyHash)
  );
}

const knownResponders = new WeakMap<BasicOcspResponse, Map<string, Certificate | null>>();

/** Who signed an answer: the issuer itself, or one it certified for OCSP signing (RFC 6960 §4.2.2.2), valid when it answered. */
function responderOf(response: BasicOcspResponse, issuer: Certificate): Certificate | null {
  const known = knownResponders.get(response) ?? new Map<string, Certificate | null>();
  knownResponders.set(response, known);
  const key = Buffer.from(issuer.der).toString('base64');
  const held = known.get(key);
  if (held !== undefined) return held;
  const found = signs(issuer, response)
    ? issuer
    : (response.certificates.find((delegate) => isDelegate(delegate, issuer, response) && signs(delegate, response)) ??
      null);
  known.set(key, found);
  return found;
}

const isValid = (issuer: Certificate, signed: Pick<Certificate, 'signatureAlgorithm' | 'tbs' | 'signature'>): boolean =>
  judgeSignatureValue(issuer.publicKey, signed.signatureAlgorithm, signed.tbs, signed.signature).result === 'VALID';

const signs = (certificate: Certificate, response: BasicOcspResponse): boolean => isValid(certificate, response);

const isDelegate = (delegate: Certificate, issuer: Certificate, { producedAt }: BasicOcspResponse): boolean =>
  (delegate.extendedKeyUsage ?? []).includes(OID.ocspSigning) &&
  equalBytes(delegate.issuer.der, issuer.subject.der) &&
  delegate.notBefore <= producedAt &&
  producedAt <= delegate.notAfter &&
  isValid(issuer, delegate);

const isSigned = (crl: Crl, issuer: Certificate): boolean =>
  (issuer.keyUsage === null || issuer.keyUsage.includes('cRLSign')) && isValid(issuer, crl);
