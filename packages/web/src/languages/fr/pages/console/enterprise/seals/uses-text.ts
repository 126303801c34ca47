import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/uses-text.ts';

export const text: typeof Shape = {
  title: 'Journal d’utilisation des cachets',
  lead: 'Chaque utilisation d’un cachet est enregistrée ici. Les lignes ne peuvent être ni modifiées ni supprimées.',
  back: 'Retour aux cachets',
  when: 'Signé',
  seal: 'Cachet',
  who: 'Par',
  contract: 'Contrat',
  selfApproved: 'Cachet accepté par son auteur',
  none: 'Aucune utilisation pour l’instant.',
  count: (count) => (count === '1' ? '1 utilisation' : `${count} utilisations`),
};
