import type { EnterpriseIdentityStatus, ParticipantType } from '../vocabulary.ts';
import { type NamedUser, displayName } from './display-name.ts';

/**
 * The source of a name: verified by the authority, from the account's own profile, or given by another person such as
 * the sender.
 */
export const NAME_SOURCES = ['VERIFIED', 'PROFILE', 'GIVEN'] as const;
export type NameSource = (typeof NAME_SOURCES)[number];

/** Rulings §8.13: the source of a person's name. `account` is the account known to belong to the person, or null. */
export function nameSource(name: string, account: NamedUser | null | undefined): NameSource {
  if (!account || name !== displayName(account)) return 'GIVEN';
  return account.idttvStatus === 'PASSED' && account.realName ? 'VERIFIED' : 'PROFILE';
}

export interface NamedEnterprise {
  readonly name: string;
  /** The name that the authority has verified, or null. */
  readonly verifiedName: string | null;
  /** The result of `isBoundToEnterprise`; false if the reader must not learn it. */
  readonly isBound: boolean;
}

/**
 * Whether a participant acts for the named enterprise: as a member, or through a role that only its members can hold.
 */
export const isBoundToEnterprise = (one: {
  readonly memberId: string | null;
  readonly type: ParticipantType;
}): boolean => one.memberId !== null || one.type === 'ENTERPRISE_ROLE';

/**
 * The source of a participant's enterprise name. If the person is not a member, even a verified name is only the
 * sender's claim.
 */
export function enterpriseNameSource({ name, verifiedName, isBound }: NamedEnterprise): NameSource {
  if (!isBound) return 'GIVEN';
  return name === verifiedName ? 'VERIFIED' : 'PROFILE';
}

/** The source of the name under which an enterprise is registered here. */
export const registeredNameSource = (status: EnterpriseIdentityStatus): NameSource =>
  status === 'PASSED' || status === 'SENIOR_NO_CERT' ? 'VERIFIED' : 'PROFILE';
