import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/finance/charges-tile.ts';

export const text: typeof Shape = {
  title: 'Créditos',
  left: (count) => `quedan ${count}`,
  used: (count) => `${count} usados en los últimos 30 días`,
};
