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
