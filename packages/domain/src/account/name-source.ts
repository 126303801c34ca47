import type { EnterpriseIdentityStatus, ParticipantType } from '../vocabulary.ts';
import { type NamedUser, displayName } from './display-name.ts';

/** Whose word a name is: verified by the authority, of the account's own profile, or given by another person, as a sender does. */
export const NAME_SOURCES = ['VERIFIED', 'PROFILE', 'GIVEN'] as const;
export type NameSource = (typeof NAME_SOURCES)[number];

/** Rulings §8.13: whose word the name of a person is; `account` is the one that bears it, null where none is proved to. */
export function nameSource(name: string, account: NamedUser | null | undefined): NameSource {
  if (!account || name !== displayName(account)) return 'GIVEN';
  return account.idttvStatus === 'PASSED' && account.realName ? 'VERIFIED' : 'PROFILE';
}

export interface NamedEnterprise {
  readonly name: string;
  /** The name that the authority has verified; null where it has verified none. */
  readonly verifiedName: string | null;
  /** As isBoundToEnterprise says, where the reader may know it. */
  readonly isBound: boolean;
}

/** Who stands in a contract acts for the enterprise that is named: as a member, or by a role that its members alone hold. */
export const isBoundToEnterprise = (one: {
  readonly memberId: string | null;
  readonly type: ParticipantType;
}): boolean => one.memberId !== null || one.type === 'ENTERPRISE_ROLE';

/**
 * The same of the enterprise of a participant. A verified name beside a person who is no member of that enterprise is still
 * no more than what the sender says of them.
 */
export function enterpriseNameSource({ name, verifiedName, isBound }: NamedEnterprise): NameSource {
  if (!isBound) return 'GIVEN';
  return name === verifiedName ? 'VERIFIED' : 'PROFILE';
}

/** The same of the name under which an enterprise is registered here. */
export const registeredNameSource = (status: EnterpriseIdentityStatus): NameSource =>
  status === 'PASSED' || status === 'SENIOR_NO_CERT' ? 'VERIFIED' : 'PROFILE';
