import type { Api, DataIn } from '@countersign/contract';
import { SAVED_VIEWS_MAX, fromWsid, toWsid } from '@countersign/domain';
import { type Call, type Services, type Tx, lockKey, refuseWith } from '../../platform/index.ts';
import { accountOf } from './labels.ts';
import { deleteViewRow, listViews, putView } from './store.ts';

type Views = DataIn<Api['listSavedViews']>;

const answer = async (tx: Tx, accountId: string): Promise<Views> => ({
  views: (await listViews(tx, accountId)).map(({ id, name, search }) => ({
    viewWsid: toWsid('savedView', id),
    name,
    search,
  })),
});

export const listSavedViews = (services: Services, { caller }: Call<Api['listSavedViews']>): Promise<Views> =>
  services.db.withTx((tx) => answer(tx, accountOf(caller)));

/** Replaces a view of the same name; the number of names is limited. */
export async function saveView(
  services: Services,
  { caller, body, context: { now } }: Call<Api['saveView']>,
): Promise<Views> {
  const accountId = accountOf(caller);
  const id = services.ids.next();
  return services.db.withTx(async (tx) => {
    await lockKey(tx, `views ${accountId}`);
    const known = await listViews(tx, accountId);
    const isNew = known.every(({ name }) => name !== body.name);
    if (isNew && known.length >= SAVED_VIEWS_MAX) refuseWith('ERROR_VIEW_LIMIT', { limit: SAVED_VIEWS_MAX });
    await putView(tx, accountId, { id, name: body.name, search: body.search, createdAt: now });
    return answer(tx, accountId);
  });
}

export async function deleteView(services: Services, { caller, params }: Call<Api['deleteView']>): Promise<Views> {
  const accountId = accountOf(caller);
  const id = fromWsid('savedView', params.viewWsid) ?? refuseWith('ERROR_VIEW_NOT_FOUND');
  return services.db.withTx(async (tx) => {
    if (!(await deleteViewRow(tx, accountId, id))) refuseWith('ERROR_VIEW_NOT_FOUND');
    return answer(tx, accountId);
  });
}
