import type { TrustList } from '@countersign/contract';

type Facts = Pick<TrustList, 'enabled' | 'anchors'> & { readonly scheme: { nextUpdateDatetime: string | null } | null };

/**
 * Whether a list is still trusted though its next issue is due: it may contain withdrawn services. A list that has ended
 * contains no services, so it cannot be out of date.
 */
export function isOverdue({ enabled, anchors, scheme }: Facts, now: Date): boolean {
  const next = scheme?.nextUpdateDatetime ?? null;
  return enabled && anchors > 0 && next !== null && new Date(next) < now;
}
