import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/members/handover-dialog.ts';

export const text: typeof Shape = {
  title: 'En cours',
  none: 'Rien à transférer.',
  kinds: {
    DRAFT: 'Brouillons et contrats programmés',
    RUNNING: 'Contrats envoyés par ce membre',
    TURN: 'Contrats qui l’attendent',
    TEMPLATE: 'Modèles',
    MULTI_SEND: 'Envois groupés',
    ROLE: 'Rôles que personne d’autre n’a',
    SEAL: 'Autorisations de cachet',
    API_KEY: 'Clés API',
  },
  ends: 'prend fin avec l’appartenance',
  and: (count) => `et d’autres : ${count} en tout`,
  to: 'Transférer à',
  toOptional: 'Transférer à (facultatif ; possible plus tard)',
  close: 'Fermer',
  noSuccessor: 'L’entreprise n’a aucun autre membre qui puisse prendre la suite.',
  running: 'Transfert en cours…',
  handOver: 'Transférer',
  titleOf: (name) => `Transférer le travail de ${name}`,
  why: 'Ses contrats, brouillons, modèles et envois groupés, ainsi que les contrats qui attendent ce membre, passent au collègue, qui confirme aussi les accords d’annulation. Le transfert est consigné dans les preuves de chaque contrat.',
  choose: 'Choisissez le collègue qui prend la suite',
  started: 'Transfert en cours ; le collègue sera prévenu à la fin',
};
