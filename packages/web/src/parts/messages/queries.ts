import type { Message } from '@countersign/contract';
import { PAGE_SIZE } from '@countersign/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call, queryClient } from '../../api/client.ts';
import { currentUserWsid } from '../../api/session.ts';

const self = () => ({ userWsid: currentUserWsid() });
const LATEST = 6;

/** The number of unread messages of the active account. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: ['messages', 'unread', currentUserWsid()],
    queryFn: ({ signal }) => call(api.countUnread, { params: self(), signal }),
  });

/** The newest few, for the panel of the bell. */
export const latestMessagesQuery = () =>
  queryOptions({
    queryKey: ['messages', 'latest', currentUserWsid()],
    queryFn: ({ signal }) => call(api.listMessages, { params: self(), query: { limit: LATEST }, signal }),
  });

export const messagesQuery = (page: number, isUnread: boolean) =>
  queryOptions({
    queryKey: ['messages', 'list', currentUserWsid(), page, isUnread],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(api.listMessages, {
        params: self(),
        query: { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE, filters: isUnread ? 'isread=false' : '' },
        signal,
      }),
  });

export const refreshMessages = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['messages'] });

export async function readMessage({ messageWsid, isread }: Pick<Message, 'messageWsid' | 'isread'>): Promise<void> {
  if (isread) return;
  await call(api.readMessages, { params: self(), body: { messageWsids: [messageWsid] } });
  await refreshMessages();
}

export async function readAllMessages(): Promise<void> {
  await call(api.readAllMessages, { params: self() });
  await refreshMessages();
}

export const pullMessages = async (): Promise<readonly Message[]> =>
  (await call(api.pullMessages, { params: self() })).messages;
