import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/login/text.ts';
import { CODE_DIGITS } from '@countersign/domain';

export const text: typeof Shape = {
  login: 'Se connecter',
  welcome: 'Bon retour',
  welcomeWhy: 'Connectez-vous pour reprendre vos contrats.',
  ways: 'Mode de connexion',
  byPassword: 'Mot de passe',
  byCode: 'Code unique',
  account: orMail('Téléphone ou e-mail', 'E-mail'),
  accountFault: {
    missing: orMail(
      'Veuillez saisir votre numéro de téléphone ou votre e-mail',
      'Veuillez saisir votre adresse e-mail',
    ),
    wrong: 'Compte saisi incorrect : veuillez le vérifier',
  },
  accountTaken: 'Ce compte est déjà inscrit',
  password: 'Mot de passe',
  passwordMissing: 'Veuillez saisir votre mot de passe',
  captchaAsked: 'Pour protéger le compte, veuillez aussi saisir les caractères de l’image.',
  codeMissing: `Veuillez saisir le code à ${CODE_DIGITS} chiffres`,
  noAccount: 'Pas encore de compte ?',
  toRegister: 'S’inscrire',
  remember: 'Mémoriser mon compte',
  forgot: 'Mot de passe oublié ?',
  register: 'S’inscrire',
  createTitle: 'Créer un compte',
  createWhy: orMail(
    'Inscrivez-vous par téléphone ou e-mail et envoyez votre premier contrat en quelques minutes.',
    'Inscrivez-vous par e-mail et envoyez votre premier contrat en quelques minutes.',
  ),
  nickname: 'Nom ou pseudonyme',
  newPassword: 'Mot de passe',
  create: 'S’inscrire et se connecter',
  haveAccount: 'Déjà un compte ?',
  toLogin: 'Se connecter',
};
