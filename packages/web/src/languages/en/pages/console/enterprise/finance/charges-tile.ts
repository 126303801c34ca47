import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/finance/charges-tile.ts';

export const text: typeof Shape = {
  title: 'Charges',
  left: (count) => `${count} left`,
  used: (count) => `${count} used in the last 30 days`,
};
