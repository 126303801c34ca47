import { MESSAGE_KINDS, PAGE_SIZE } from '@countersign/domain';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { message } from '../shapes/entities.ts';
import { listQuery, page } from '../wire.ts';
import { wsid } from './envelope-params.ts';

const userParams = z.object({ userWsid: wsid });
const unread = z.object({ unread: z.number(), counts: z.partialRecord(z.enum(MESSAGE_KINDS), z.number()) });
/** Spec §7 "Messages and labels", for the active account. */
export const messageCalls = {
  listMessages: endpoint({
    method: 'GET',
    path: '/api/users/:userWsid/messages',
    access: 'self',
    summary: 'The message list, newest first; filters isread=true|false, actionType',
    params: userParams,
    query: z.looseObject(listQuery(PAGE_SIZE)),
    response: z.object({ messages: z.array(message), page }),
  }),
  countUnread: endpoint({
    method: 'GET',
    path: '/api/message-pusher/:userWsid',
    access: 'self',
    summary: 'How many messages are unread, by kind',
    params: userParams,
    response: unread,
  }),
  pullMessages: endpoint({
    method: 'GET',
    path: '/api/message-pusher/:userWsid/message-pull',
    access: 'self',
    summary: 'The private messages since the last pull, oldest first; at most 100',
    params: userParams,
    response: z.object({ messages: z.array(message) }),
  }),
  readMessages: endpoint({
    method: 'PUT',
    path: '/api/message-pusher/:userWsid/notifications',
    access: 'self',
    summary: 'Mark these messages read',
    params: userParams,
    body: z.strictObject({ messageWsids: z.array(wsid).min(1).max(200) }),
    response: unread,
  }),
  readAllMessages: endpoint({
    method: 'PUT',
    path: '/api/message-pusher/:userWsid/message-read-all',
    access: 'self',
    summary: 'Mark every message of the active account read',
    params: userParams,
    body: z.strictObject({}).optional(),
    response: unread,
  }),
};
