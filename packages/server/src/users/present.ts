import type { User } from '@countersign/contract';
import { displayName, toWsid } from '@countersign/domain';
import type { PersonRow } from './store.ts';

/** A person as they see themselves (Spec §3 "User"). */
export function presentUser(row: PersonRow): User {
  const { nickname, realName, phone, email, idttvStatus, sex, accountStatus, registeredAt, lastLoginAt } = row;
  return {
    userWsid: toWsid('user', row.id),
    accountStatus,
    nickname,
    realName,
    idttvStatus,
    phone,
    email,
    sex,
    displayName: displayName(row),
    userType: 'PERSON',
    registDatetime: registeredAt.toISOString(),
    lastLoginDatetime: lastLoginAt?.toISOString() ?? null,
    existSignPassword: row.signPasswordHash !== null,
  };
}
