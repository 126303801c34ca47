import {
  type BasicOcspResponse,
  type CertId,
  type Certificate,
  type Extension,
  OID,
  type OcspSingle,
  equalBytes,
} from '@countersign/asn1';
import { digestOf } from '../digest.ts';
import type { RevocationStatus } from '../revocation.ts';
import { isStrongAt } from '../strength.ts';
import type { Effort } from './effort.ts';
import { SKEW_MS, isFresh } from './freshness.ts';
import { sameName } from './names.ts';
import { type Proved, singlesBySerial } from './revocation-data.ts';
import { type Path, validatePath } from './validate-path.ts';

export interface OcspQuestion {
  /** The certificate, its issuer, … up to the trust anchor; valid. */
  readonly path: Path;
  readonly wanted: Date;
  readonly answers: readonly Proved<BasicOcspResponse>[];
  readonly effort: Effort;
  /** Whether a responder's certificate, with its path, is known to be revoked. */
  readonly isRevoked: (path: Path, at: Date) => boolean;
}

/** The largest number of certificates of one answer tried as its responder's. */
const MOST_DELEGATES = 4;
const UNDERSTOOD: ReadonlySet<string> = new Set([OID.ocspNonce, OID.ocspArchiveCutoff]);
const isUnderstood = (extensions: readonly Extension[]): boolean =>
  extensions.every(({ oid, critical }) => !critical || UNDERSTOOD.has(oid));

/**
 * The statuses in answers about a certificate that are signed by its issuer or by a responder of its issuer (RFC 6960 §3.2,
 * §4.2.2).
 */
export function* ocspStatuses(question: OcspQuestion): Generator<RevocationStatus> {
  const { path, answers, effort } = question;
  const [certificate, issuer] = path;
  if (certificate === undefined || issuer === undefined) return;
  for (const { data, since } of answers) {
    const singles = singlesBySerial(data).get(certificate.serialHex) ?? [];
    effort.step(1 + singles.length);
    for (const single of singles)
      if (names(single.certId, certificate, issuer)) yield* statusBy(single, { data, since }, question);
  }
}

function* statusBy(
  { status, thisUpdate, nextUpdate, extensions }: OcspSingle,
  { data, since }: Proved<BasicOcspResponse>,
  question: OcspQuestion,
): Generator<RevocationStatus> {
  if (status.kind === 'unknown' || !isUnderstood(data.extensions) || !isUnderstood(extensions)) return;
  // An answer dated after the time at which it provably existed is ignored.
  if (Math.max(thisUpdate.getTime(), data.producedAt.getTime()) > since.getTime() + SKEW_MS) return;
  const responder = responderOf(data, since, question);
  if (responder === null) return;
  const origin = { source: 'OCSP', at: thisUpdate } as const;
  if (status.kind === 'revoked') yield { kind: 'REVOKED', ...origin, revokedAt: status.at, reason: status.reason };
  else if (responder.notAfter < since) yield { kind: 'UNKNOWN', isOutOfBounds: true };
  else yield { kind: 'GOOD', ...origin, isFresh: isFresh(thisUpdate, nextUpdate, question.wanted) };
}

function names(certId: CertId, certificate: Certificate, issuer: Certificate): boolean {
  if (certId.serialHex !== certificate.serialHex || certId.hash === null || certId.hash === 'sm3') return false;
  const { hash } = certId;
  const digest = (bytes: Uint8Array): Uint8Array => digestOf(hash, bytes);
  return (
    equalBytes(digest(certificate.issuer.der), certId.issuerNameHash) &&
    equalBytes(digest(issuer.publicKey.keyBits), certId.issuerKeyHash)
  );
}

/** The signer of an answer: the issuer itself, or a responder that it certified for OCSP signing (RFC 6960 §4.2.2.2). */
function responderOf(
  response: BasicOcspResponse,
  since: Date,
  { path, effort, isRevoked }: OcspQuestion,
): Certificate | null {
  const issuers = path.slice(1);
  const [issuer] = issuers as [Certificate];
  const signs = ({ publicKey }: Certificate): boolean => {
    const value = effort.check(publicKey, response);
    return value.result === 'VALID' && isStrongAt(value.strongUntil, since);
  };
  if (signs(issuer)) return issuer;
  const { producedAt } = response;
  const delegates = response.certificates
    .filter((each) => sameName(each.issuer, issuer.subject) && maySignAnswers(each))
    .slice(0, MOST_DELEGATES);
  return (
    delegates.find((delegate) => {
      const ofDelegate = [delegate, ...issuers];
      const window = { start: producedAt, end: producedAt };
      return (
        signs(delegate) &&
        validatePath(ofDelegate, { window, effort }) === null &&
        (delegate.ocspNoCheck || !isRevoked(ofDelegate, producedAt))
      );
    }) ?? null
  );
}

const maySignAnswers = ({ extendedKeyUsage, keyUsage }: Certificate): boolean =>
  (extendedKeyUsage ?? []).includes(OID.ocspSigning) && (keyUsage === null || keyUsage.includes('digitalSignature'));
