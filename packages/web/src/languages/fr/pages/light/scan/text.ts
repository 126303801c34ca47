import type { text as Shape } from '../../../../zh-CN/pages/light/scan/text.ts';

export const text: typeof Shape = {
  title: { WRITE: 'Écrivez votre signature', SEAL: 'Dessinez votre cachet' },
  forWhom: (name) => `pour ${name}`,
  page: 'Dessiner sur le téléphone',
  opening: 'Ouverture…',
  left: (minutes, seconds) => `encore ${minutes}:${String(seconds).padStart(2, '0')}`,
  send: 'Envoyer à l’ordinateur',
  doneTitle: 'C’est fait. Regardez votre ordinateur',
  doneWhy: 'Votre dessin est sur l’ordinateur. Vous pouvez fermer cette page.',
  goneTitle: 'Ce code a expiré',
  goneWhy:
    'Un code est valable cinq minutes et ne sert qu’une fois. Créez-en un nouveau sur l’ordinateur et scannez-le.',
  awayTitle: 'L’ouverture a échoué',
  incompleteTitle: 'Le lien n’est pas complet',
  incompleteWhy: 'Scannez le code de l’ordinateur avec l’appareil photo de votre téléphone.',
};
