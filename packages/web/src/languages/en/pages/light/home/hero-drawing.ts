import { byLevel } from '../../../../../text/level.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/home/hero-drawing.ts';

export const text: typeof Shape = {
  contract: 'Agreement',
  seal: 'GREENFIELD PRESS',
  a: 'Party A',
  b: 'Party B',
  facts: ['certificate', byLevel({ 'B-LTA': 'time-stamp', 'B-B': 'signer' }), 'unchanged'],
};
