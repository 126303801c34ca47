import type { SignatureReport, TimestampReport, Verification } from '@countersign/contract';

export type TrustSource = NonNullable<SignatureReport['trustedThrough']>;
/** This authority's own roots. */
export const OWN: TrustSource = { kind: 'OWN', name: null, overdueSince: null };

/** Says of each signature and time-stamp that is trusted by whose list its path ends; `sourceOf` takes a fingerprint. */
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
 * Anybody can write the policy of a verified name into a certificate: it counts only where the path ends at an anchor that is
 * believed for it. That a name was not verified is believed of everybody.
 */
export const believingNames = (
  report: SignatureReport,
  isBelieved: (fingerprint: string) => boolean,
): SignatureReport =>
  report.nameSource === 'VERIFIED' && !isBelieved(report.certificates.at(-1)?.sha256 ?? '')
    ? { ...report, nameSource: null }
    : report;

/** What the lists of operators lead to says nothing of what this authority has verified. */
export const believingOwnNames = (
  verification: Verification,
  sourceOf: (fingerprint: string) => TrustSource | null,
): Verification => ({
  ...verification,
  signatures: verification.signatures.map((one) => believingNames(one, (anchor) => sourceOf(anchor)?.kind === 'OWN')),
});
