import type { Api, DataIn } from '@countersign/contract';
import {
  type AuditKind,
  type DepartmentTree,
  fromWsid,
  judgeDelete,
  judgeDepartment,
  toWsid,
} from '@countersign/domain';
import { recordByCaller } from '../../accounts/index.ts';
import {
  type Call,
  type Caller,
  type RequestContext,
  type Services,
  type Tx,
  demand,
  refuseWith,
} from '../../platform/index.ts';
import { moveInvitations } from '../invitations/index.ts';
import { moveProfiles, placeMembers } from '../members/index.ts';
import { departmentIdOf, listTree, lockTree } from '../department-tree/index.ts';
import { presentTree } from './present.ts';
import { countMembers, insertDepartment, removeDepartment, updateDepartment as update } from './store.ts';

type Create = Api['createDepartment'];
type Update = Api['updateDepartment'];
type Delete = Api['deleteDepartment'];
type Transfer = Api['transferMembers'];

const enterpriseOf = ({ enterpriseId }: Caller): string => enterpriseId ?? refuseWith('ERROR_NOT_FOUND');

/** The id in the path; ids of another enterprise and unknown ids are not found. */
function idOfPath(tree: DepartmentTree, departmentWsid: string): string {
  const id = fromWsid('department', departmentWsid);
  return tree.find((one) => one.id === id)?.id ?? refuseWith('ERROR_NOT_FOUND');
}

export async function createDepartment(
  services: Services,
  { caller, body, context }: Call<Create>,
): Promise<DataIn<Create>> {
  const enterpriseId = enterpriseOf(caller);
  const { name } = body;
  return services.db.withTx(async (tx) => {
    const tree = await lockTree(tx, enterpriseId);
    const parentId = departmentIdOf(tree, body.parentWsid ?? null);
    demand(judgeDepartment(tree, { id: null, parentId, name }));
    const id = services.ids.next();
    const last = tree.filter((one) => one.parentId === parentId).at(-1)?.position ?? -1;
    const position = body.position ?? last + 1;
    await insertDepartment(tx, { id, enterpriseId, parentId, name, position, createdAt: context.now });
    await record(tx, services, { caller, context }, 'department.created', { departmentId: id, name });
    return { department: await shown(tx, enterpriseId, id) };
  });
}

export async function updateDepartment(services: Services, call: Call<Update>): Promise<DataIn<Update>> {
  const { caller, body, params, context } = call;
  const enterpriseId = enterpriseOf(caller);
  return services.db.withTx(async (tx) => {
    const tree = await lockTree(tx, enterpriseId);
    const id = idOfPath(tree, params.departmentWsid);
    const before = tree.find((one) => one.id === id) ?? refuseWith('ERROR_NOT_FOUND');
    const parentId = body.parentWsid === undefined ? before.parentId : departmentIdOf(tree, body.parentWsid);
    const { name = before.name, position = before.position } = body;
    demand(judgeDepartment(tree, { id, parentId, name }));
    await update(tx, { enterpriseId, id }, { name, parentId, position });
    await record(tx, services, { caller, context }, 'department.updated', { departmentId: id, name });
    return { department: await shown(tx, enterpriseId, id) };
  });
}

export async function deleteDepartment(services: Services, call: Call<Delete>): Promise<DataIn<Delete>> {
  const { caller, body, params, context } = call;
  const enterpriseId = enterpriseOf(caller);
  return services.db.withTx(async (tx) => {
    const tree = await lockTree(tx, enterpriseId);
    const id = idOfPath(tree, params.departmentWsid);
    const memberCount = (await countMembers(tx, enterpriseId)).get(id) ?? 0;
    const moveTo = body.moveTo === undefined ? undefined : departmentIdOf(tree, body.moveTo);
    const children = demand(judgeDelete(tree, { id, memberCount, moveTo }));
    for (const child of children) await update(tx, { enterpriseId, id: child.id }, { parentId: moveTo ?? null });
    const move = { from: id, to: moveTo ?? null };
    await moveProfiles(tx, enterpriseId, move);
    await moveInvitations(tx, enterpriseId, move);
    await removeDepartment(tx, enterpriseId, id);
    const name = tree.find((one) => one.id === id)?.name ?? '';
    await record(tx, services, { caller, context }, 'department.deleted', { departmentId: id, name });
    return {};
  });
}

/** All of them or none: an id of another enterprise's member is not found. */
export async function transferMembers(services: Services, call: Call<Transfer>): Promise<DataIn<Transfer>> {
  const { caller, body, context } = call;
  const enterpriseId = enterpriseOf(caller);
  const asked = new Set(body.memberWsids);
  const memberIds = [...asked].map((wsid) => fromWsid('enterpriseUser', wsid) ?? refuseWith('ERROR_NOT_FOUND'));
  return services.db.withTx(async (tx) => {
    const tree = await lockTree(tx, enterpriseId);
    const departmentId = departmentIdOf(tree, body.departmentWsid);
    if ((await placeMembers(tx, enterpriseId, memberIds, departmentId)) !== memberIds.length)
      refuseWith('ERROR_NOT_FOUND');
    const detail = { departmentId: departmentId ?? '', count: String(memberIds.length) };
    await record(tx, services, { caller, context }, 'department.membersTransferred', detail);
    return { departments: presentTree(tree, await countMembers(tx, enterpriseId)) };
  });
}

async function shown(tx: Tx, enterpriseId: string, id: string) {
  const wsid = toWsid('department', id);
  const all = presentTree(await listTree(tx, enterpriseId), await countMembers(tx, enterpriseId));
  return all.find(({ departmentWsid }) => departmentWsid === wsid) ?? refuseWith('ERROR_NOT_FOUND');
}

async function record(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  { caller, context }: { readonly caller: Caller; readonly context: RequestContext },
  kind: AuditKind,
  detail: Record<string, string>,
): Promise<void> {
  await recordByCaller(tx, { ids }, { caller, context }, kind, { ...detail, enterpriseId: enterpriseOf(caller) });
}
