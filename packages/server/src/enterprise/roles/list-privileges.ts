import type { Api } from '@countersign/contract';
import { PERMISSION_KEYS } from '@countersign/domain';
import type { Handler } from '../../platform/http/handlers.ts';
import { findPrivileges } from '../../accounts/memberships/privileges.ts';
import { presentKeys } from './present.ts';
import { listAuthorKeys } from '../../contracts/templates/author-keys.ts';

export const listPrivileges: Handler<Api['listPrivileges']> = async (services, { caller: { memberId, isOwner } }) => {
  if (memberId === null) return { privilegeList: [] };
  if (isOwner) return { privilegeList: presentKeys([...PERMISSION_KEYS]) };
  const keys = await services.db.withTx(async (tx) => [
    ...(await findPrivileges(tx, memberId)),
    ...(await listAuthorKeys(tx, memberId)),
  ]);
  return { privilegeList: presentKeys(keys) };
};
