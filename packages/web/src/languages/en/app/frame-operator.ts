import type { text as Shape } from '../../zh-CN/app/frame-operator.ts';

export const text: typeof Shape = {
  navigation: 'Operator console',
  menu: 'Menu',
  account: (name) => `Operator menu: ${name}`,
};
