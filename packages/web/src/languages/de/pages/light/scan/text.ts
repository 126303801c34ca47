import type { text as Shape } from '../../../../zh-CN/pages/light/scan/text.ts';

export const text: typeof Shape = {
  title: { WRITE: 'Unterschrift schreiben', SEAL: 'Siegel zeichnen' },
  forWhom: (name) => `für ${name}`,
  page: 'Auf dem Smartphone zeichnen',
  opening: 'Wird geöffnet…',
  left: (minutes, seconds) => `noch ${minutes}:${String(seconds).padStart(2, '0')}`,
  send: 'An den Computer senden',
  doneTitle: 'Fertig. Schauen Sie auf Ihren Computer',
  doneWhy: 'Ihre Zeichnung ist auf dem Computer. Sie können diese Seite schließen.',
  goneTitle: 'Dieser Code ist abgelaufen',
  goneWhy:
    'Ein Code gilt fünf Minuten und nur einmal. Erstellen Sie am Computer einen neuen und scannen Sie ihn erneut.',
  awayTitle: 'Öffnen fehlgeschlagen',
  incompleteTitle: 'Der Link ist unvollständig',
  incompleteWhy: 'Scannen Sie den Code am Computer mit der Kamera Ihres Smartphones.',
};
