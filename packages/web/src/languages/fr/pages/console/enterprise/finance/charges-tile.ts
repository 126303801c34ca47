import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/finance/charges-tile.ts';

export const text: typeof Shape = {
  title: 'Crédits',
  left: (count) => `restants : ${count}`,
  used: (count) => `consommés en 30 jours : ${count}`,
};
