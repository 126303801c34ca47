import { byLevel } from '../../../../text/level.ts';
import type { text as Shape } from '../../../zh-CN/parts/entry/text.ts';

export const text: typeof Shape = {
  asideTitle: 'Derrière chaque signature, un certificat',
  asideA: 'Un certificat par signature, émis sur-le-champ ; sa clé est détruite après usage',
  asideB: 'PAdES, la norme internationale : vérifiable même hors ligne',
  asideC: byLevel({
    'B-LTA': 'Horodatage et preuves complètes, conservés dans le fichier',
    'B-B': 'Un rapport de preuve complet, à télécharger avec le contrat',
  }),
};
