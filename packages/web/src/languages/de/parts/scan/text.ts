import type { text as Shape } from '../../../zh-CN/parts/scan/text.ts';

export const text: typeof Shape = {
  title: 'Auf dem Smartphone zeichnen',
  steps: [
    'Code mit der Kamera Ihres Smartphones scannen',
    'Dort zeichnen und auf „Senden“ tippen',
    'Das Ergebnis erscheint hier von selbst',
  ],
  code: 'QR-Code: mit dem Smartphone scannen, um dort zu zeichnen',
  making: 'Code wird erstellt…',
  left: (minutes, seconds) => `läuft ab in ${minutes}:${String(seconds).padStart(2, '0')}`,
  opened: 'Auf Ihrem Smartphone geöffnet. Bitte schreiben Sie dort',
  expired: 'Der Code ist abgelaufen',
  again: 'Neuen Code erstellen',
  drawn: 'Ihre Zeichnung vom Smartphone ist angekommen',
  once: 'Der Code gilt einmal. Geben Sie ihn nicht weiter.',
};
