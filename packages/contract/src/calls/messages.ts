import { BULK_ACTION_MAX, MESSAGE_KINDS, PAGE_SIZE } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { messageRoutes } from '../routes/messages.ts';
import { message } from '../shapes/notices.ts';
import { listQuery, page } from '../shapes/basics.ts';
import { wsid } from './envelope-params.ts';

const userParams = z.object({ userWsid: wsid });
const unread = z.object({ unread: z.number(), counts: z.partialRecord(z.enum(MESSAGE_KINDS), z.number()) });
/** Spec §7 "Messages and labels", for the active account. */
export const messageCalls = endpoints(messageRoutes, {
  listMessages: {
    access: 'self',
    summary: 'The message list, newest first; filters isread=true|false, actionType',
    params: userParams,
    query: z.looseObject(listQuery(PAGE_SIZE)),
    response: z.object({ messages: z.array(message), page }),
  },
  countUnread: {
    access: 'self',
    summary: 'How many messages are unread, by kind',
    params: userParams,
    response: unread,
  },
  pullMessages: {
    access: 'self',
    summary: 'The private messages since the last pull, oldest first; at most 100',
    params: userParams,
    response: z.object({ messages: z.array(message) }),
  },
  readMessages: {
    access: 'self',
    summary: 'Mark these messages read',
    params: userParams,
    body: z.strictObject({ messageWsids: z.array(wsid).min(1).max(BULK_ACTION_MAX) }),
    response: unread,
  },
  readAllMessages: {
    access: 'self',
    summary: 'Mark every message of the active account read',
    params: userParams,
    body: z.strictObject({}).optional(),
    response: unread,
  },
});
