import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-template.ts';

export const text: typeof Shape = {
  roles: 'Rollen',
  leave: 'Zurück zur Vorlage',
  review: 'Prüfen und speichern',
  rolesTitle: 'Wer unterzeichnet oder prüft',
  rolesLead:
    'Benennen Sie die Rollen, zum Beispiel „Lieferant“. Die Personen werden bei jeder Verwendung eingegeben; ist es immer dieselbe, geben Sie den Kontakt jetzt ein.',
  starter: 'Beginnt das Mitglied, das die Vorlage verwendet',
  addRole: 'Rolle hinzufügen',
  roleName: 'Name der Rolle',
  contact: 'Bei jeder Verwendung erfragt',
  listHint: 'Die Liste wird bei der Verwendung importiert; jede Person darauf erhält einen Vertrag',
  expireDays: 'Tage zum Unterzeichnen',
  expireDaysHint: 'Gezählt ab der Verwendung der Vorlage',
  reviewTitle: 'Vorlage speichern',
  save: 'Vorlage speichern',
  saving: 'Vorlage wird gespeichert…',
  saved: 'Vorlage gespeichert',
  gapsTitle: 'Vor dem Speichern nötig',
  warningsTitle: 'Kann vor der Verwendung noch ergänzt werden',
  atUse: 'das bei der Verwendung genannte Unternehmen',
  daysOf: (count) => `Zu unterzeichnen binnen ${count === 1 ? '1 Tag' : `${count} Tagen`} ab Verwendung`,
};
