import type { Api } from '@countersign/contract';
import { PERMISSION_KEYS } from '@countersign/domain';
import type { Handler } from '../../platform/index.ts';
import { findPrivileges } from '../../accounts/index.ts';
import { presentKeys } from './present.ts';
import { listAuthorKeys } from '../../contracts/index.ts';

export const listPrivileges: Handler<Api['listPrivileges']> = async (services, { caller: { memberId, isOwner } }) => {
  if (memberId === null) return { privilegeList: [] };
  if (isOwner) return { privilegeList: presentKeys([...PERMISSION_KEYS]) };
  const keys = await services.db.withTx(async (tx) => [
    ...(await findPrivileges(tx, memberId)),
    ...(await listAuthorKeys(tx, memberId)),
  ]);
  return { privilegeList: presentKeys(keys) };
};
