import type { text as Shape } from '../../zh-CN/app/terms-notice.ts';

export const text: typeof Shape = {
  asks: '현재 버전을 읽고 확인해 주십시오:',
  and: '및',
  accept: '동의',
};
