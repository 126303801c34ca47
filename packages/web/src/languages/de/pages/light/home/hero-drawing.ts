import { byLevel } from '../../../../../text/level.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/home/hero-drawing.ts';

export const text: typeof Shape = {
  contract: 'Vertrag',
  seal: 'VERLAG GRÜNFELD',
  a: 'Partei A',
  b: 'Partei B',
  facts: ['Zertifikat', byLevel({ 'B-LTA': 'Zeitstempel', 'B-B': 'Unterzeichner' }), 'unverändert'],
};
