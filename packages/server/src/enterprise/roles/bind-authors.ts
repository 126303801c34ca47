import type { Api, DataIn } from '@countersign/contract';
import { type AuditKind, fromWsid, judgeAuthors, toWsid } from '@countersign/domain';
import { type RoleRow, recordByCaller, deleteAuthors, findLiveMembers, insertAuthors } from '../../accounts/index.ts';
import { type Call, type Services, type Tx, demand, refuseWith } from '../../platform/index.ts';
import { refreshRoleEnvelopes } from '../../contracts/index.ts';
import { activeMember, demandRoleToChange } from './demand-role.ts';
import { presentPolicyRoles } from './present.ts';
import { tellHolders } from './tell-holders.ts';

type Bind = Api['bindRoleAuthors'];
type Unbind = Api['unbindRoleAuthors'];
type BindCall = Call<Bind> | Call<Unbind>;

/** Its keys apply to their next request, and open envelopes that wait for the role are shown to them (Spec §6). */
export const bindRoleAuthors = (services: Services, call: Call<Bind>): Promise<DataIn<Bind>> =>
  changeAuthors(services, call, 'role.authorsBound', (tx, role, memberIds) =>
    insertAuthors(tx, role.id, memberIds, call.context.now),
  );

/** The keys end with their next request; what they have signed as the role stays signed. */
export const unbindRoleAuthors = (services: Services, call: Call<Unbind>): Promise<DataIn<Unbind>> =>
  changeAuthors(services, call, 'role.authorsUnbound', (tx, role, memberIds) => deleteAuthors(tx, role.id, memberIds));

type Change = (tx: Tx, role: RoleRow, memberIds: readonly string[]) => Promise<readonly string[]>;

/** Idempotent: only those whose rights changed are notified. */
function changeAuthors(services: Services, call: BindCall, kind: AuditKind, change: Change): Promise<DataIn<Bind>> {
  const { caller, params, body, context } = call;
  const { enterpriseId, memberId: ownId } = activeMember(caller);
  const wanted = [...new Set(body.memberWsids)].map(
    (wsid) => fromWsid('enterpriseUser', wsid) ?? refuseWith('ERROR_NOT_FOUND'),
  );
  return services.db.withTx(async (tx) => {
    const { role, facts, by } = await demandRoleToChange(tx, caller, params.roleId);
    const members = await findLiveMembers(tx, enterpriseId, wanted);
    if (members.length < wanted.length) refuseWith('ERROR_NOT_FOUND');
    demand(judgeAuthors(by, facts, { isSelf: wanted.includes(ownId) }));
    const changed = new Set(await change(tx, role, wanted));
    if (changed.size > 0) {
      await refreshRoleEnvelopes(tx, [role.id]);
      await recordByCaller(tx, services, { caller, context }, kind, {
        enterpriseId,
        roleWsid: toWsid('role', role.id),
        name: role.name,
        memberWsids: [...changed].map((id) => toWsid('enterpriseUser', id)).join(' '),
      });
      tellHolders(
        services,
        members.filter(({ memberId }) => changed.has(memberId)),
      );
    }
    const [enterpriseRole] = await presentPolicyRoles(tx, enterpriseId, [role], context.language);
    return { enterpriseRole: enterpriseRole ?? refuseWith('ERROR_NOT_FOUND') };
  });
}
