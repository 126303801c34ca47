import type { text as Shape } from '../../zh-CN/app/session-notice.ts';

export const text: typeof Shape = {
  changed: {
    title: '登入資訊已變更，頁面將重新整理',
    why: '您在另一個標籤頁裡登入、登出或切換了帳號。',
    act: '重新整理頁面',
  },
  inactive: {
    title: '長時間未操作，連線已斷開',
    why: '為了您的帳號安全，請重新登入。已儲存的內容都在。',
    act: '重新登入',
  },
  ended: {
    title: '您的登入已結束',
    why: '可能是您修改了密碼，或在另一台裝置上登出了這裡的登入。如果不是您本人操作，請登入後修改密碼。',
    act: '重新登入',
  },
  disabled: {
    title: '您已被目前的企業停用，即將登出',
    why: '企業管理員停用了您的成員身分。重新登入後，您的個人帳號仍可使用。',
    act: '登出',
  },
};
