import { byLevel } from '../../../../../text/level.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/home/hero-drawing.ts';

export const text: typeof Shape = {
  contract: '계약서',
  seal: '푸른들문화',
  a: '갑',
  b: '을',
  facts: ['인증서', byLevel({ 'B-LTA': '타임스탬프', 'B-B': '서명자' }), '변경 없음'],
};
