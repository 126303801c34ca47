import type { text as Shape } from '../../zh-CN/app/terms-notice.ts';

export const text: typeof Shape = {
  asks: '最新版をご確認のうえ、同意してください：',
  and: 'と',
  accept: '同意する',
};
