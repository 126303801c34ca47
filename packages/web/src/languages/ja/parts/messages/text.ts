import type { text as Shape } from '../../../zh-CN/parts/messages/text.ts';

export const text: typeof Shape = {
  title: 'お知らせ',
  lead: '契約書とアカウントに関するお知らせです。',
  bell: (unread: number) => (unread === 0 ? 'お知らせ' : `お知らせ、未読${unread}件`),
  all: 'すべて',
  unread: '未読',
  which: '表示するお知らせ',
  unreadMark: '未読',
  readAll: 'すべて既読にする',
  seeAll: 'すべてのお知らせを見る',
  none: 'お知らせはまだありません',
  noneWhy: '処理をお待ちしている契約書や、送信した契約書の進捗がここに表示されます。',
  noneUnread: '未読のお知らせはありません',
  noneUnreadWhy: 'すべてのお知らせを確認済みです。',
  today: '今日',
  yesterday: '昨日',
  fetchFailed: 'お知らせを取得できませんでした',
  several: (count: number) => `新しいお知らせが${count}件あります`,
  open: '開く',
  count: (total: number) => `${total}件`,
};
