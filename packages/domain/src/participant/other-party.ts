import type { ParticipantType } from '../vocabulary.ts';

/** What an entry says about the party that it names. */
interface NamedParty {
  readonly type: ParticipantType;
  readonly phone: string | null;
  readonly email: string | null;
  readonly colleagueId: string | null;
  readonly enterpriseRoleWsid: string | null;
}

/**
 * Whether an entry names another party than before, or no party any more; one that named none keeps being the same. A
 * typed contact is not compared with a colleague's: the result would confirm a guess of a masked contact (security 36).
 */
export function isOtherParty(before: NamedParty, after: NamedParty): boolean {
  if (before.type === 'ENTERPRISE_ROLE' || after.type === 'ENTERPRISE_ROLE') {
    const isSameRole = before.type === after.type && before.enterpriseRoleWsid === after.enterpriseRoleWsid;
    return namesParty(before) && !isSameRole;
  }
  if (before.colleagueId !== null || after.colleagueId !== null) {
    return namesParty(before) && before.colleagueId !== after.colleagueId;
  }
  return namesParty(before) && !same(before.phone, after.phone) && !same(before.email, after.email);
}

const namesParty = ({ type, phone, email, colleagueId, enterpriseRoleWsid }: NamedParty): boolean =>
  type === 'ENTERPRISE_ROLE' ? enterpriseRoleWsid !== null : (colleagueId ?? phone ?? email) !== null;

const same = (one: string | null, other: string | null): boolean => one !== null && one === other;
