import type { text as Shape } from '../../../../zh-CN/pages/console/home/elsewhere.ts';

export const text: typeof Shape = {
  title: 'ほかのアカウントの未処理',
  personal: '個人アカウント',
  count: (count) => (count >= 100 ? '未処理 99件以上' : `未処理 ${count}件`),
  open: (account) => `${account}に切り替えて開く`,
  more: (count) => `ほか${count}件：切り替えて表示`,
};
