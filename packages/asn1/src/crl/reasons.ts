/** CRLReason values (RFC 5280 §5.3.1); 7 is not used. */
export const REVOCATION_REASONS = {
  unspecified: 0,
  keyCompromise: 1,
  cACompromise: 2,
  affiliationChanged: 3,
  superseded: 4,
  cessationOfOperation: 5,
  certificateHold: 6,
  removeFromCRL: 8,
  privilegeWithdrawn: 9,
  aACompromise: 10,
} as const;
export type RevocationReason = keyof typeof REVOCATION_REASONS;

/** The name of a CRLReason value; undefined values count as unspecified. */
export function reasonOf(code: number): RevocationReason {
  const names = Object.keys(REVOCATION_REASONS) as RevocationReason[];
  return names.find((name) => REVOCATION_REASONS[name] === code) ?? 'unspecified';
}
