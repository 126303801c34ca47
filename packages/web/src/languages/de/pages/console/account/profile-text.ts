import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/account/profile-text.ts';
import { IDENTITY_LABELS } from '@countersign/contract/languages/de/labels';

export const text: typeof Shape = {
  title: 'Profil',
  details: 'Angaben',
  lead: 'So sehen Teilnehmer und Kollegen Sie.',
  picture: 'Bild',
  pictureOf: (name) => `Bild von ${name}`,
  change: 'Bild ändern',
  add: 'Bild hochladen',
  remove: 'Bild entfernen',
  removeTitle: 'Das Bild entfernen?',
  removeWhy: 'Stattdessen werden Ihre Initialen angezeigt.',
  removed: 'Das Bild ist entfernt',
  crop: 'Bild anpassen',
  use: 'Dieses Bild verwenden',
  pictureDone: 'Das Bild ist geändert',
  unreadable: 'Dieses Bild lässt sich nicht verwenden. Wählen Sie ein PNG oder JPEG.',
  identity: 'Identität',
  verify: 'Bestätigen',
  identityOf: IDENTITY_LABELS,
  nickname: 'Anzeigename',
  nicknameMissing: 'Geben Sie einen Anzeigenamen ein',
  nameRule: (name) =>
    `Andere sehen „${name}“. Ist Ihre Identität bestätigt, ist das Ihr wirklicher Name; bis dahin Ihr Anzeigename, sonst Ihre ${orMail('Telefonnummer oder E-Mail-Adresse', 'E-Mail-Adresse')}.`,
  verifiedRule: (name) =>
    `Ihre Identität ist bestätigt: Andere sehen Ihren wirklichen Namen, „${name}“, und nicht mehr den Anzeigenamen.`,
  sex: 'Geschlecht',
  sexes: { '': 'Keine Angabe', MALE: 'Männlich', FEMALE: 'Weiblich' },
  language: 'Sprache der Benachrichtigungen',
  languageHint: orMail(
    'Für SMS, E-Mails und Anrufe. Die Sprache der Seiten wird getrennt gewählt.',
    'Für E-Mails. Die Sprache der Seiten wird getrennt gewählt.',
  ),
  save: 'Änderungen speichern',
  saved: 'Das Profil ist gespeichert',
  look: 'Darstellung',
  lookWhy: 'Nur für diesen Browser.',
  account: 'Konto',
  userId: 'Benutzer-ID',
  copyId: 'Benutzer-ID kopieren',
  registered: 'Registriert',
  lastLogin: 'Letzte Anmeldung',
  lastLoginFrom: (when, ip) => `${when}, IP ${ip}`,
  never: 'keine bekannt',
};
