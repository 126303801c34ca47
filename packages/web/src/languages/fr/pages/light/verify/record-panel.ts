import type { text as Shape } from '../../../../zh-CN/pages/light/verify/record-panel.ts';

export const text: typeof Shape = {
  title: 'Le contrat désigné par ce lien',
  number: 'Numéro',
  completed: 'Achevé',
  state: 'État',
  force: 'en vigueur',
  voided: (time) => `annulé d’un commun accord (${time})`,
  documents: 'Documents',
  documentsAre: (count) => `${count}`,
  next: 'Choisissez le fichier que vous avez reçu pour voir s’il est un document de ce contrat. Ni le nom ni le contenu du contrat ne sont affichés ici.',
  is: (at, of) => `Ce fichier est le document ${at} sur ${of} de ce contrat achevé, à l’octet près.`,
  isNot:
    'Ce fichier n’est pas un document de ce contrat achevé : il a pu être modifié, être une version inachevée ou appartenir à un autre contrat.',
  none: 'Aucun contrat achevé ne porte ce numéro.',
};
