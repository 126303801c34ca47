import { type Certificate, DerError, OID } from '@countersign/asn1';
import type { SubIndication } from '../report.ts';
import { isStrongAt } from '../strength.ts';
import type { Effort } from './effort.ts';
import { nameCost, namesAreAllowed } from './name-constraints.ts';
import { sameName } from './names.ts';
import { ANY_POLICIES, PolicyProcessing, type PolicySettings, isSelfIssued } from './policies.ts';

/** A certificate, its issuer, … up to a trust anchor. */
export type Path = readonly Certificate[];

/**
 * The window in which each certificate of a path must be valid: the signed object was created at `start` at the earliest and
 * provably exists since `end`.
 */
export interface Window {
  readonly start: Date;
  readonly end: Date;
}

/** The rules for validating a path. */
export interface PathRules {
  readonly window: Window;
  readonly effort: Effort;
  readonly policies?: PolicySettings;
}

/** Extensions that are processed; any other critical one fails a path (RFC 5280 §4.2). */
const UNDERSTOOD: ReadonlySet<string> = new Set([
  OID.basicConstraints,
  OID.keyUsage,
  OID.extendedKeyUsage,
  OID.authorityKeyIdentifier,
  OID.subjectKeyIdentifier,
  OID.authorityInfoAccess,
  OID.crlDistributionPoints,
  OID.certificatePolicies,
  OID.policyMappings,
  OID.policyConstraints,
  OID.inhibitAnyPolicy,
  OID.subjectAltName,
  OID.nameConstraints,
]);

export const hasUnknownCritical = ({ extensions }: Certificate): boolean =>
  extensions.some(({ oid, critical }) => critical && !UNDERSTOOD.has(oid));

/** The failure of a certificate that was not valid in the window (ETSI EN 319 102-1 §5.2.6.4). */
function timeFailure({ notBefore, notAfter }: Certificate, { start, end }: Window): SubIndication | null {
  if (start < notBefore) return 'NOT_YET_VALID';
  return end > notAfter ? 'OUT_OF_BOUNDS_NO_POE' : null;
}

/**
 * Whether `issuer` may issue certificates and issued `subject`: by name, purpose and signature (RFC 5280 §6.1.3 (a)(1) and (4),
 * §6.1.4 (k), (n)). Throws an EffortSpentError.
 */
export function judgeLink(
  issuer: Certificate,
  subject: Certificate,
  { window, effort }: PathRules,
): SubIndication | null {
  const { basicConstraints, keyUsage, publicKey } = issuer;
  if (!sameName(subject.issuer, issuer.subject)) return 'NO_CERTIFICATE_CHAIN_FOUND';
  if (!basicConstraints?.ca || (keyUsage !== null && !keyUsage.includes('keyCertSign')))
    return 'CHAIN_CONSTRAINTS_FAILURE';
  const value = effort.check(publicKey, subject);
  if (value.result === 'INVALID') return 'NO_CERTIFICATE_CHAIN_FOUND';
  return value.result === 'UNSUPPORTED' || !isStrongAt(value.strongUntil, window.end)
    ? 'CRYPTO_CONSTRAINTS_FAILURE'
    : null;
}

/**
 * Validates a path whose last certificate is trusted (RFC 5280 §6.1, with what the trust anchor's own certificate says about
 * names and lengths, RFC 5937). Revocation is checked elsewhere. Null if the path is valid. Throws an EffortSpentError.
 */
export function validatePath(path: Path, rules: PathRules): SubIndication | null {
  const { window } = rules;
  try {
    const failure = judgeConstraints(path, rules);
    if (failure !== null) return failure;
  } catch (error) {
    if (error instanceof DerError) return 'CHAIN_CONSTRAINTS_FAILURE';
    throw error;
  }
  const [leaf, ...issuers] = path;
  if (issuers.some((issuer) => timeFailure(issuer, window) !== null)) return 'OUT_OF_BOUNDS_NO_POE';
  return leaf === undefined ? 'NO_CERTIFICATE_CHAIN_FOUND' : timeFailure(leaf, window);
}

function judgeConstraints(path: Path, rules: PathRules): SubIndication | null {
  const { effort, policies = ANY_POLICIES } = rules;
  if (path.some(hasUnknownCritical)) return 'CHAIN_CONSTRAINTS_FAILURE';
  const processing = new PolicyProcessing(path.length - 1, policies, effort);
  let issuersLeft = Number.POSITIVE_INFINITY;
  for (let index = path.length - 1; index >= 0; index--) {
    const certificate = path[index] as Certificate;
    const isLast = index === 0;
    const issuer = path[index + 1];
    if (issuer !== undefined) {
      const failure = judgeLink(issuer, certificate, rules);
      if (failure !== null) return failure;
      const isCounted = isLast || !isSelfIssued(certificate);
      if (isCounted && !namesFit(path.slice(index + 1), certificate, effort)) return 'CHAIN_CONSTRAINTS_FAILURE';
      if (!processing.take(certificate, isLast)) return 'CHAIN_CONSTRAINTS_FAILURE';
      if (isLast) return processing.finish(certificate) ? null : 'CHAIN_CONSTRAINTS_FAILURE';
      processing.descend(certificate);
      // §6.1.4 (l): self-issued certificates, such as those of a rollover, do not count for the length of a path.
      if (!isSelfIssued(certificate) && --issuersLeft < 0) return 'CHAIN_CONSTRAINTS_FAILURE';
    }
    issuersLeft = Math.min(issuersLeft, certificate.basicConstraints?.pathLength ?? issuersLeft);
  }
  return null;
}

/** §6.1.3 (b) and (c). */
const namesFit = (issuers: Path, certificate: Certificate, effort: Effort): boolean =>
  issuers.every((issuer) => {
    effort.step(nameCost(issuer, certificate));
    return namesAreAllowed(issuer, certificate);
  });
