import type { text as Shape } from '../../../zh-CN/parts/shield/text.ts';

export const text: typeof Shape = {
  title: 'Mit dem Smartphone unterzeichnen',
  lead: 'Der Signaturschlüssel liegt auf Ihrem eigenen Smartphone. Scannen Sie den Code, prüfen Sie dort den Vertrag und bestätigen Sie.',
  steps: [
    'Code mit der Kamera Ihres Smartphones scannen',
    'Dort den Vertrag und seinen Hashwert prüfen',
    'Auf dem Smartphone auf „Jetzt unterzeichnen“ tippen; der Rest geschieht hier',
  ],
  code: 'QR-Code: mit dem Smartphone scannen, um dort zu prüfen und zu unterzeichnen',
  making: 'Code wird erstellt…',
  status: {
    SHOWN: 'Der Code gilt einmal. Geben Sie ihn nicht weiter.',
    OPENED: 'Auf Ihrem Smartphone geöffnet. Prüfen und bestätigen Sie dort',
    READY: 'Das Smartphone signiert…',
    SIGNED: 'Mit dem Smartphone unterzeichnet',
    REFUSED: 'Sie haben sich auf dem Smartphone gegen die Unterzeichnung entschieden.',
    FAILED: 'Es wurde nicht unterzeichnet. Nichts hat sich geändert.',
    EXPIRED: 'Der Code ist abgelaufen.',
  },
  left: (minutes, seconds) => `läuft ab in ${minutes}:${String(seconds).padStart(2, '0')}`,
  newPhone: (name) => `Neu zum Unterzeichnen: ${name || 'ein weiteres Smartphone'}.`,
  numberWhy:
    'Geben Sie die Zahl ein, die Ihr eigenes Smartphone anzeigt. Zeigt Ihr Smartphone keine an, geben Sie nichts ein, schließen Sie dieses Fenster und beginnen Sie neu.',
  number: 'Zahl auf dem Smartphone',
  again: 'Neu beginnen',
  here: 'Auf diesem Smartphone unterzeichnen',
  compare: 'Hashwerte vergleichen',
  digest: (at, count) => (count === 1 ? 'SHA-256-Hashwert' : `SHA-256-Hashwert von Dokument ${at}`),
};
