import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/forgot/text.ts';

export const text: typeof Shape = {
  title: 'Passwort zurücksetzen',
  why: 'Bestätigen Sie Ihre Telefonnummer und legen Sie dann ein neues Passwort fest.',
  whyAny: orMail(
    'Bestätigen Sie Ihre Telefonnummer oder E-Mail-Adresse und legen Sie dann ein neues Passwort fest.',
    'Bestätigen Sie Ihre E-Mail-Adresse und legen Sie dann ein neues Passwort fest.',
  ),
  steps: 'Schritte zum neuen Passwort',
  step: ['Bestätigen', 'Neues Passwort', 'Fertig'],
  phone: 'Telefonnummer',
  phoneMissing: 'Bitte geben Sie Ihre Telefonnummer ein',
  account: orMail('Telefonnummer oder E-Mail', 'E-Mail'),
  accountMissing: orMail(
    'Bitte geben Sie Ihre Telefonnummer oder E-Mail-Adresse ein',
    'Bitte geben Sie Ihre E-Mail-Adresse ein',
  ),
  accountWrong: 'Das Konto ist nicht richtig eingegeben',
  unregistered: 'Dieses Konto ist noch nicht registriert',
  toRegister: 'Registrieren',
  frequent: 'Zu viele Anfragen',
  unstable: 'Instabile Verbindung, bitte später erneut versuchen',
  codeMissing: 'Bitte geben Sie den Code ein, der an Ihr Telefon ging',
  codeWrong: 'Der Code vom Telefon ist falsch',
  emailCodeMissing: 'Bitte geben Sie den Code aus der E-Mail ein',
  emailCodeWrong: 'Der Code aus der E-Mail ist falsch',
  next: 'Weiter',
  toLogin: 'Zurück zur Anmeldung',
  byEmail: 'E-Mail-Adresse verwenden',
  checking: 'Code wird geprüft…',
  newTitle: 'Neues Passwort festlegen',
  newWhy: (account) =>
    `Ein neues Anmeldepasswort für das Konto ${account}. Alle anderen Geräte werden damit abgemeldet.`,
  reset: 'Passwort zurücksetzen',
  resetFailed: 'Das Passwort konnte nicht zurückgesetzt werden',
  verifyAgain: 'Erneut bestätigen',
  doneTitle: 'Ihr Passwort wurde zurückgesetzt',
  doneWhy: (seconds) => `Automatische Anmeldung in ${seconds} s`,
  entering: 'Anmeldung läuft…',
  enterNow: 'Jetzt anmelden',
  loginFailed: 'Anmeldung fehlgeschlagen',
  hints: [
    'Stimmt die Telefonnummer und kann das Telefon Anrufe und Nachrichten empfangen?',
    'Hat eine Sicherheits-App die Nachricht blockiert?',
    'Wenn keine SMS ankommt, können Sie den Code per Anruf erhalten',
  ],
  asideTitle: 'Nur Sie können Ihr Passwort ändern',
  asidePoints: [
    orMail(
      'Codes gehen nur an eine Telefonnummer oder E-Mail-Adresse, die beim Konto hinterlegt ist',
      'Codes gehen nur an eine E-Mail-Adresse, die beim Konto hinterlegt ist',
    ),
    'Melden Sie sich danach auf jedem Gerät mit dem neuen Passwort an',
    'Das Signaturpasswort bleibt gleich; Sie ändern es in den Kontoeinstellungen',
  ],
};
