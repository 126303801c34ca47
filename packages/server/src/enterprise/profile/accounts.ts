import type { Account } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import { type Tx, refuseWith } from '../../platform/index.ts';
import { type Membership, type PersonRow, findMemberships, findPerson, updatePerson } from '../../accounts/index.ts';

/** The personal account, then every enterprise account, also of enterprises the person was removed from (Spec §3). */
export async function findAccounts(tx: Tx, personId: string): Promise<Account[]> {
  const person = (await findPerson(tx, personId)) ?? refuseWith('ERROR_NOT_FOUND');
  const memberships = await findMemberships(tx, personId);
  return [personalAccount(person), ...memberships.map((membership) => presentAccount(person, membership))];
}

const personalAccount = ({ id, defaultMemberId, idttvStatus }: PersonRow): Account => ({
  userWsid: toWsid('user', id),
  userType: 'PERSON',
  defaultLogin: defaultMemberId === null,
  enterpriseName: null,
  enterpriseWsid: null,
  memberStatus: 'NORMAL',
  idttvStatus,
});

export const presentAccount = (
  { defaultMemberId }: Pick<PersonRow, 'defaultMemberId'>,
  { id, enterpriseId, enterpriseName, status, idttvStatus }: Membership,
): Account => ({
  userWsid: toWsid('enterpriseUser', id),
  userType: 'ENTERPRISE',
  defaultLogin: defaultMemberId === id,
  enterpriseName,
  enterpriseWsid: toWsid('enterprise', enterpriseId),
  memberStatus: status,
  idttvStatus,
});

/** Chooses the account that is active after login; without a default it is the personal one. */
export async function chooseDefaultAccount(
  tx: Tx,
  personId: string,
  { enterpriseWsid, isDefault, now }: { enterpriseWsid: string; isDefault: boolean; now: Date },
): Promise<Account[]> {
  const enterpriseId = fromWsid('enterprise', enterpriseWsid);
  const found = (await findMemberships(tx, personId)).find((one) => one.enterpriseId === enterpriseId);
  if (found === undefined) return refuseWith('ERROR_NOT_A_MEMBER');
  if (found.status === 'DISABLED') refuseWith('ERROR_MEMBER_DISABLED');
  const person = (await findPerson(tx, personId)) ?? refuseWith('ERROR_NOT_FOUND');
  const isCurrent = person.defaultMemberId === found.id;
  if (isDefault !== isCurrent) await updatePerson(tx, personId, { defaultMemberId: isDefault ? found.id : null }, now);
  return findAccounts(tx, personId);
}
