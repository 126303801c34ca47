import type { text as Shape } from '../../../../zh-CN/pages/light/shared/text.ts';

export const text: typeof Shape = {
  title: 'Geteilte Dateien',
  lead: 'Daraus werden die Dokumente eines neuen Vertrags, den Sie vor dem Senden prüfen können.',
  kept: 'Bis Sie sich anmelden, bleiben die Dateien in diesem Browser und werden nicht hochgeladen. Nach einer Stunde werden sie gelöscht.',
  begin: 'Vertrag beginnen',
  logIn: 'Anmelden und fortfahren',
  discard: 'Nicht verwenden',
  noneTitle: 'Es ist keine Datei angekommen',
  noneWhy:
    'Bitte teilen Sie sie noch einmal über das Teilen-Menü Ihres Telefons. Geteilte Dateien werden höchstens eine Stunde aufbewahrt.',
  home: 'Zur Startseite',
};
