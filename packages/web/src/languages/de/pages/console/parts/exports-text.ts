import type { text as Shape } from '../../../../zh-CN/pages/console/parts/exports-text.ts';

export const text: typeof Shape = {
  title: 'Alle Daten exportieren',
  make: 'Export beginnen',
  list: 'Datenexporte',
  none: 'Es gibt noch keinen Export.',
  running: 'Wird erstellt',
  ready: 'Bereit',
  stopped: 'Angehalten',
  expired: 'Abgelaufen',
  progress: (done, total) => `${done} von ${total} Verträgen gesammelt`,
  contents: (contracts, size) => `Verträge: ${contracts}, ${size}`,
  until: (when) => `herunterladbar bis ${when}`,
  from: (when) => `angefordert: ${when}`,
  stoppedWhy: 'Wer ihn angefordert hat, darf nicht mehr exportieren.',
  download: 'Herunterladen',
  remove: 'Löschen',
  removeTitle: 'Diesen Export löschen?',
  removeWhy:
    'Die Datei wird gelöscht und kann nicht mehr heruntergeladen werden. Verträge und andere Daten sind nicht betroffen.',
  removed: 'Der Export ist gelöscht',
  made: 'Der Export hat begonnen. Sie werden benachrichtigt, wenn er bereit ist.',
  firstDay: 'Verträge erstellt von',
  lastDay: 'bis',
  daysHint: (most) => `Für alle Verträge beide leer lassen. Ein Export fasst ${most}; erstellen Sie für mehr mehrere.`,
  period: (first, last) =>
    first === null
      ? `Verträge, erstellt bis ${last}`
      : `Verträge, erstellt ab ${first}${last === null ? '' : ` bis ${last}`}`,
  verify: 'Alle Verträge darin lassen sich offline prüfen: npm run verify -- FILE --trust root.pem',
};
