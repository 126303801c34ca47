import type { Handlers } from '../http/index.ts';
import { getConfiguration, readContact } from './get-configuration.ts';
import { listOutbox } from './list-outbox.ts';
import { getOutboxMail } from './outbox-mail.ts';
import { listNotices, retryNotice } from './notices.ts';

export const deliveryCalls = {
  getConfiguration,
  readContact,
  listOutbox,
  getOutboxMail,
  listNotices,
  retryNotice,
} satisfies Partial<Handlers>;
