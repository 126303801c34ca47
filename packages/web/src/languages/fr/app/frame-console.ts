import type { text as Shape } from '../../zh-CN/app/frame-console.ts';

export const text: typeof Shape = {
  navigation: 'Navigation principale',
  home: 'Accueil',
  envelopes: 'Contrats',
  bulk: 'Envoi groupé',
  account: 'Compte',
  create: 'Nouveau contrat',
  enterprise: 'Entreprise',
  freeTitle: 'Ce lien ouvre un seul contrat',
  freeWhy: 'Vous êtes venu par un lien de signature. Connectez-vous pour accéder à tout le reste.',
};
