import { byLevel } from '../../../../../text/level.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/home/hero-drawing.ts';

export const text: typeof Shape = {
  contract: 'Acuerdo',
  seal: 'EDITORIAL OLMEDA',
  a: 'Parte A',
  b: 'Parte B',
  facts: ['certificado', byLevel({ 'B-LTA': 'sello de tiempo', 'B-B': 'firmante' }), 'sin cambios'],
};
