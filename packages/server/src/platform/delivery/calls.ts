import type { Handlers } from '../http/index.ts';
import { getConfiguration } from './get-configuration.ts';
import { listOutbox } from './list-outbox.ts';
import { listNotices, retryNotice } from './notices.ts';

export const deliveryCalls = {
  getConfiguration,
  listOutbox,
  listNotices,
  retryNotice,
} satisfies Partial<Handlers>;
