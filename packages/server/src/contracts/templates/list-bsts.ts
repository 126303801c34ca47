import type { Api, DataIn } from '@countersign/contract';
import { BST_STATUSES, displayName, fromWsid, mayDo, publicName, toWsid } from '@countersign/domain';
import { type Call, type Services, demandSorts, filtersOf, pageOf, refuseWith } from '../../platform/index.ts';
import { presentBsts } from './present.ts';
import { actorOf, demandBst, seesAllBsts, seesEnabledBsts } from './rights.ts';
import { countSentEnvelopes, findMemberNames, listUses, searchBsts } from './store.ts';

type List = Api['listBsts'];
type Uses = Api['listBstUseRecords'];

export async function listBsts(services: Services, { caller, query }: Call<List>): Promise<DataIn<List>> {
  demandSorts(query.sorts, ['createdDatetime']);
  const { status, name, bstGroupWsid } = filtersOf(query.filters, ['status', 'name', 'bstGroupWsid']);
  const known = BST_STATUSES.find((one) => one === status) ?? null;
  if (status !== undefined && known === null)
    refuseWith('ERROR_MALFORMED', { field: 'filters.status', detail: `is not one of ${BST_STATUSES.join(', ')}` });
  const page = pageOf(query);
  const groupId = bstGroupWsid === undefined || bstGroupWsid === 'NONE' ? null : fromWsid('bstGroup', bstGroupWsid);
  return services.db.withTx(async (tx) => {
    const actor = await actorOf(tx, caller);
    // A foreign or unknown group has no templates.
    if (bstGroupWsid !== undefined && bstGroupWsid !== 'NONE' && groupId === null)
      return { bsts: [], page: { ...page, totalElements: 0 } };
    const search = {
      enterpriseId: actor.enterpriseId,
      status: known,
      name: name?.trim() ?? '',
      groupId: bstGroupWsid === 'NONE' ? 'NONE' : groupId,
      memberId: seesAllBsts(actor) ? null : actor.memberId,
      seesEnabled: seesEnabledBsts(actor),
    };
    const { rows, total } = await searchBsts(tx, search, page);
    return { bsts: await presentBsts(tx, actor, rows), page: { ...page, totalElements: total } };
  });
}

/** Members who manage templates see every use of one; a member who uses it sees their own uses. */
export async function listBstUseRecords(
  services: Services,
  { caller, params, query }: Call<Uses>,
): Promise<DataIn<Uses>> {
  demandSorts(query.sorts, ['createdDatetime']);
  filtersOf(query.filters, []);
  const page = pageOf(query);
  return services.db.withTx(async (tx) => {
    const actor = await actorOf(tx, caller);
    const bst = await demandBst(tx, actor, fromWsid('bst', params.bstWsid));
    const isManager = mayDo(actor.privileges, 'businessScenarioTemplates:manage');
    const of = { bstId: bst.id, memberId: isManager ? null : actor.memberId };
    const { rows, total } = await listUses(tx, of, page);
    const names = await findMemberNames(
      tx,
      rows.map(({ memberId }) => memberId),
    );
    const sent = await countSentEnvelopes(
      tx,
      rows.map(({ envelopeId }) => envelopeId),
    );
    const useRecords = rows.map(({ id, memberId, envelopeId, createdAt, title, status }) => {
      const person = names.get(memberId);
      return {
        useWsid: toWsid('bstUse', id),
        memberWsid: toWsid('enterpriseUser', memberId),
        memberName: person ? publicName(displayName(person)) : '',
        createdDatetime: createdAt.toISOString(),
        envelopeWsid: toWsid('envelope', envelopeId),
        title,
        envelopeStatus: status,
        isBulk: sent.has(envelopeId),
        sentCount: sent.get(envelopeId) ?? 0,
      };
    });
    return { useRecords, page: { ...page, totalElements: total } };
  });
}
