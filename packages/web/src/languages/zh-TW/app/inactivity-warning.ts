import type { text as Shape } from '../../zh-CN/app/inactivity-warning.ts';

export const text: typeof Shape = {
  title: '您還在嗎？',
  why: '您已有一段時間沒有操作。為了帳號安全，倒數計時結束後將自動登出。',
  left: '距離登出還有',
  stay: '保持登入',
};
