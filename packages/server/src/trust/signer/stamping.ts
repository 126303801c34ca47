import { type SignatureLevel, reachesLevel } from '@countersign/domain';
import type { Stamping, TimestampAuthority } from '@countersign/pki';
import type { Clock } from '../../platform/index.ts';

/**
 * Returns who time-stamps a signature of this level; at B-B it has no time-stamp, and its time is only claimed by the signer.
 */
export const stampingOf = (
  timestamps: TimestampAuthority,
  clock: Clock,
  { level = 'B-LTA' }: { readonly level?: SignatureLevel | undefined },
): Stamping => (reachesLevel(level, 'B-T') ? timestamps : { unstampedAt: clock.now() });
