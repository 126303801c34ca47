import { type SignatureLevel, reachesLevel } from '@countersign/domain';
import type { Stamping, TimestampAuthority } from '@countersign/pki';
import type { Clock } from '../../platform/config/clock.ts';

/** Who stamps a signature of this level; at B-B nobody does, and its time is the signer's claim alone. */
export const stampingOf = (
  timestamps: TimestampAuthority,
  clock: Clock,
  { level = 'B-LTA' }: { readonly level?: SignatureLevel | undefined },
): Stamping => (reachesLevel(level, 'B-T') ? timestamps : { unstampedAt: clock.now() });
