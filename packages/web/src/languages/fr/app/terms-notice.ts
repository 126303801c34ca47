import type { text as Shape } from '../../zh-CN/app/terms-notice.ts';

export const text: typeof Shape = {
  asks: 'Veuillez lire et confirmer la version en vigueur :',
  and: 'et',
  accept: 'Accepter',
};
