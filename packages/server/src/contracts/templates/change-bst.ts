import type { Api, DataIn } from '@countersign/contract';
import { type BstStatus, fromWsid } from '@countersign/domain';
import { type Call, type Handler, type Services, refuseWith } from '../../platform/index.ts';
import { demandGroup } from './create-bst.ts';
import { presentBst } from './present.ts';
import { readConfig } from './read-config.ts';
import { recordBst } from './record.ts';
import { actorOf, demandBst, demandToSettle, demandToUpdate } from './rights.ts';
import { saveConfig } from './save-config.ts';
import { updateBstRow } from './store.ts';

type One = DataIn<Api['getBst']>;

export const getBst = (services: Services, { caller, params }: Call<Api['getBst']>): Promise<One> =>
  services.db.withTx(async (tx) => {
    const actor = await actorOf(tx, caller);
    return { bst: await presentBst(tx, actor, await demandBst(tx, actor, fromWsid('bst', params.bstWsid))) };
  });

export async function updateBst(services: Services, call: Call<Api['updateBst']>): Promise<One> {
  const { params, body, caller, context } = call;
  if (body.bstWsid !== undefined && body.bstWsid !== params.bstWsid)
    refuseWith('ERROR_MALFORMED', { field: 'bstWsid', detail: 'is not the template of the path' });
  const config = await readConfig(services, body.configContent);
  return services.db.withTx(async (tx) => {
    const actor = await actorOf(tx, caller);
    const bst = await demandToUpdate(tx, actor, fromWsid('bst', params.bstWsid));
    const { configVersion } = body;
    const saved = await saveConfig(tx, services, { caller, context, bst, config, configVersion });
    return { bst: await presentBst(tx, actor, saved) };
  });
}

/** Name, description and group; omitted fields keep their values. */
export const renameBst = (services: Services, call: Call<Api['renameBst']>): Promise<One> =>
  services.db.withTx(async (tx) => {
    const { caller, context, body } = call;
    const actor = await actorOf(tx, caller);
    const bst = await demandToUpdate(tx, actor, fromWsid('bst', call.params.bstWsid));
    const { bstGroupWsid } = body;
    const change = {
      name: body.name ?? bst.name,
      description: body.description ?? bst.description,
      groupId: bstGroupWsid === undefined ? bst.groupId : await demandGroup(tx, actor, bstGroupWsid),
      modifiedAt: context.now,
    };
    await updateBstRow(tx, bst.id, change);
    await recordBst(tx, services, call, { kind: 'bst.renamed', bst: { id: bst.id, name: change.name } });
    return { bst: await presentBst(tx, actor, { ...bst, ...change }) };
  });

/** A template without a document or a signer cannot be used; one that is in that state already stays so. */
const setStatus = (
  services: Services,
  call: Call<Api['enableBst']> | Call<Api['disableBst']>,
  status: BstStatus,
): Promise<One> =>
  services.db.withTx(async (tx) => {
    const { caller, context } = call;
    const actor = await actorOf(tx, caller);
    const bst = await demandToSettle(tx, actor, fromWsid('bst', call.params.bstWsid));
    const { documents, roles } = bst.config;
    const isUsable = documents.length > 0 && roles.some(({ roleType }) => roleType === 'SIGNER');
    if (status === 'ENABLED' && !isUsable) refuseWith('ERROR_BST_INCOMPLETE');
    const change = { status, modifiedAt: context.now };
    if (bst.status !== status) {
      await updateBstRow(tx, bst.id, change);
      await recordBst(tx, services, call, { kind: status === 'ENABLED' ? 'bst.enabled' : 'bst.disabled', bst });
    }
    return { bst: await presentBst(tx, actor, { ...bst, ...change }) };
  });

export const enableBst: Handler<Api['enableBst']> = (services, call) => setStatus(services, call, 'ENABLED');

export const disableBst: Handler<Api['disableBst']> = (services, call) => setStatus(services, call, 'DISABLED');

/** Its row is kept for the use log and for the envelopes made from it. */
export const deleteBst = (services: Services, call: Call<Api['deleteBst']>): Promise<DataIn<Api['deleteBst']>> =>
  services.db.withTx(async (tx) => {
    const actor = await actorOf(tx, call.caller);
    const bst = await demandToSettle(tx, actor, fromWsid('bst', call.params.bstWsid));
    await updateBstRow(tx, bst.id, { recycledAt: call.context.now, groupId: null });
    await recordBst(tx, services, call, { kind: 'bst.deleted', bst });
    return {};
  });
