import { orMail } from '../../../../../../text/channels.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/forbidden/forbidden-text.ts';

export const text: typeof Shape = {
  title: 'Membres désactivés',
  lead: 'Les membres retirés de l’entreprise. Un membre restauré peut de nouveau utiliser le compte ; les cachets et les rôles sont à réattribuer.',
  search: orMail('Nom, téléphone, e-mail ou matricule', 'Nom, e-mail ou matricule'),
  none: 'Aucun membre désactivé',
  noneWhy: 'Les membres que vous désactivez sous « Membres et services » apparaissent ici.',
  disabledAt: (time) => `désactivé : ${time}`,
  count: (total) => (total === '1' ? '1 personne' : `${total} personnes`),
  restore: 'Restaurer',
  handOver: 'Transférer',
  handOverWhom: (name) => `Transférer le travail de ${name}`,
  restoreWhom: (name) => `Restaurer ${name}`,
  restoreTitle: (name) => `Restaurer ${name} ?`,
  restoreWhy:
    'Cette personne pourra de nouveau passer à ce compte d’entreprise. Ses rôles et autorisations de cachet antérieurs ne sont pas rétablis automatiquement.',
  restored: (name) => `${name} est de nouveau membre`,
};
