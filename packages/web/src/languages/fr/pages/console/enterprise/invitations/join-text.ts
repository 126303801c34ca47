import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/invitations/join-text.ts';

export const text: typeof Shape = {
  title: 'Demandes d’adhésion',
  none: 'Aucune demande. Les personnes qui font une demande par le lien d’invitation, ou qu’un contrat nomme comme membres avant leur arrivée, apparaissent ici.',
  byLink: 'Par le lien d’invitation',
  because: (title) => `Nommé dans « ${title} »`,
  accept: 'Accepter',
  acceptWhom: (name) => `Accepter ${name}`,
  refuse: 'Refuser',
  refuseWhom: (name) => `Refuser ${name}`,
  accepted: (name) => `${name} est maintenant membre`,
  refused: (name) => `Demande refusée : ${name}`,
};
