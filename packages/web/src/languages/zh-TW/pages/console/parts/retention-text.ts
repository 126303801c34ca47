import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/retention-text.ts';

export const text: typeof Shape = {
  title: '保留策略',
  why: '超過天數的內容會自動刪除。已結束的合約只從本帳號移除，其他參與方仍保有；憑證和稽核日誌始終保留。',
  change: '修改策略',
  kinds: {
    drafts: '草稿',
    contracts: '已結束的合約',
    messages: '訊息',
    logs: 'Webhook 記錄',
    sessions: '登入過的瀏覽器',
  },
  hints: {
    drafts: '未再修改的天數。',
    contracts: '結束後的天數。',
    messages: '收到後的天數。',
    logs: '傳送後的天數。',
    sessions: '最後使用後的天數。',
  },
  after: (days) => (days === null ? '未設定，僅依平台自身的期限' : `${days} 天後刪除`),
  changedBy: (name, when) => `${isolate(name)} 修改於 ${when}`,
  sheetWhy: (days) =>
    `留空表示不另設期限。新的或更短的策略在 ${days} 天後才開始刪除草稿和合約；刪除合約前 30 天和 7 天各通知一次。`,
  range: (min, max) => `${min}–${max} 天。`,
  bounds: (min, max) => `請輸入 ${min} 到 ${max} 之間的整數，或留空`,
  keep: '未設定，僅依平台自身的期限',
  preview: '檢視將刪除的內容',
  save: '儲存',
  saved: '保留策略已儲存',
  next: '依此策略刪除',
  count: {
    contracts: (now, soon, isMore) => `合約：現在 ${now} 份，30 天內 ${soon} 份${isMore ? '以上' : ''}`,
    drafts: (now, soon, isMore) => `草稿：現在 ${now} 份，30 天內 ${soon} 份${isMore ? '以上' : ''}`,
  },
  held: (count) => `另有 ${count} 份處於法律保留中，不會刪除`,
  onHold: '法律保留',
  untitled: '無標題',
};
