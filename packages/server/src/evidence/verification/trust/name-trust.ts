import type { SignatureReport, TimestampReport, Verification } from '@countersign/contract';

export type TrustSource = NonNullable<SignatureReport['trustedThrough']>;
/** This authority's own roots. */
export const OWN: TrustSource = { kind: 'OWN', name: null, overdueSince: null };

/** Names for each trusted signature and time-stamp the list at which its path ends; `sourceOf` takes a fingerprint. */
export function nameTrust(
  verification: Verification,
  sourceOf: (fingerprint: string) => TrustSource | null,
): Verification {
  const named = <R extends SignatureReport | TimestampReport>(report: R): R => {
    const anchor = report.certificates.at(-1);
    return { ...report, trustedThrough: report.trusted && anchor ? sourceOf(anchor.sha256) : null };
  };
  const { signatures, timestamps } = verification;
  return { ...verification, signatures: signatures.map(named), timestamps: timestamps.map(named) };
}

/**
 * Anyone can put the policy of a verified name into a certificate: it counts only where the path ends at an anchor trusted for
 * it. The policy of an unverified name counts in any certificate.
 */
export const believingNames = (
  report: SignatureReport,
  isBelieved: (fingerprint: string) => boolean,
): SignatureReport =>
  report.nameSource === 'VERIFIED' && !isBelieved(report.certificates.at(-1)?.sha256 ?? '')
    ? { ...report, nameSource: null }
    : report;

/** Paths to anchors of operators' lists do not prove what this authority has verified. */
export const believingOwnNames = (
  verification: Verification,
  sourceOf: (fingerprint: string) => TrustSource | null,
): Verification => ({
  ...verification,
  signatures: verification.signatures.map((one) => believingNames(one, (anchor) => sourceOf(anchor)?.kind === 'OWN')),
});
