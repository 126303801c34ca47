import { MESSAGE_KINDS, fromWsid } from '@countersign/domain';
import type { Tx } from '../../platform/database/database.ts';
import { accountOf } from '../../contracts/envelopes/reads.ts';
import type { Services } from '../../platform/config/services.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { demandSorts, filtersOf, pageOf } from '../../platform/http/list.ts';
import { refuseWith } from '../../platform/http/refused.ts';
import { messageHint } from './hints.ts';
import { findMessages, markRead, pull, unreadByKind } from './message-store.ts';
import { presentMessage } from './message-text.ts';

type Calls = 'listMessages' | 'countUnread' | 'pullMessages' | 'readMessages' | 'readAllMessages';

async function unreadOf(tx: Tx, accountId: string) {
  const counts = await unreadByKind(tx, accountId);
  return { counts, unread: Object.values(counts).reduce((sum, one) => sum + one, 0) };
}

/** The message list of the active account (Spec §7 "Messages and labels"). */
export function messageHandlers(services: Services): Handlers<Calls> {
  const read = async (
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
  return {
    listMessages: async ({ caller, query, context: { language } }) => {
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
    },
    countUnread: ({ caller }) => services.db.withTx((tx) => unreadOf(tx, accountOf(caller))),
    pullMessages: async ({ caller, context: { language, now } }) => {
      const rows = await services.db.withTx((tx) => pull(tx, caller.personId, now));
      return { messages: rows.map((row) => presentMessage(row, language)) };
    },
    readMessages: ({ caller, body, context: { now } }) =>
      read(
        { caller, now },
        body.messageWsids.flatMap((wsid) => fromWsid('message', wsid) ?? []),
      ),
    readAllMessages: ({ caller, context: { now } }) => read({ caller, now }, null),
  };
}
