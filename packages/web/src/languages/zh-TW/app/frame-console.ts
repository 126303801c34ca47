import type { text as Shape } from '../../zh-CN/app/frame-console.ts';

export const text: typeof Shape = {
  navigation: '主導覽',
  home: '首頁',
  envelopes: '合約',
  bulk: '批次傳送',
  account: '帳號與印章',
  create: '發起簽署',
  enterprise: '企業',
  freeTitle: '這個連結只能處理一份合約',
  freeWhy: '您是透過簽署連結進來的。登入帳號後就可以使用其他功能。',
};
