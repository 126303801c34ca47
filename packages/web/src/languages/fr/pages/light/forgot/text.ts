import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/forgot/text.ts';

export const text: typeof Shape = {
  title: 'Réinitialiser votre mot de passe',
  why: 'Vérifiez votre numéro de téléphone, puis définissez un nouveau mot de passe.',
  whyAny: orMail(
    'Vérifiez votre numéro de téléphone ou votre adresse e-mail, puis définissez un nouveau mot de passe.',
    'Vérifiez votre adresse e-mail, puis définissez un nouveau mot de passe.',
  ),
  steps: 'Étapes vers un nouveau mot de passe',
  step: ['Vérification', 'Nouveau mot de passe', 'Terminé'],
  phone: 'Numéro de téléphone',
  phoneMissing: 'Veuillez saisir votre numéro de téléphone',
  account: orMail('Téléphone ou e-mail', 'E-mail'),
  accountMissing: orMail(
    'Veuillez saisir votre numéro de téléphone ou votre e-mail',
    'Veuillez saisir votre adresse e-mail',
  ),
  accountWrong: 'Compte saisi incorrect',
  unregistered: 'Ce compte n’est pas encore inscrit',
  toRegister: 'S’inscrire',
  frequent: 'Demandes trop fréquentes',
  unstable: 'Réseau instable, veuillez réessayer plus tard',
  codeMissing: 'Veuillez saisir le code reçu par téléphone',
  codeWrong: 'Le code reçu par téléphone est incorrect',
  emailCodeMissing: 'Veuillez saisir le code reçu par e-mail',
  emailCodeWrong: 'Le code reçu par e-mail est incorrect',
  next: 'Suivant',
  toLogin: 'Retour à la connexion',
  byEmail: 'Utiliser une adresse e-mail',
  checking: 'Contrôle du code…',
  newTitle: 'Définir un nouveau mot de passe',
  newWhy: (account) =>
    `Nouveau mot de passe de connexion du compte ${account}. Tous les autres appareils seront déconnectés.`,
  reset: 'Réinitialiser le mot de passe',
  resetFailed: 'La réinitialisation a échoué',
  verifyAgain: 'Vérifier à nouveau',
  doneTitle: 'Votre mot de passe est réinitialisé',
  doneWhy: (seconds) => `Connexion automatique dans ${seconds} s`,
  entering: 'Connexion…',
  enterNow: 'Se connecter',
  loginFailed: 'La connexion a échoué',
  hints: [
    'Le numéro est-il juste, et le téléphone peut-il recevoir appels et messages ?',
    'Une application de sécurité du téléphone a-t-elle bloqué le message ?',
    'Si aucun SMS n’arrive, vous pouvez recevoir le code par appel vocal',
  ],
  asideTitle: 'Vous seul pouvez changer votre mot de passe',
  asidePoints: [
    orMail(
      'Les codes ne sont envoyés qu’à un téléphone ou un e-mail associé au compte',
      'Les codes ne sont envoyés qu’à une adresse e-mail associée au compte',
    ),
    'Ensuite, connectez-vous avec le nouveau mot de passe sur chaque appareil',
    'Le mot de passe de signature reste le même ; modifiez-le dans les paramètres du compte',
  ],
};
