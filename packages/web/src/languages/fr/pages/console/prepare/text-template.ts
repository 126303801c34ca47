import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-template.ts';

export const text: typeof Shape = {
  roles: 'Rôles',
  leave: 'Retour au modèle',
  review: 'Contrôler et enregistrer',
  rolesTitle: 'Qui signe ou approuve',
  rolesLead:
    'Nommez les rôles, par exemple « Fournisseur ». Les personnes sont saisies à chaque utilisation ; si c’est toujours la même, saisissez son contact maintenant.',
  starter: 'Lancé par le membre qui utilise le modèle',
  addRole: 'Ajouter un rôle',
  roleName: 'Nom du rôle',
  contact: 'Demandé à chaque utilisation',
  listHint: 'La liste est importée à l’utilisation ; chacun y reçoit un contrat',
  expireDays: 'Jours pour signer',
  expireDaysHint: 'Comptés à partir de l’utilisation du modèle',
  reviewTitle: 'Enregistrer le modèle',
  save: 'Enregistrer le modèle',
  saving: 'Enregistrement du modèle…',
  saved: 'Modèle enregistré',
  gapsTitle: 'Requis avant d’enregistrer',
  warningsTitle: 'Peut encore être ajouté avant l’utilisation',
  atUse: 'l’entreprise nommée à l’utilisation',
  daysOf: (count) => `À signer dans un délai de ${count < 2 ? `${count} jour` : `${count} jours`} après l’utilisation`,
};
