import type { text as Shape } from '../../../../zh-CN/pages/console/bulk/text.ts';
import { MULTI_JOB_LABELS, EXECUTION_LABELS } from '@countersign/contract/languages/de/labels';

export const text: typeof Shape = {
  status: MULTI_JOB_LABELS,
  execution: EXECUTION_LABELS,
  title: 'Sammelversand',
  lead: 'Ein Entwurf geht an alle auf einer Liste; jede Person unterzeichnet ihren eigenen Vertrag.',
  none: 'Noch kein Sammelversand',
  noneWhy:
    'Fügen Sie im Schritt „Teilnehmer“ eines Entwurfs eine Empfängerliste hinzu, um allen denselben Vertrag zu senden.',
  create: 'Neuer Vertrag',
  count: (count) => `${count} insgesamt`,
  rows: (count) => (count === '1' ? '1 Person' : `${count} Personen`),
  progress: (done, total) => `${done} von ${total} sind fertig`,
  numbers: (sent, failed, waiting) => `${sent} gesendet · ${failed} nicht gesendet · ${waiting} wartend`,
  numberRevoked: (count) => ` · ${count} zurückgezogen`,
  started: (when) => `Begonnen: ${when}`,
  untitled: 'Vertrag ohne Titel',
  back: 'Alle Sammelversände',
  inList: 'In der Vertragsliste zeigen',
  all: 'Alle',
  which: 'Nach Status filtern',
  noMatch: 'Keine passenden Empfänger',
  row: (number) => `Zeile ${number}`,
  open: 'Öffnen',
  openOf: (name) => `Vertrag von ${name} öffnen`,
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  retry: (count) => `Nicht gesendete wiederholen (${count})`,
  revoke: 'Alle zurückziehen',
  revokeTitle: 'Diesen Sammelversand zurückziehen?',
  revokeWords:
    'Nichts weiter wird gesendet. Laufende Verträge werden zurückgezogen und ihre Unterzeichner benachrichtigt. Abgeschlossene Verträge bleiben unverändert.',
  reason: 'Grund',
  reasonMissing: 'Bitte geben Sie einen Grund an.',
  paused: 'Pausiert. Sie können jederzeit fortsetzen.',
  resumed: 'Der Versand läuft weiter',
  retried: 'Neuer Versuch läuft',
  revoked: 'Wird zurückgezogen',
  failedHint:
    'Einige Verträge konnten nicht gesendet werden; jede Zeile nennt den Grund. Korrigieren Sie ihn und versuchen Sie es erneut.',
  leaveHint: 'Sie können diese Seite verlassen; der Versand läuft weiter.',
};
