import type { Handlers } from '../../platform/index.ts';
import { countUnread, listMessages, pullMessages, readAllMessages, readMessages } from './list-messages.ts';

/** The message list of the active account (Spec §7 "Messages and labels"). */
export const messageCalls = {
  listMessages,
  countUnread,
  pullMessages,
  readMessages,
  readAllMessages,
} satisfies Partial<Handlers>;
