import type { TrustList } from '@countersign/contract';
import { useNow } from '../parts/use-now.ts';

/** Whether a list is believed though its next issue is due: it may still hold what was withdrawn. */
export function useIsOverdue({ enabled, scheme }: TrustList): boolean {
  const now = useNow();
  const next = scheme?.nextUpdateDatetime ?? null;
  return enabled && next !== null && new Date(next) < now;
}
