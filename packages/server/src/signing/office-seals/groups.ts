import type { Api, DataIn } from '@countersign/contract';
import { type AuditKind, SEAL_GROUPS_MAX, fromWsid, toWsid } from '@countersign/domain';
import { auditActor } from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { type Call, type Services, type Tx, refuseWith } from '../../platform/index.ts';
import { presentGroup } from './present.ts';
import { type Member, memberOf } from './visibility.ts';
import { type GroupRow, deleteGroupRow, findGroup, insertGroup, listGroups, renameGroupRow } from './store.ts';

type Answer = DataIn<Api['listSealGroups']>;
type Calling = Pick<Call<Api['listSealGroups']>, 'caller'>;

const all = async (tx: Tx, { enterpriseId }: Member): Promise<Answer> => ({
  groups: (await listGroups(tx, enterpriseId)).map(presentGroup),
});

export const listSealGroups = (services: Services, { caller }: Calling): Promise<Answer> =>
  services.db.withTx((tx) => all(tx, memberOf(caller)));

export async function createSealGroup(services: Services, call: Call<Api['createSealGroup']>): Promise<Answer> {
  const member = memberOf(call.caller);
  const { enterpriseId } = member;
  const { name } = call.body;
  return services.db.withTx(async (tx) => {
    const groups = await listGroups(tx, enterpriseId);
    if (groups.length >= SEAL_GROUPS_MAX) refuseWith('ERROR_SEAL_GROUP_LIMIT', { limit: SEAL_GROUPS_MAX });
    const isNew = await insertGroup(tx, { id: services.ids.next(), enterpriseId, name, createdAt: call.context.now });
    if (!isNew) refuseWith('ERROR_SEAL_GROUP_EXISTS', { name });
    await record(tx, services, call, 'officeSealGroup.created', { name });
    return all(tx, member);
  });
}

const demandGroup = async (tx: Tx, { enterpriseId }: Member, groupWsid: string): Promise<GroupRow> =>
  (await findGroup(tx, enterpriseId, fromWsid('sealGroup', groupWsid))) ?? refuseWith('ERROR_SEAL_GROUP_NOT_FOUND');

export async function renameSealGroup(services: Services, call: Call<Api['renameSealGroup']>): Promise<Answer> {
  const member = memberOf(call.caller);
  const { name } = call.body;
  return services.db.withTx(async (tx) => {
    const { id, name: before } = await demandGroup(tx, member, call.params.groupWsid);
    const groups = await listGroups(tx, member.enterpriseId);
    if (groups.some((one) => one.name === name && one.id !== id)) refuseWith('ERROR_SEAL_GROUP_EXISTS', { name });
    await renameGroupRow(tx, id, name);
    await record(tx, services, call, 'officeSealGroup.renamed', { before, name });
    return all(tx, member);
  });
}

/** Its seals remain, without a group. */
export async function deleteSealGroup(services: Services, call: Call<Api['deleteSealGroup']>): Promise<Answer> {
  const member = memberOf(call.caller);
  return services.db.withTx(async (tx) => {
    const { id, name } = await demandGroup(tx, member, call.params.groupWsid);
    await deleteGroupRow(tx, id);
    await record(tx, services, call, 'officeSealGroup.deleted', { name });
    return all(tx, member);
  });
}

async function record(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  { caller, context }: Pick<Call<Api['createSealGroup']>, 'caller' | 'context'>,
  kind: AuditKind,
  detail: Readonly<Record<string, string>>,
): Promise<void> {
  await recordAudit(tx, {
    id: ids.next(),
    at: context.now,
    kind,
    ...(await auditActor(tx, caller, context)),
    detail: { enterprise: toWsid('enterprise', memberOf(caller).enterpriseId), ...detail },
  });
}
