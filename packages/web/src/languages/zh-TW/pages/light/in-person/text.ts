import type { text as Shape } from '../../../../zh-CN/pages/light/in-person/text.ts';

export const text: typeof Shape = {
  loading: '正在確認這台裝置的狀態',
  handTo: (name) => `請把裝置交給 ${name}`,
  handBack: (name) => `請把裝置交還給 ${name}`,
  thanks: {
    done: (name) => `謝謝，${name} 已處理完畢`,
    declined: (name) => `${name} 的決定已記錄`,
  },
  locked: (host) => `${host} 的帳號在這台裝置上已鎖定。`,
  why: (name) => `${name} 將收到一個驗證碼，用來證明身分並開啟合約。`,
  begin: (name) => `我是 ${name}，開始`,
  others: '現在也可以由這些人處理',
  finished: '所有人都已處理完畢。',
  waits: '其他參與人會在輪到時收到通知，或稍後再當面處理。',
  host: (host) => `${host} 登入並返回`,
  hostWhy: '只有裝置的主人可以在這裡登入。',
  overTitle: '當面簽署已結束',
  overWhy: '裝置已被收回，或超過 30 分鐘沒有使用。登入後可以繼續處理這份合約。',
  login: '登入',
  failed: '暫時無法確認這台裝置的狀態',
  again: '再試一次',
};
