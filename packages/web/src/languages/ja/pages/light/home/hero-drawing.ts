import { byLevel } from '../../../../../text/level.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/home/hero-drawing.ts';

export const text: typeof Shape = {
  contract: '契約書',
  seal: '青葉出版株式会社',
  a: '甲',
  b: '乙',
  facts: ['証明書', byLevel({ 'B-LTA': 'タイムスタンプ', 'B-B': '署名者' }), '改変なし'],
};
