import type { text as Shape } from '../../zh-CN/app/terms-notice.ts';

export const text: typeof Shape = {
  asks: 'Please read and confirm the current version:',
  and: 'and',
  accept: 'Accept',
};
