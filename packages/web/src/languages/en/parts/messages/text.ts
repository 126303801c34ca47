import type { text as Shape } from '../../../zh-CN/parts/messages/text.ts';

export const text: typeof Shape = {
  title: 'Messages',
  lead: 'What happened to your contracts and your account.',
  bell: (unread: number) => (unread === 0 ? 'Messages' : `Messages, ${unread} unread`),
  all: 'All',
  unread: 'Unread',
  which: 'Which messages',
  unreadMark: 'unread',
  readAll: 'Mark all as read',
  seeAll: 'See all messages',
  none: 'No messages yet',
  noneWhy: 'Contracts that wait for you, and progress of contracts that you sent, appear here.',
  noneUnread: 'No unread messages',
  noneUnreadWhy: 'You have read all of your messages.',
  today: 'Today',
  yesterday: 'Yesterday',
  fetchFailed: 'Fetch failed: your messages could not be loaded',
  several: (count: number) => `You have ${count} new messages`,
  open: 'Open',
  count: (total: number) => (total === 1 ? '1 message' : `${total} messages`),
};
