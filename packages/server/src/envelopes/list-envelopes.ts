import type { Api, DataIn } from '@countersign/contract';
import { EXPIRING_SOON_MS, type ShownStatus, type ShownStatusFilter } from '@countersign/domain';
import type { House } from '../house.ts';
import type { Call } from '../http/handlers.ts';
import { refuseWith } from '../http/refused.ts';
import { demandFields, parseFilters, parseSorts } from './list-query.ts';
import { type ListWish, countByShownStatus, countList, listPageIds } from './list-store.ts';
import { factsOf, findRoleHolders, senderAccountOf } from './facts.ts';
import { accountOf } from './reader.ts';
import { presentRow } from './present.ts';
import { findPersons, listEnvelopeRows } from './store.ts';

type List = Api['listEnvelopes'];

/** What one answer holds at most; `page.limit` says at what it was capped (Rulings §1.3). */
const LIMIT_MAX = 100;
const OFFSET_MAX = 10_000_000;
const RUNNING: readonly ShownStatus[] = [
  'WAITING_ME_SIGN',
  'WAITING_ME_CHECK',
  'WAITING_OTHERS',
  'WAITING_JOIN_ENTERPRISE',
];

/** The envelopes the caller has a part in (Spec §7), in a total order, with an exact total. */
export async function listEnvelopes(house: House, { query, caller, context }: Call<List>): Promise<DataIn<List>> {
  if (query.authorWsid !== undefined && query.authorWsid !== caller.userWsid) {
    refuseWith('ERROR_MALFORMED', { field: 'authorWsid', detail: 'is not the active account' });
  }
  demandFields(query.fields);
  const filters = parseFilters(query.filters);
  const wish: ListWish = {
    ...filters,
    title: query.title ?? filters.title,
    participantName: query.participantName ?? filters.participantName,
    isSender: query.cancellable === 'true' ? true : filters.isSender,
    accountId: accountOf(caller),
    shown: query.cancellable === 'true' ? ['ED_SUCCESS'] : shownOf(query.envelopeShownStatus),
    expiring:
      query.envelopeShownStatus === 'EXPIRING_SOON'
        ? [context.now, new Date(context.now.getTime() + EXPIRING_SOON_MS)]
        : null,
    sorts: parseSorts(query.sorts),
    offset: Math.min(query.offset, OFFSET_MAX),
    limit: Math.min(query.limit, LIMIT_MAX),
  };
  return house.db.withTx(async (tx) => {
    const ids = await listPageIds(tx, wish);
    const totalElements = await countList(tx, wish);
    const { envelopes, participants, documentCounts } = await listEnvelopeRows(tx, ids);
    const accountId = accountOf(caller);
    const roleHolders = await findRoleHolders(tx, participants);
    const senders = await findPersons(
      tx,
      envelopes.map(({ senderId }) => senderId),
    );
    const rows = ids.flatMap((id) => {
      const row = envelopes.find((one) => one.id === id);
      if (!row) return [];
      const theirs = participants.filter(({ envelopeId }) => envelopeId === id);
      const facts = factsOf(row, theirs, roleHolders);
      const own = new Set(facts.participants.flatMap((one) => (one.heldBy.includes(accountId) ? [one.id] : [])));
      const isSender = senderAccountOf(row) === accountId;
      const reader = { personId: caller.personId, accounts: [accountId], isSender, own };
      const extra = { documentCount: documentCounts.get(id) ?? 0, reader, sender: senders.get(row.senderId) };
      return [presentRow({ row, participants: theirs, facts }, extra)];
    });
    return { envelopes: rows, page: { offset: wish.offset, limit: wish.limit, totalElements } };
  });
}

function shownOf(filter: ShownStatusFilter): readonly ShownStatus[] | null {
  if (filter === 'ALL') return null;
  return filter === 'EXPIRING_SOON' ? RUNNING : [filter];
}

export async function countEnvelopes(
  house: House,
  call: Call<Api['countEnvelopes']>,
): Promise<DataIn<Api['countEnvelopes']>> {
  return { counts: await house.db.withTx((tx) => countByShownStatus(tx, accountOf(call.caller))) };
}
