import { type Decision, accept, refuse } from '../decision.ts';
import type { ChargeOwnerKind } from '../finance/ledger.ts';

/** What an account may have deleted after some days. */
export const RETENTION_KINDS = ['drafts', 'contracts', 'messages', 'logs', 'sessions'] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** Days after which each is deleted; null for as long as the platform keeps it. */
export type RetentionDays = Readonly<Record<RetentionKind, number | null>>;
/** The fewest and the most days that the operator of the platform permits. */
export type RetentionBounds = Readonly<Record<RetentionKind, { readonly min: number; readonly max: number }>>;

/** Only an enterprise has webhooks and their log; only a person logs in. */
export const RETENTION_KINDS_OF: Readonly<Record<ChargeOwnerKind, readonly RetentionKind[]>> = {
  PERSON: ['drafts', 'contracts', 'messages', 'sessions'],
  ENTERPRISE: ['drafts', 'contracts', 'messages', 'logs'],
};

/** An account is told this many days before its policy deletes a contract, once each. */
export const RETENTION_NOTICE_DAYS = [30, 7] as const;
/** A new or shorter policy deletes no draft and no contract before this many days. */
export const RETENTION_GRACE_DAYS = 30;
/** How many drafts and contracts a preview lists. */
export const RETENTION_LISTED = 100;

/** @returns ERROR_RETENTION_DAYS with the first field out of its bounds, or one that accounts of this kind do not have */
export function judgeRetention(owner: ChargeOwnerKind, days: RetentionDays, bounds: RetentionBounds): Decision<null> {
  for (const field of RETENTION_KINDS) {
    const wanted = days[field];
    if (wanted === null) continue;
    const { min, max } = RETENTION_KINDS_OF[owner].includes(field) ? bounds[field] : { min: 0, max: 0 };
    if (wanted < min || wanted > max) return refuse('ERROR_RETENTION_DAYS', { field, min, max });
  }
  return accept(null);
}

/** Whether drafts or contracts would be deleted earlier than before, so that the time to object begins again. */
export const isEarlier = (before: RetentionDays, after: RetentionDays): boolean =>
  (['drafts', 'contracts'] as const).some(
    (kind) => (after[kind] ?? Number.POSITIVE_INFINITY) < (before[kind] ?? Number.POSITIVE_INFINITY),
  );
