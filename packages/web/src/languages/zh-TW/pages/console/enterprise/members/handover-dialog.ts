import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/members/handover-dialog.ts';

export const text: typeof Shape = {
  title: '負責事項',
  none: '沒有待移交的事項。',
  kinds: {
    DRAFT: '草稿和定時合約',
    RUNNING: '發起且進行中的合約',
    TURN: '等待其處理的合約',
    TEMPLATE: '範本',
    MULTI_SEND: '批次傳送',
    ROLE: '唯一持有的角色',
    SEAL: '用印授權',
    API_KEY: 'API 金鑰',
  },
  ends: '隨成員身分結束，不移交',
  and: (count) => `等 ${count} 項`,
  to: '移交給',
  toOptional: '移交給（選填，之後也可以移交）',
  close: '知道了',
  noSuccessor: '企業裡沒有其他可以接手的成員。',
  running: '正在移交…',
  handOver: '移交事項',
  titleOf: (name) => `移交 ${name} 的事項`,
  why: '合約、草稿、範本、批次傳送和等待其處理的合約都會轉給所選同事，作廢協議也由其確認。此操作會記入合約證據。',
  choose: '請選擇接手的同事',
  started: '正在移交，完成後同事會收到通知',
};
