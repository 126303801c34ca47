import type { text as Shape } from '../../zh-CN/app/terms-notice.ts';

export const text: typeof Shape = {
  asks: 'Lea y confirme la versión actual:',
  and: 'y',
  accept: 'Aceptar',
};
