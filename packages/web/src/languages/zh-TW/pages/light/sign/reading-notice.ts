import type { text as Shape } from '../../../../zh-CN/pages/light/sign/reading-notice.ts';

export const text: typeof Shape = {
  loading: '文件還在載入，全部載入後即可確認。',
  failed: '有頁面沒有顯示出來。請返回文件，點該頁上的「重試」，顯示後再確認。',
  unread: '發起人要求先看過文件。請返回文件，依上方的要求看完後再確認。',
};
