import type { Routes } from '../endpoint.ts';

export const messageRoutes = {
  listMessages: { method: 'GET', path: '/api/users/:userWsid/messages' },
  countUnread: { method: 'GET', path: '/api/message-pusher/:userWsid' },
  pullMessages: { method: 'GET', path: '/api/message-pusher/:userWsid/message-pull' },
  readMessages: { method: 'PUT', path: '/api/message-pusher/:userWsid/notifications' },
  readAllMessages: { method: 'PUT', path: '/api/message-pusher/:userWsid/message-read-all' },
} as const satisfies Routes;
