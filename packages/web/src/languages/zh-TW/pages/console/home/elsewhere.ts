import type { text as Shape } from '../../../../zh-CN/pages/console/home/elsewhere.ts';

export const text: typeof Shape = {
  title: '其他帳號待處理',
  personal: '個人帳號',
  count: (count) => (count >= 100 ? '99+ 份待處理' : `${count} 份待處理`),
  open: (account) => `切換到${account}並開啟`,
  more: (count) => `還有 ${count} 份，切換檢視`,
};
