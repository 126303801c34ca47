import { orMail } from '../../../../../text/channels.ts';
import { supportContact } from '../../../../../text/support.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/report/text.ts';

export const text: typeof Shape = {
  title: 'Melden oder Hilfe anfordern',
  why: 'Haben Sie Codes oder Benachrichtigungen erhalten, um die Sie nie gebeten haben, oder kommen Codes nicht an? Beschreiben Sie es: Unsere Mitarbeiter gehen der Sache nach und stellen nötigenfalls den Versand an die Nummer ein.',
  contact: orMail('Ihre Telefonnummer oder E-Mail', 'Ihre E-Mail-Adresse'),
  contactFault: {
    missing: orMail('Geben Sie eine Telefonnummer oder E-Mail-Adresse ein', 'Geben Sie eine E-Mail-Adresse ein'),
    wrong: 'Das Format der Kontaktangabe ist falsch',
  },
  text: 'Was ist geschehen?',
  textHint: 'Zum Beispiel wann, und was in der Nachricht stand',
  textMissing: 'Beschreiben Sie, was geschehen ist',
  left: (count) => `noch ${count} Zeichen`,
  send: 'Senden',
  doneTitle: 'Meldung eingegangen',
  doneWhy: 'Unsere Mitarbeiter kümmern sich bald darum. Danke für den Hinweis.',
  phone: `In dringenden Fällen erreichen Sie den Kundendienst: ${supportContact()}`,
  back: 'Zurück zur Anmeldung',
};
