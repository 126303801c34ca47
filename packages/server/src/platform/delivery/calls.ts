import type { Handlers } from '../http/index.ts';
import { getConfiguration } from './get-configuration.ts';
import { listOutbox } from './list-outbox.ts';
import { getOutboxMail } from './outbox-mail.ts';
import { listNotices, retryNotice } from './notices.ts';

export const deliveryCalls = {
  getConfiguration,
  listOutbox,
  getOutboxMail,
  listNotices,
  retryNotice,
} satisfies Partial<Handlers>;
