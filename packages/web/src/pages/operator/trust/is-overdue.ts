import type { TrustList } from '@countersign/contract';

type Facts = Pick<TrustList, 'enabled' | 'anchors'> & { readonly scheme: { nextUpdateDatetime: string | null } | null };

/**
 * Whether a list is believed though its next issue is due: it may still hold what was withdrawn. One that has ended
 * names nothing any more, so that nothing of it can be out of date.
 */
export function isOverdue({ enabled, anchors, scheme }: Facts, now: Date): boolean {
  const next = scheme?.nextUpdateDatetime ?? null;
  return enabled && anchors > 0 && next !== null && new Date(next) < now;
}
