import type { text as Shape } from '../../../../zh-CN/pages/console/home/text.ts';

export const text: typeof Shape = {
  title: 'Accueil',
  morning: (name) => `Bonjour, ${name}`,
  noon: (name) => `Bonjour, ${name}`,
  evening: (name) => `Bonsoir, ${name}`,
  night: (name) => `Bonsoir, ${name}`,
  waiting: (count) =>
    count === 0
      ? 'Rien ne vous attend.'
      : count === 1
        ? 'Un contrat vous attend.'
        : `${count} contrats vous attendent.`,
  waitingUntil: (count, when) =>
    count === 1
      ? `Un contrat vous attend ; échéance : ${when}.`
      : `${count} contrats vous attendent ; première échéance : ${when}.`,
  overview: 'Aperçu des contrats',
  quickStart: 'Démarrage rapide',
  fromTemplate: 'À partir d’un modèle',
  inBulk: 'Envoi groupé',
  ownSeals: 'Mes cachets et signatures',
  verifyFile: 'Vérifier un contrat',
  drop: 'Déposez ou choisissez des fichiers pour créer un contrat',
  dropShort: 'Choisissez des fichiers pour créer un contrat',
  dropHint: 'PDF, images et documents Office',
  dropHintPlain: 'PDF et images',
  mine: 'En attente de moi',
  signTogether: (count) => `Signer les ${count} ensemble`,
  mineEmpty: 'Tout est fait',
  mineEmptyWords: 'Quand ce sera votre tour de signer ou d’approuver, le contrat apparaîtra ici et vous serez prévenu.',
  others: 'En attente des autres',
  othersEmpty: 'Rien n’est en attente des autres.',
  soon: 'Expirent bientôt',
  soonEmpty: 'Aucune échéance dans les trois jours.',
  drafts: 'Brouillons',
  draftsEmpty: 'Aucun brouillon en cours.',
  recent: 'Récemment achevés',
  all: 'Tout voir',
  firstTitle: 'Trois étapes vers votre premier contrat',
  firstLead: 'Dans l’ordre que vous voulez, maintenant ou plus tard.',
  firstDone: (done, of) => `${done} sur ${of} faites`,
  lastStep: (step) => `Plus qu’une étape : ${step.charAt(0).toLowerCase()}${step.slice(1)}`,
  dismiss: 'Ne plus afficher',
  stepIdentity: 'Vérifier votre identité',
  stepIdentityWhy: 'Assure aux autres que c’est bien vous qui signez ; exigé pour les certificats à long terme.',
  stepIdentityWaiting: 'Vos pièces sont en cours d’examen.',
  stepIdentityEnterprise: 'Vérifier l’entreprise',
  stepIdentityEnterpriseWhy: 'Exigé avant d’utiliser ses cachets et certificats.',
  stepPassword: 'Définir un mot de passe de signature',
  stepPasswordWhy: 'Confirme que c’est vous quand vous signez ; distinct du mot de passe de connexion.',
  stepFirst: 'Créer un cachet, ou envoyer le premier contrat',
  stepFirstWhy: 'Dessinez, saisissez ou importez un cachet ; un contrat commence par un fichier.',
  doIdentity: 'Vérifier',
  doPassword: 'Le définir',
  doSeal: 'Créer un cachet',
  doSend: 'Envoyer un contrat',
  done: 'fait',
  toDo: 'à faire',
};
