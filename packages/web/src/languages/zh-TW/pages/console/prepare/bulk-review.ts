import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/bulk-review.ts';

export const text: typeof Shape = {
  send: (count) => `分別傳送給 ${count} 人`,
  starting: '正在準備傳送…',
  started: '已開始批次傳送',
  none: '名單還是空的，請先填寫名單。',
  good: (count) => `名單裡的 ${count} 人將各收到一份自己的合約。`,
  some: (valid, bad) => `將傳送給 ${valid} 人；另有 ${bad} 列需要修正，不會傳送。`,
  open: '檢視名單',
};
