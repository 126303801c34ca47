import type { text as Shape } from '../../zh-CN/app/terms-notice.ts';

export const text: typeof Shape = {
  asks: 'Bitte lesen und bestätigen Sie die aktuelle Fassung:',
  and: 'und',
  accept: 'Akzeptieren',
};
