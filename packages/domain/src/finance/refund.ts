import { type Decision, accept, refuse } from '../decision.ts';

/** A paid order, and what became of its charges; amounts in minor units. */
export interface RefundTerms {
  readonly paidMinor: number;
  readonly refundedMinor: number;
  readonly bought: number;
  /** Can still be used, and therefore returned. */
  readonly remaining: number;
  /** Held for running contracts, spent by finished ones, expired, returned by earlier refunds. */
  readonly held: number;
  readonly consumed: number;
  readonly expired: number;
  readonly returned: number;
}

/** What the charges that remain have cost, as far as it was not paid back. */
export const suggestedRefund = ({ paidMinor, refundedMinor, bought, remaining }: RefundTerms): number =>
  Math.min(paidMinor - refundedMinor, Math.floor((paidMinor * remaining) / bought));

/** Never more is paid back than was paid, and no charge is returned that was used. */
export function judgeRefund(
  { paidMinor, refundedMinor, remaining }: RefundTerms,
  { amountMinor, charges }: { readonly amountMinor: number; readonly charges: number },
): Decision<null> {
  const most = paidMinor - refundedMinor;
  if (amountMinor > most) return refuse('ERROR_REFUND_AMOUNT', { field: 'amountMinor', limit: most });
  if (charges > remaining) return refuse('ERROR_REFUND_CHARGES', { field: 'charges', limit: remaining });
  return accept(null);
}
