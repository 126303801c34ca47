import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/finance/charges-tile.ts';

export const text: typeof Shape = {
  title: '簽署額度',
  left: (count) => `還剩 ${count} 份`,
  used: (count) => `近 30 天使用 ${count} 份`,
};
