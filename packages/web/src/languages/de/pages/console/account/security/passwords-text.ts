import type { text as Shape } from '../../../../../zh-CN/pages/console/account/security/passwords-text.ts';

export const text: typeof Shape = {
  login: 'Anmeldepasswort',
  loginWhy: 'Zum Anmelden, Ändern von Kontakten und Hinzufügen von Passkeys.',
  noLogin:
    'Sie haben noch kein Anmeldepasswort und melden sich mit Code oder Passkey an. Wenn Sie eines festlegen, können Sie sich auch damit anmelden.',
  setLogin: 'Anmeldepasswort festlegen',
  changeLogin: 'Anmeldepasswort ändern',
  changeLoginWhy: 'Alle anderen Geräte werden dann abgemeldet; dieses bleibt angemeldet.',
  removeKeys:
    'Auch alle Passkeys und Signatur-Smartphones entfernen (falls jemand anderes Ihr Konto benutzt haben könnte)',
  forgotLogin: 'Anmeldepasswort vergessen',
  oldLogin: 'Aktuelles Anmeldepasswort',
  newLogin: 'Neues Anmeldepasswort',
  loginDone: 'Das Anmeldepasswort ist geändert; andere Geräte sind abgemeldet',
  sign: 'Signaturpasswort',
  signWhy:
    'Sie geben es beim Unterzeichnen ein, um zu bestätigen, dass Sie es sind. Es ist vom Anmeldepasswort getrennt; stattdessen geht auch ein Code.',
  isSet: 'Festgelegt',
  notSet: 'Nicht festgelegt',
  setSign: 'Signaturpasswort festlegen',
  changeSign: 'Signaturpasswort ändern',
  oldSign: 'Aktuelles Signaturpasswort',
  newSign: 'Neues Signaturpasswort',
  setDone: 'Das Signaturpasswort ist festgelegt',
  changeDone: 'Das Signaturpasswort ist geändert',
  forgot: 'Signaturpasswort vergessen',
  retrieve: 'Signaturpasswort zurücksetzen',
  retrieveWhy:
    'Bestätigen Sie mit einem Code an Ihren eigenen Kontakt, dass Sie es sind, und legen Sie ein neues Signaturpasswort fest.',
  sendTo: 'Code senden an',
  codeMissing: 'Geben Sie den 6-stelligen Code ein',
  oldMissing: 'Geben Sie das aktuelle Passwort ein',
  unchanged: 'Das neue Passwort ist dasselbe wie das aktuelle; wählen Sie ein anderes',
  save: 'Speichern',
};
