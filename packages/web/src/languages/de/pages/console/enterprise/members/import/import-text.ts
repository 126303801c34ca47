import type { text as Shape } from '../../../../../../zh-CN/pages/console/enterprise/members/import/import-text.ts';

export const text: typeof Shape = {
  title: 'Mitglieder importieren',
  lead: 'Laden Sie viele Personen mit einer Tabelle ein: Jede erhält eine Einladung und wird durch Annehmen Mitglied.',
  back: 'Zurück zu den Mitgliedern',
  denied: 'Sie sind nicht berechtigt, Mitglieder zu importieren',
  deniedWhy:
    'Wenn Sie dies brauchen, bitten Sie einen Administrator des Unternehmens, die Berechtigung Ihrer Rolle hinzuzufügen.',
  steps: ['Vorlage ausfüllen', 'Prüfen', 'Importieren'],
  stepsLabel: 'Schritte des Imports',
  templateTitle: 'Vorlage herunterladen und ausfüllen',
  templateWhy:
    'Name und Kontakt sind erforderlich. Schreiben Sie eine Abteilung als „Forschung/Plattform“; erstellen Sie fehlende Abteilungen zuerst. Trennen Sie mehrere Rollen durch Kommas.',
  template: (format) => `Vorlage (${format})`,
  templateName: 'Mitglieder',
  dropTitle: 'Tabelle hochladen',
  drop: 'Tabelle hier ablegen oder auswählen',
  dropHint: (rows, size) => `XLSX oder CSV, höchstens ${rows} Zeilen und ${size}`,
  tooLarge: (size) => `Die Datei darf nicht größer als ${size} sein`,
  wrongType: 'Bitte wählen Sie eine XLSX- oder CSV-Datei',
  checking: (name) => `${name} wird geprüft…`,
  importing: (done, total) => `Import: ${done} von ${total}`,
  importingStill: 'Sie können diese Seite verlassen; der Import läuft weiter.',
  allGood: (total) =>
    total === '1'
      ? 'Geprüft: Die Zeile kann importiert werden.'
      : `Geprüft: Alle ${total} Zeilen können importiert werden.`,
  someBad: (good, bad) => `Geprüft: importierbar ${good}, fehlerhaft und ausgelassen ${bad}.`,
  noneGood: (bad) =>
    `Alle Zeilen sind fehlerhaft (${bad}). Bitte korrigieren Sie sie und laden Sie die Tabelle erneut hoch.`,
  empty: 'Die Tabelle enthält keine Mitglieder.',
  act: (count) => (count === '1' ? '1 Person importieren' : `${count} Personen importieren`),
  again: 'Andere Datei',
  errors: 'Fehlerhafte Zeilen',
  row: 'Zeile',
  column: 'Spalte',
  value: 'Inhalt',
  problem: 'Was falsch ist',
  blank: '(leer)',
  more: (count) => `${count} weitere zeigen`,
  capped: (most) => `Gezeigt werden die ersten ${most} Fehler; der Bericht nennt alle.`,
  done: 'Importiert',
  doneWhy: (count) =>
    count === '1'
      ? 'Eine Person wurde eingeladen. Sie wird durch Annehmen Mitglied und bis dahin als „Eingeladen“ angezeigt.'
      : `${count} Personen wurden eingeladen. Sie werden durch Annehmen Mitglieder und bis dahin als „Eingeladen“ angezeigt.`,
  doneBad: (count) =>
    count === '1'
      ? 'Eine Zeile wurde ausgelassen. Laden Sie den Bericht herunter, korrigieren Sie sie und importieren Sie sie erneut.'
      : `${count} Zeilen wurden ausgelassen. Laden Sie den Bericht herunter, korrigieren Sie sie und importieren Sie sie erneut.`,
  report: (format) => `Bericht (${format})`,
  reportName: 'Importbericht Mitglieder',
  another: 'Weitere Tabelle importieren',
  toInvited: 'Eingeladene Mitglieder ansehen',
};
