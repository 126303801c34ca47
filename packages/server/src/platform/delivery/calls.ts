import type { Handlers } from '../http/index.ts';
import { listOutbox } from './list-outbox.ts';
import { listNotices, retryNotice } from './notices.ts';

export const deliveryCalls = {
  listOutbox,
  listNotices,
  retryNotice,
} satisfies Partial<Handlers>;
