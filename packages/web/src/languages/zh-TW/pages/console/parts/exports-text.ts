import type { text as Shape } from '../../../../zh-CN/pages/console/parts/exports-text.ts';

export const text: typeof Shape = {
  title: '匯出全部資料',
  make: '開始匯出',
  list: '資料匯出',
  none: '還沒有匯出過。',
  running: '正在產生',
  ready: '可以下載',
  stopped: '已停止',
  expired: '已過期',
  progress: (done, total) => `已收集 ${done} / ${total} 份合約`,
  contents: (contracts, size) => `${contracts} 份合約，${size}`,
  until: (when) => `${when} 前可以下載`,
  from: (when) => `${when} 申請`,
  stoppedWhy: '申請人已沒有匯出的權限。',
  download: '下載',
  remove: '刪除',
  removeTitle: '刪除這份匯出？',
  removeWhy: '匯出檔案會被刪除，不能再下載。合約和其他資料不受影響。',
  removed: '匯出已刪除',
  made: '已開始匯出，完成後會通知您。',
  firstDay: '合約建立日期從',
  lastDay: '到',
  daysHint: (most) => `都留空則匯出全部。一次匯出最多 ${most} 份合約，更多時請依時間段分次匯出。`,
  period: (first, last) =>
    first === null ? `${last} 及之前建立的合約` : `${first} ${last === null ? '起' : `至 ${last}`}建立的合約`,
  verify: '下載後可以用「npm run verify -- 檔名 --trust root.pem」離線驗證其中的全部合約。',
};
