import type { EnterpriseIdentityStatus } from '../vocabulary.ts';
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
  /** Who stands under the name is known to act for this enterprise: by a membership or a role. */
  readonly isBound: boolean;
}

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
