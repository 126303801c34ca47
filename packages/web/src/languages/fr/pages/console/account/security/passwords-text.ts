import type { text as Shape } from '../../../../../zh-CN/pages/console/account/security/passwords-text.ts';

export const text: typeof Shape = {
  login: 'Mot de passe de connexion',
  loginWhy: 'Pour se connecter, changer les contacts et ajouter des clés d’accès.',
  noLogin:
    'Vous n’avez pas encore de mot de passe de connexion et vous connectez par code ou par clé d’accès. Si vous en définissez un, il servira aussi à la connexion.',
  setLogin: 'Définir un mot de passe de connexion',
  changeLogin: 'Changer le mot de passe de connexion',
  changeLoginWhy: 'Tous les autres appareils sont alors déconnectés ; celui-ci reste connecté.',
  removeKeys:
    'Retirer aussi toutes les clés d’accès et tous les téléphones de signature (si quelqu’un d’autre a pu utiliser votre compte)',
  forgotLogin: 'Mot de passe de connexion oublié',
  oldLogin: 'Mot de passe de connexion actuel',
  newLogin: 'Nouveau mot de passe de connexion',
  loginDone: 'Le mot de passe de connexion est changé ; les autres appareils sont déconnectés',
  sign: 'Mot de passe de signature',
  signWhy:
    'À saisir quand vous signez, pour confirmer que c’est bien vous. Il est distinct du mot de passe de connexion ; un code peut le remplacer.',
  isSet: 'Défini',
  notSet: 'Non défini',
  setSign: 'Définir le mot de passe de signature',
  changeSign: 'Changer le mot de passe de signature',
  oldSign: 'Mot de passe de signature actuel',
  newSign: 'Nouveau mot de passe de signature',
  setDone: 'Le mot de passe de signature est défini',
  changeDone: 'Le mot de passe de signature est changé',
  forgot: 'Mot de passe de signature oublié',
  retrieve: 'Réinitialiser le mot de passe de signature',
  retrieveWhy:
    'Confirmez que c’est bien vous par un code envoyé à votre propre contact, puis définissez un nouveau mot de passe de signature.',
  sendTo: 'Envoyer le code à',
  codeMissing: 'Saisissez le code à 6 chiffres',
  oldMissing: 'Saisissez le mot de passe actuel',
  unchanged: 'Le nouveau mot de passe est le même que l’actuel ; choisissez-en un autre',
  save: 'Enregistrer',
};
