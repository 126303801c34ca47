import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/pick-text.ts';

export const text: typeof Shape = {
  trouble: 'Le chargement a échoué. Veuillez réessayer plus tard.',
  members: 'Membres',
  envelopes: 'Contrats',
  envelopeSearch: 'Chercher un contrat par titre',
  noEnvelopes: 'Aucun contrat correspondant.',
  templates: 'Modèles',
  templateSearch: 'Chercher un modèle par nom',
  noTemplates: 'Aucun modèle correspondant.',
};
