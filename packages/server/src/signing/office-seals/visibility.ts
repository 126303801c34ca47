import { type PermissionKey, type Privileges, fromWsid, mayDo } from '@countersign/domain';
import { type Caller, type Tx, refuseWith } from '../../platform/index.ts';
import { findPrivileges } from '../../accounts/index.ts';
import { authorizationsOf } from './authorization-store.ts';
import { type SealRow, findMembers, findSeal } from './store.ts';
import { sealUse } from './seal-use.ts';

/** The caller's active membership; the authoriser has checked that there is one. */
export interface Member {
  readonly memberId: string;
  readonly enterpriseId: string;
  readonly isOwner: boolean;
}

export function memberOf({ memberId, enterpriseId, isOwner }: Caller): Member {
  if (memberId === null || enterpriseId === null) return refuseWith('ERROR_FORBIDDEN');
  return { memberId, enterpriseId, isOwner };
}

export async function privilegesOf(tx: Tx, { memberId, isOwner }: Member): Promise<Privileges> {
  return { isOwner, keys: isOwner ? new Set() : await findPrivileges(tx, memberId) };
}

/** Members who manage seals or their applications see all of them. */
const LOOKS_AFTER: readonly PermissionKey[] = [
  'officeSeals:manage',
  'officeSeals:authorize',
  'officeSeals:applications:approve:view',
  'officeSeals:applications:handle',
];
export const looksAfterSeals = (privileges: Privileges): boolean => LOOKS_AFTER.some((key) => mayDo(privileges, key));

/** A seal is visible to its maker and to members who may use it now, for any purpose (security 33). */
export async function seesSeal(tx: Tx, member: Member, seal: SealRow, now: Date): Promise<boolean> {
  if (seal.authorId === member.memberId || looksAfterSeals(await privilegesOf(tx, member))) return true;
  const holder = (await findMembers(tx, member.enterpriseId, [member.memberId])).get(member.memberId);
  if (holder === undefined) return false;
  const held = await authorizationsOf(tx, member.memberId, [seal.id]);
  return sealUse(seal, { ...holder, authorizations: held.get(seal.id) ?? [] }, null, now).usable;
}

/**
 * Returns the seal of a path, in the caller's enterprise.
 * @throws Refused ERROR_SEAL_NOT_FOUND for a foreign one too
 */
export async function demandSeal(
  tx: Tx,
  { enterpriseId }: Member,
  officeSealWsid: string,
  options: { readonly lock?: boolean } = {},
): Promise<SealRow> {
  return (
    (await findSeal(tx, enterpriseId, fromWsid('officeSeal', officeSealWsid), options)) ??
    refuseWith('ERROR_SEAL_NOT_FOUND')
  );
}
