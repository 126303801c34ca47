import type { Api } from '@countersign/contract';
import { MESSAGE_KINDS, fromWsid } from '@countersign/domain';
import {
  type Handler,
  type Services,
  type Tx,
  demandSorts,
  filtersOf,
  pageOf,
  refuseWith,
} from '../../platform/index.ts';
import { accountOf } from '../../contracts/index.ts';
import { messageHint } from './hints.ts';
import { findMessages, markRead, pull, unreadByKind } from './message-store.ts';
import { presentMessage } from './message-text.ts';

async function unreadOf(tx: Tx, accountId: string) {
  const counts = await unreadByKind(tx, accountId);
  return { counts, unread: Object.values(counts).reduce((sum, one) => sum + one, 0) };
}

const read = async (
  services: Services,
  { caller, now }: { caller: Parameters<typeof accountOf>[0]; now: Date },
  ids: readonly string[] | null,
) => {
  const accountId = accountOf(caller);
  const unread = await services.db.withTx(async (tx) => {
    await markRead(tx, accountId, ids, now);
    return unreadOf(tx, accountId);
  });
  services.push.toPersons([caller.personId], messageHint);
  return unread;
};

export const listMessages: Handler<Api['listMessages']> = async (
  services,
  { caller, query, context: { language } },
) => {
  const { isread, actionType: wanted } = filtersOf(query.filters, ['isread', 'actionType']);
  demandSorts(query.sorts, ['createdDatetime']);
  const kind = MESSAGE_KINDS.find((one) => one === wanted);
  if (wanted !== undefined && kind === undefined)
    refuseWith('ERROR_MALFORMED', {
      field: 'filters.actionType',
      detail: `is none of ${MESSAGE_KINDS.join(', ')}`,
    });
  if (isread !== undefined && isread !== 'true' && isread !== 'false')
    refuseWith('ERROR_MALFORMED', { field: 'filters.isread', detail: 'is neither true nor false' });
  const isRead = isread === undefined ? undefined : isread === 'true';
  const page = pageOf(query);
  const filter = { accountId: accountOf(caller), isRead, kind };
  const { rows, totalElements } = await services.db.withTx((tx) => findMessages(tx, filter, page));
  return { messages: rows.map((row) => presentMessage(row, language)), page: { ...page, totalElements } };
};

export const countUnread: Handler<Api['countUnread']> = (services, { caller }) =>
  services.db.withTx((tx) => unreadOf(tx, accountOf(caller)));

export const pullMessages: Handler<Api['pullMessages']> = async (services, { caller, context: { language, now } }) => {
  const rows = await services.db.withTx((tx) => pull(tx, caller.personId, now));
  return { messages: rows.map((row) => presentMessage(row, language)) };
};

export const readMessages: Handler<Api['readMessages']> = (services, { caller, body, context: { now } }) =>
  read(
    services,
    { caller, now },
    body.messageWsids.flatMap((wsid) => fromWsid('message', wsid) ?? []),
  );

export const readAllMessages: Handler<Api['readAllMessages']> = (services, { caller, context: { now } }) =>
  read(services, { caller, now }, null);
