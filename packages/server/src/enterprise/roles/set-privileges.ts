import type { Api, DataIn } from '@countersign/contract';
import { judgeRoleKeys, toWsid } from '@countersign/domain';
import { recordByCaller, listHolders, replaceKeys } from '../../accounts/index.ts';
import { type Call, type Services, demand } from '../../platform/index.ts';
import { demandRoleToChange } from './demand-role.ts';
import { presentKeys } from './present.ts';
import { tellHolders } from './tell-holders.ts';

type SetPrivileges = Api['setRolePrivileges'];

/** Sets the keys of a role: its holders have these rights, and no more, from their next request on (security 40). */
export function setRolePrivileges(
  services: Services,
  { caller, params, body, context }: Call<SetPrivileges>,
): Promise<DataIn<SetPrivileges>> {
  const given: string[] = [...new Set(body.privilegeList.map(({ permissions }) => permissions))];
  return services.db.withTx(async (tx) => {
    const { role, facts, by } = await demandRoleToChange(tx, caller, params.enterpriseRoleWsid);
    demand(judgeRoleKeys(by, facts, given));
    const added = given.filter((key) => !facts.keys.includes(key));
    const removed = facts.keys.filter((key) => !given.includes(key));
    if (added.length + removed.length > 0) {
      await replaceKeys(tx, role.id, given);
      await recordByCaller(tx, services, { caller, context }, 'role.privilegesSet', {
        enterpriseId: role.enterpriseId,
        roleWsid: toWsid('role', role.id),
        added: added.join(' '),
        removed: removed.join(' '),
      });
      tellHolders(services, await listHolders(tx, role.id));
    }
    return { privilegeList: presentKeys(given) };
  });
}
