import type { ConsentWords } from '../../text/consent.ts';

export const CONSENT: ConsentWords = {
  sign: {
    button: 'Signer maintenant',
    text: (button) =>
      `En choisissant « ${button} », je confirme que j’ai lu et accepté tous les documents ci-dessus, que je veux les signer électroniquement et qu’un certificat est utilisé pour cette signature.`,
  },
  fill: {
    button: 'Valider maintenant',
    text: (button) =>
      `En choisissant « ${button} », je confirme que j’ai lu les documents ci-dessus et que ce que j’ai rempli est exact.`,
  },
  void: {
    button: 'Confirmer l’annulation',
    text: (button) =>
      `En choisissant « ${button} », je confirme que j’ai lu cet accord d’annulation, que le contrat sera annulé quand tous auront confirmé, que je veux signer l’accord électroniquement et qu’un certificat est utilisé pour cette signature.`,
  },
  batch: {
    button: 'Signer maintenant',
    text: (button, count = 1) =>
      `En choisissant « ${button} », je confirme que j’ai lu et accepté tous les documents de ${count < 2 ? 'ce contrat' : `ces ${count} contrats`}, que je veux signer chacun d’eux électroniquement et qu’un certificat est utilisé pour chaque signature.`,
  },
};
