import type { text as Shape } from '../../../../zh-CN/pages/console/home/elsewhere.ts';

export const text: typeof Shape = {
  title: 'Waiting in your other accounts',
  personal: 'Personal account',
  count: (count) => (count >= 100 ? '99+ waiting' : `${count} waiting`),
  open: (account) => `Switch to ${account} and open`,
  more: (count) => `${count} more: switch and see`,
};
