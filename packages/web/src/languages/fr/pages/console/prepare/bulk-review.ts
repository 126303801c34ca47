import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/bulk-review.ts';

export const text: typeof Shape = {
  send: (count) => (count === '1' ? 'Envoyer à 1 personne' : `Envoyer à ${count} personnes`),
  starting: 'Préparation de l’envoi…',
  started: 'L’envoi a commencé',
  none: 'La liste est encore vide. Remplissez-la d’abord.',
  good: (count) =>
    count === '1'
      ? 'La personne de la liste reçoit un contrat.'
      : `Chacune des ${count} personnes de la liste reçoit son propre contrat.`,
  some: (valid, bad) => `Destinataires valables : ${valid} ; les autres (${bad}) sont à corriger et laissés de côté.`,
  open: 'Afficher la liste',
};
