import type { Api, DataIn } from '@countersign/contract';
import { BST_GROUPS_MAX, fromWsid } from '@countersign/domain';
import { type Call, type Services, type Tx, refuseWith } from '../../platform/index.ts';
import { presentGroup } from './present.ts';
import { recordGroup } from './record.ts';
import { type Actor, actorOf } from './rights.ts';
import { deleteGroup, findGroup, insertGroup, listGroups, renameGroup } from './store.ts';

type Groups = DataIn<Api['listBstGroups']>;

const presented = async (tx: Tx, { enterpriseId }: Actor): Promise<Groups> => ({
  bstGroups: (await listGroups(tx, enterpriseId)).map(presentGroup),
});

export const listBstGroups = (services: Services, { caller }: Call<Api['listBstGroups']>): Promise<Groups> =>
  services.db.withTx(async (tx) => presented(tx, await actorOf(tx, caller)));

export const createBstGroup = (services: Services, call: Call<Api['createBstGroup']>): Promise<Groups> =>
  services.db.withTx(async (tx) => {
    const actor = await actorOf(tx, call.caller);
    const { enterpriseId } = actor;
    const { name } = call.body;
    if ((await listGroups(tx, enterpriseId)).length >= BST_GROUPS_MAX)
      refuseWith('ERROR_BST_GROUP_LIMIT', { limit: BST_GROUPS_MAX });
    const row = { id: services.ids.next(), enterpriseId, name, createdAt: call.context.now };
    if (!(await insertGroup(tx, row))) refuseWith('ERROR_BST_GROUP_EXISTS', { name });
    await recordGroup(tx, services, call, { kind: 'bstGroup.created', group: row });
    return presented(tx, actor);
  });

export const updateBstGroup = (services: Services, call: Call<Api['updateBstGroup']>): Promise<Groups> =>
  services.db.withTx(async (tx) => {
    const actor = await actorOf(tx, call.caller);
    const group = await demandOwn(tx, actor, call.params.bstGroupWsid);
    const { name } = call.body;
    const others = (await listGroups(tx, actor.enterpriseId)).filter(({ id }) => id !== group.id);
    if (others.some((other) => other.name === name)) refuseWith('ERROR_BST_GROUP_EXISTS', { name });
    await renameGroup(tx, group.id, name);
    const detail = { before: group.name };
    await recordGroup(tx, services, call, { kind: 'bstGroup.renamed', group: { ...group, name }, detail });
    return presented(tx, actor);
  });

/** Its templates are kept, without a group. */
export const deleteBstGroup = (services: Services, call: Call<Api['deleteBstGroup']>): Promise<Groups> =>
  services.db.withTx(async (tx) => {
    const actor = await actorOf(tx, call.caller);
    const group = await demandOwn(tx, actor, call.params.bstGroupWsid);
    await deleteGroup(tx, group.id);
    await recordGroup(tx, services, call, { kind: 'bstGroup.deleted', group });
    return presented(tx, actor);
  });

async function demandOwn(tx: Tx, { enterpriseId }: Actor, groupWsid: string) {
  const id = fromWsid('bstGroup', groupWsid);
  return (id === null ? null : await findGroup(tx, enterpriseId, id)) ?? refuseWith('ERROR_NOT_FOUND');
}
