import type { Indication, SubIndication } from './report.ts';

/** Reasons for TOTAL_FAILED; all others give INDETERMINATE (ETSI EN 319 102-1 §5.1.3, tables 5 and 6). */
const TOTALLY_FAILED: ReadonlySet<SubIndication> = new Set([
  'FORMAT_FAILURE',
  'HASH_FAILURE',
  'SIG_CRYPTO_FAILURE',
  'REVOKED',
  'EXPIRED',
  'NOT_YET_VALID',
]);

/** The indication for a reason, for signatures and time-stamps. */
export const indicationOf = (failure: SubIndication): Indication =>
  TOTALLY_FAILED.has(failure) ? 'TOTAL_FAILED' : 'INDETERMINATE';
