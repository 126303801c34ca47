import type { text as Shape } from '../../../zh-CN/parts/messages/text.ts';

export const text: typeof Shape = {
  title: '訊息',
  lead: '與您有關的合約和帳號動態。',
  bell: (unread) => (unread === 0 ? '訊息' : `訊息，${unread} 則未讀`),
  all: '全部',
  unread: '未讀',
  which: '顯示哪些訊息',
  unreadMark: '未讀',
  readAll: '全部標為已讀',
  seeAll: '檢視全部訊息',
  none: '還沒有訊息',
  noneWhy: '有合約等您處理，或您發起的合約有了進展，都會出現在這裡。',
  noneUnread: '沒有未讀訊息',
  noneUnreadWhy: '您已經看完了所有訊息。',
  today: '今天',
  yesterday: '昨天',
  fetchFailed: '訊息取得失敗',
  several: (count) => `您有 ${count} 則新訊息`,
  open: '檢視',
  count: (total) => `共 ${total} 則`,
};
