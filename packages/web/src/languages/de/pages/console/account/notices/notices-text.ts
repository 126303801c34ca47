import { orMail } from '../../../../../../text/channels.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/account/notices/notices-text.ts';
import { CHANNEL_LABELS } from '@countersign/contract/languages/de/labels';

export const text: typeof Shape = {
  title: 'Benachrichtigungen',
  lead: orMail(
    'Wählen Sie für jede Art, wie Sie benachrichtigt werden; Änderungen gelten sofort. Jede Benachrichtigung wird einmal gesendet, per SMS oder E-Mail, bevorzugt an den vom Absender angegebenen Kontakt. Codes werden immer gesendet.',
    'Wählen Sie für jede Art, wie Sie benachrichtigt werden; Änderungen gelten sofort. Codes werden immer gesendet.',
  ),
  table: 'Benachrichtigungswege nach Art',
  topicHead: 'Benachrichtigung',
  topic: {
    TURN: 'Sie sind an der Reihe',
    REMINDER: 'Erinnerungen',
    RESULT: 'Ergebnisse',
    SECURITY: 'Kontosicherheit',
  },
  why: {
    TURN: 'Ein Vertrag wartet auf Ihre Unterschrift oder Prüfung',
    REMINDER: 'Der Absender bittet Sie, bald zu handeln',
    RESULT: 'Ein Vertrag ist abgeschlossen, abgelehnt, zurückgezogen oder abgelaufen',
    SECURITY: 'Neue Geräte, geänderte Passwörter oder Kontakte; immer gesendet, nicht abschaltbar',
  },
  channel: CHANNEL_LABELS,
  by: (topic, channel) => `${topic}: ${channel}`,
  notOffered: 'nicht verfügbar',
  undone: 'Nicht gespeichert; Ihre vorige Auswahl ist wiederhergestellt.',
  noPhone: 'Keine Telefonnummer hinterlegt: Benachrichtigungen kommen nur per E-Mail.',
  noEmail: 'Keine E-Mail-Adresse hinterlegt: Benachrichtigungen kommen nur per SMS.',
  bind: 'Hinterlegen',
  stopped: (contacts) => `Benachrichtigungen zu Verträgen und Einladungen gehen nicht mehr an ${contacts}`,
  stoppedWhy:
    'Jemand hat sie dort abbestellt oder sich darüber beschwert. Codes und Sicherheitshinweise werden weiter gesendet.',
  resume: 'Wieder senden',
  resumed: 'Benachrichtigungen werden wieder gesendet',
  desktopTitle: 'Desktop-Benachrichtigungen',
  desktopNone: 'Dieser Browser unterstützt keine Desktop-Benachrichtigungen.',
  desktopDenied:
    'Dieser Browser blockiert Benachrichtigungen dieser Website. Erlauben Sie sie in den Website-Einstellungen.',
  desktopAsk: 'Dieser Browser erlaubt noch keine Desktop-Benachrichtigungen.',
  desktopGranted:
    'Dieser Browser erlaubt Desktop-Benachrichtigungen: Solange diese Website geöffnet ist, werden Sie benachrichtigt, wenn Sie unterzeichnen oder prüfen sollen.',
  allow: 'Desktop-Benachrichtigungen erlauben',
  explainTitle: 'Desktop-Benachrichtigungen erlauben?',
  explain:
    'Es gibt zwei Arten: Sie sollen unterzeichnen, und Sie sollen prüfen. Ein Klick öffnet den Vertrag. Der Browser fragt jetzt um Erlaubnis; Sie können das im Browser jederzeit ändern.',
  goOn: 'Weiter',
};
