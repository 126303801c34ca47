import type { text as Shape } from '../../../../zh-CN/pages/console/detail/in-person-sheet.ts';

export const text: typeof Shape = {
  title: (name) => `Laisser ${name} agir sur cet appareil`,
  code: (contact) =>
    `La personne prouve son identité par un code envoyé à ${contact} ; il n’est pas affiché sur cet appareil.`,
  lock: 'Votre session sur cet appareil prend fin aussitôt : aucun onglet n’y ouvre plus vos contrats.',
  back: 'À la fin, l’appareil indique qu’il vous revient ; reconnectez-vous pour retrouver ce contrat.',
  act: 'Verrouiller et remettre l’appareil',
};
