import { byLevel } from '../../../../../text/level.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/home/hero-drawing.ts';

export const text: typeof Shape = {
  contract: 'Contrat',
  seal: 'GREENFIELD PRESS',
  a: 'Partie A',
  b: 'Partie B',
  facts: ['certificat', byLevel({ 'B-LTA': 'horodatage', 'B-B': 'signataire' }), 'inchangé'],
};
