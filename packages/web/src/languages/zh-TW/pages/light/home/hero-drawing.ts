import { byLevel } from '../../../../../text/level.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/home/hero-drawing.ts';

export const text: typeof Shape = {
  contract: '合作協議',
  seal: '青禾文化有限公司',
  a: '甲方',
  b: '乙方',
  facts: ['憑證', byLevel({ 'B-LTA': '時間戳記', 'B-B': '簽署人' }), '未變更'],
};
