import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/login/text.ts';
import { CODE_DIGITS } from '@countersign/domain';

export const text: typeof Shape = {
  login: 'Anmelden',
  welcome: 'Willkommen zurück',
  welcomeWhy: 'Melden Sie sich an, um mit Ihren Verträgen fortzufahren.',
  ways: 'Art der Anmeldung',
  byPassword: 'Passwort',
  byCode: 'Einmalcode',
  account: orMail('Telefonnummer oder E-Mail', 'E-Mail'),
  accountFault: {
    missing: orMail(
      'Bitte geben Sie Ihre Telefonnummer oder E-Mail-Adresse ein',
      'Bitte geben Sie Ihre E-Mail-Adresse ein',
    ),
    wrong: 'Das Konto ist nicht richtig eingegeben; bitte prüfen Sie es',
  },
  accountTaken: 'Dieses Konto ist bereits registriert',
  password: 'Passwort',
  passwordMissing: 'Bitte geben Sie Ihr Passwort ein',
  captchaAsked: 'Bitte geben Sie zum Schutz des Kontos auch die Zeichen im Bild ein.',
  codeMissing: `Bitte geben Sie den ${CODE_DIGITS}-stelligen Code ein`,
  noAccount: 'Noch kein Konto?',
  toRegister: 'Registrieren',
  remember: 'Mein Konto merken',
  forgot: 'Passwort vergessen?',
  register: 'Registrieren',
  createTitle: 'Konto erstellen',
  createWhy: orMail(
    'Registrieren Sie sich mit Telefonnummer oder E-Mail und senden Sie in wenigen Minuten Ihren ersten Vertrag.',
    'Registrieren Sie sich mit Ihrer E-Mail-Adresse und senden Sie in wenigen Minuten Ihren ersten Vertrag.',
  ),
  nickname: 'Name oder Anzeigename',
  newPassword: 'Passwort',
  create: 'Registrieren und anmelden',
  haveAccount: 'Schon ein Konto?',
  toLogin: 'Anmelden',
};
