import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/finance/charges-tile.ts';

export const text: typeof Shape = {
  title: 'Kontingent',
  left: (count) => `noch ${count}`,
  used: (count) => `${count} in den letzten 30 Tagen verbraucht`,
};
