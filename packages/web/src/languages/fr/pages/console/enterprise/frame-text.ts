import type { text as Shape } from '../../../../zh-CN/pages/console/enterprise/frame-text.ts';

export const text: typeof Shape = {
  sections: 'Sections de l’entreprise',
  templates: 'Modèles',
  members: 'Membres',
  invitations: 'Invitations',
  forbidden: 'Membres désactivés',
  seals: 'Cachets d’entreprise',
  mySeals: 'Mes cachets autorisés',
  sealAudit: 'Contrôle des cachets',
  allEnvelopes: 'Tous les contrats',
  applications: 'Applications',
  contractNumbers: 'Numéros de contrat',
  finance: 'Finances',
  data: 'Données de l’entreprise',
  retention: 'Conservation',
  roles: 'Rôles',
  deniedTitle: 'Vous n’avez pas le droit d’ouvrir cette page',
  deniedWhy: 'Si vous en avez besoin, demandez à un administrateur de l’entreprise d’ajouter ce droit à votre rôle.',
  personalTitle: 'Cette page appartient à un compte d’entreprise',
  personalWhy: 'Passez au compte d’une entreprise dans le menu des comptes, en haut.',
  toHome: 'Retour à l’entreprise',
};
