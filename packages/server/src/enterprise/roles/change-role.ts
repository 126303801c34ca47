import type { Api, DataIn, Language, PolicyRole } from '@countersign/contract';
import { type AuditKind, ROLES_MAX, judgeOwnRole, judgeRoleKeys, toWsid } from '@countersign/domain';
import {
  type RoleRow,
  recordByCaller,
  countOwnRoles,
  findRole,
  insertRole,
  isNameTaken,
  listHolders,
  privilegesOf,
  removeRole,
  replaceKeys,
  updateRoleName,
} from '../../accounts/index.ts';
import { type Call, type Services, type Tx, demand, lockKey, refuseWith } from '../../platform/index.ts';
import { findWaitingForRole, refreshRoleEnvelopes } from '../../contracts/index.ts';
import { activeMember, demandRoleToChange } from './demand-role.ts';
import { presentPolicyRoles } from './present.ts';
import { tellHolders } from './tell-holders.ts';

type RoleCall = Call<Api['createRole']> | Call<Api['renameRole']> | Call<Api['deleteRole']>;

/** A role defined by the enterprise, only with keys that its maker holds. */
export function createRole(services: Services, call: Call<Api['createRole']>): Promise<DataIn<Api['createRole']>> {
  const { caller, body, context } = call;
  const { enterpriseId } = activeMember(caller);
  const keys: string[] = [...new Set(body.privilegeList.map(({ permissions }) => permissions))];
  return services.db.withTx(async (tx) => {
    demand(judgeRoleKeys(await privilegesOf(tx, caller), { alias: null, keys: [], isOwn: false }, keys));
    // Two roles made concurrently cannot both take the last place within the limit.
    await lockKey(tx, `roles ${enterpriseId}`);
    if ((await countOwnRoles(tx, enterpriseId)) >= ROLES_MAX) refuseWith('ERROR_ROLE_LIMIT', { limit: ROLES_MAX });
    const role = { id: services.ids.next(), enterpriseId, name: body.name, alias: null, createdAt: context.now };
    if (!(await insertRole(tx, role))) refuseWith('ERROR_ROLE_EXISTS');
    await replaceKeys(tx, role.id, keys);
    await record(tx, services, call, role, {
      kind: 'role.created',
      detail: { name: role.name, added: keys.join(' ') },
    });
    return { enterpriseRole: await shown(tx, role, call.context.language) };
  });
}

export function renameRole(services: Services, call: Call<Api['renameRole']>): Promise<DataIn<Api['renameRole']>> {
  const { caller, params, body } = call;
  return services.db.withTx(async (tx) => {
    const { role, facts, by } = await demandRoleToChange(tx, caller, params.enterpriseRoleWsid);
    demand(judgeOwnRole(by, facts));
    await lockKey(tx, `roles ${role.enterpriseId}`);
    if (await isNameTaken(tx, role, body.name)) refuseWith('ERROR_ROLE_EXISTS');
    await updateRoleName(tx, role.id, body.name);
    await record(tx, services, call, role, { kind: 'role.renamed', detail: { from: role.name, name: body.name } });
    return { enterpriseRole: await shown(tx, role, call.context.language) };
  });
}

/** Its holders lose it; a role that a contract waits for cannot be deleted. */
export function deleteRole(services: Services, call: Call<Api['deleteRole']>): Promise<DataIn<Api['deleteRole']>> {
  const { caller, params } = call;
  return services.db.withTx(async (tx) => {
    const { role, facts, by } = await demandRoleToChange(tx, caller, params.enterpriseRoleWsid);
    demand(judgeOwnRole(by, facts));
    const title = await findWaitingForRole(tx, role.id);
    if (title !== null) refuseWith('ERROR_ROLE_IN_USE', { title });
    const holders = await listHolders(tx, role.id);
    await removeRole(tx, role.id);
    await refreshRoleEnvelopes(tx, [role.id]);
    await record(tx, services, call, role, { kind: 'role.deleted', detail: { name: role.name } });
    tellHolders(services, holders);
    return {};
  });
}

async function record(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  { caller, context }: RoleCall,
  { id, enterpriseId }: RoleRow,
  { kind, detail }: { readonly kind: AuditKind; readonly detail: Readonly<Record<string, string>> },
): Promise<void> {
  await recordByCaller(tx, { ids }, { caller, context }, kind, {
    enterpriseId,
    roleWsid: toWsid('role', id),
    ...detail,
  });
}

async function shown(
  tx: Tx,
  { enterpriseId, id }: Pick<RoleRow, 'enterpriseId' | 'id'>,
  language: Language,
): Promise<PolicyRole> {
  const row = (await findRole(tx, enterpriseId, id)) ?? refuseWith('ERROR_NOT_FOUND');
  const [role] = await presentPolicyRoles(tx, enterpriseId, [row], language);
  return role ?? refuseWith('ERROR_NOT_FOUND');
}
