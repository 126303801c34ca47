import { type Certificate, DerError, OID, equalBytes } from '@countersign/asn1';
import { namesAreAllowed } from './name-constraints.ts';
import type { SubIndication } from './report.ts';
import { isStrongAt } from './strength.ts';
import { judgeSignatureValue } from './signature-value.ts';

/** A certificate, its issuer, … up to one of the trusted roots. */
export type Path = readonly Certificate[];

/** The time in which each certificate of a path must be valid: what it signed came about at `start` and is proved since `end`. */
export interface Window {
  readonly start: Date;
  readonly end: Date;
}

const LONGEST_PATH = 6;
/** Extensions that this judge understands; any other critical one fails a path (RFC 5280 §4.2). */
const UNDERSTOOD: ReadonlySet<string> = new Set([
  OID.basicConstraints,
  OID.keyUsage,
  OID.extendedKeyUsage,
  OID.authorityKeyIdentifier,
  OID.subjectKeyIdentifier,
  OID.authorityInfoAccess,
  OID.crlDistributionPoints,
  OID.certificatePolicies,
  OID.subjectAltName,
  OID.nameConstraints,
]);

const sameName = (a: Certificate['issuer'], b: Certificate['subject']): boolean => equalBytes(a.der, b.der);
export const sameCertificate = (a: Certificate, b: Certificate): boolean => equalBytes(a.der, b.der);

function mayHaveIssued(issuer: Certificate, subject: Certificate): boolean {
  if (!sameName(subject.issuer, issuer.subject)) return false;
  const wanted = subject.authorityKeyId?.keyId ?? null;
  return wanted === null || issuer.subjectKeyId === null || equalBytes(wanted, issuer.subjectKeyId);
}

/**
 * The path from a certificate to a root, valid in a window of time (RFC 5280 §6.1 without policies, whose constraints fail as
 * critical extensions). `pool` may hold anything; only `roots` are trusted, and nothing is fetched.
 */
export function findPath(
  leaf: Certificate,
  pool: readonly Certificate[],
  roots: readonly Certificate[],
  window: Window,
): { readonly path: Path } | { readonly failure: SubIndication } {
  let failure: SubIndication = 'NO_CERTIFICATE_CHAIN_FOUND';
  const worse = (next: SubIndication): void => {
    if (failure === 'NO_CERTIFICATE_CHAIN_FOUND') failure = next;
  };
  const extend = (path: Certificate[]): Path | null => {
    const last = path.at(-1) as Certificate;
    if (roots.some((root) => sameCertificate(root, last))) return path;
    if (path.length >= LONGEST_PATH) return null;
    for (const issuer of [...roots, ...pool]) {
      if (path.some((known) => sameCertificate(known, issuer)) || !mayHaveIssued(issuer, last)) continue;
      const problem = judgeLink(issuer, path, window);
      if (problem !== null) {
        worse(problem);
        continue;
      }
      const found = extend([...path, issuer]);
      if (found) return found;
    }
    return null;
  };
  if (hasUnknownCritical(leaf)) return { failure: 'CHAIN_CONSTRAINTS_FAILURE' };
  const path = extend([leaf]);
  if (path === null) return { failure };
  const untimely = timeFailure(leaf, window);
  return untimely === null ? { path } : { failure: untimely };
}

/** A certificate that was not valid in the window (ETSI EN 319 102-1 §5.2.6.4). */
function timeFailure({ notBefore, notAfter }: Certificate, { start, end }: Window): SubIndication | null {
  if (start < notBefore) return 'NOT_YET_VALID';
  return end > notAfter ? 'OUT_OF_BOUNDS_NO_POE' : null;
}

const hasUnknownCritical = (certificate: Certificate): boolean =>
  certificate.extensions.some(({ oid, critical }) => critical && !UNDERSTOOD.has(oid));

/** Self-issued certificates, such as those of a rollover, do not count for the length of a path (RFC 5280 §4.2.1.9). */
const countsBelow = (path: Path): number =>
  path.slice(1).filter((certificate) => !sameName(certificate.issuer, certificate.subject)).length;

function judgeLink(issuer: Certificate, path: Path, window: Window): SubIndication | null {
  const { basicConstraints, keyUsage } = issuer;
  const subject = path.at(-1) as Certificate;
  if (!basicConstraints?.ca || (keyUsage !== null && !keyUsage.includes('keyCertSign')))
    return 'CHAIN_CONSTRAINTS_FAILURE';
  if (basicConstraints.pathLength !== null && countsBelow(path) > basicConstraints.pathLength)
    return 'CHAIN_CONSTRAINTS_FAILURE';
  if (hasUnknownCritical(issuer) || !path.every((each) => isAllowed(issuer, each))) return 'CHAIN_CONSTRAINTS_FAILURE';
  const value = judgeSignatureValue(issuer.publicKey, subject.signatureAlgorithm, subject.tbs, subject.signature);
  if (value.result === 'INVALID') return 'NO_CERTIFICATE_CHAIN_FOUND';
  if (value.result === 'UNSUPPORTED' || !isStrongAt(value.strongUntil, window.end)) return 'CRYPTO_CONSTRAINTS_FAILURE';
  return timeFailure(issuer, window) === null ? null : 'OUT_OF_BOUNDS_NO_POE';
}

function isAllowed(issuer: Certificate, subject: Certificate): boolean {
  try {
    return namesAreAllowed(issuer, subject);
  } catch (error) {
    if (error instanceof DerError) return false;
    throw error;
  }
}
