import type { SealCheckStatus, SealScope, SealStatus } from './seal.ts';

/** Why a seal may not be used, in the order of the checks. */
export const SEAL_USE_REFUSALS = [
  'NOT_CHECKED',
  'REFUSED',
  'ABANDONED',
  'NOT_A_MEMBER',
  'NOT_AUTHORIZED',
  'REVOKED',
  'ENDED',
  'USED_UP',
  'OUT_OF_SCOPE',
  'ENTERPRISE_NOT_VERIFIED',
  'NAME_OUTDATED',
] as const;
export type SealUseRefusal = (typeof SEAL_USE_REFUSALS)[number];

export interface SealAuthorizationFacts {
  readonly id: string;
  readonly scope: SealScope;
  readonly envelopeIds: readonly string[];
  readonly bstIds: readonly string[];
  readonly endAt: Date | null;
  /** The maximum number of uses; null without a limit. */
  readonly count: number | null;
  /** Completed and pending uses. */
  readonly usedCount: number;
  readonly revokedAt: Date | null;
}

export interface SealUseFacts {
  readonly status: SealStatus;
  readonly checkStatus: SealCheckStatus;
  /** The identity of the enterprise is verified (PASSED). */
  readonly isEnterpriseVerified: boolean;
  /** The picture shows the current verified name of the enterprise (Rulings §8.13). */
  readonly isNameCurrent: boolean;
  readonly member: { readonly isLive: boolean; readonly isOwner: boolean };
  /** The authorisations of this member for this seal. */
  readonly authorizations: readonly SealAuthorizationFacts[];
}

/** The purpose of the use; null asks whether the seal may be used for any purpose. */
export interface SealPurpose {
  readonly envelopeId: string;
  /** The template that the envelope was made from. */
  readonly bstId: string | null;
}

export type SealUse =
  | { readonly usable: true; readonly authorization: SealAuthorizationFacts | null }
  | { readonly usable: false; readonly whyNot: SealUseRefusal };

/**
 * Whether a seal may be used at an instant (Spec §6): by the owner of the enterprise, or by a member with a valid
 * authorisation for the purpose; never a seal that is unchecked or abandoned, nor one of an enterprise that is not
 * verified. The last is checked last, because an authorisation can be granted before. Returns the authorisation for
 * which the use counts.
 */
export function mayUseSeal(facts: SealUseFacts, purpose: SealPurpose | null, now: Date): SealUse {
  const use = judgeLeave(facts, purpose, now);
  if (!use.usable) return use;
  if (!facts.isEnterpriseVerified) return refused('ENTERPRISE_NOT_VERIFIED');
  return facts.isNameCurrent ? use : refused('NAME_OUTDATED');
}

function judgeLeave(facts: SealUseFacts, purpose: SealPurpose | null, now: Date): SealUse {
  const { status, checkStatus, member, authorizations } = facts;
  if (checkStatus === 'WAITING') return refused('NOT_CHECKED');
  if (checkStatus === 'REFUSED') return refused('REFUSED');
  if (status !== 'NORMAL') return refused('ABANDONED');
  if (!member.isLive) return refused('NOT_A_MEMBER');
  if (member.isOwner) return { usable: true, authorization: null };
  const judged = authorizations.map((one) => ({ one, whyNot: judgeAuthorization(one, purpose, now) }));
  const good = judged.filter(({ whyNot }) => whyNot === null).map(({ one }) => one);
  const [first] = good.toSorted(narrowestFirst);
  if (first !== undefined) return { usable: true, authorization: first };
  // If several authorisations fail, the one that passed the most checks gives the reason.
  const nearest = judged.map(({ whyNot }) => SEAL_USE_REFUSALS.indexOf(whyNot ?? 'NOT_AUTHORIZED'));
  return refused(SEAL_USE_REFUSALS[Math.max(-1, ...nearest)] ?? 'NOT_AUTHORIZED');
}

const refused = (whyNot: SealUseRefusal): SealUse => ({ usable: false, whyNot });

/** Why one authorisation cannot be used, or null. */
export function judgeAuthorization(
  { revokedAt, endAt, count, usedCount, scope, envelopeIds, bstIds }: SealAuthorizationFacts,
  purpose: SealPurpose | null,
  now: Date,
): SealUseRefusal | null {
  if (revokedAt !== null) return 'REVOKED';
  if (endAt !== null && endAt <= now) return 'ENDED';
  if (count !== null && usedCount >= count) return 'USED_UP';
  if (purpose === null || scope === 'ALL') return null;
  const fits =
    scope === 'ENVELOPES'
      ? envelopeIds.includes(purpose.envelopeId)
      : purpose.bstId !== null && bstIds.includes(purpose.bstId);
  return fits ? null : 'OUT_OF_SCOPE';
}

const SCOPE_ORDER: Readonly<Record<SealScope, number>> = { ENVELOPES: 0, TEMPLATES: 1, ALL: 2 };

/** An authorisation for the purpose comes first, so that a general one keeps its uses; then the older one. */
const narrowestFirst = (a: SealAuthorizationFacts, b: SealAuthorizationFacts): number =>
  SCOPE_ORDER[a.scope] - SCOPE_ORDER[b.scope] || (a.id < b.id ? -1 : 1);
