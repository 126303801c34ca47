import type { text as Shape } from '../../../zh-CN/parts/paper/text.ts';

export const text: typeof Shape = {
  scan: 'Mit der Kamera scannen',
  title: 'Mit der Kamera scannen',
  lead: 'Fotografieren Sie das Papier; jedes Bild wird eine Seite.',
  unreadable: (name) => `Das Bild „${name}“ kann nicht gelesen werden`,
  fileName: (day) => `Scan ${day}`,
  failed: 'Das Dokument konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
  make: (count) =>
    count === 0
      ? 'Dokument erstellen'
      : count === 1
        ? 'Dokument erstellen (1 Seite)'
        : `Dokument erstellen (${count} Seiten)`,
  reading: 'Die Ränder des Papiers werden gesucht …',
  making: (page, count) => `Seite ${page} von ${count} wird erstellt`,
  notFound: 'Auf einem Bild wurde kein Papier gefunden, daher wird es ganz verwendet. Bitte prüfen Sie die Ränder.',
  tone: 'Farben',
  tones: { COLOUR: 'Farbe', GREY: 'Graustufen', BLACK_WHITE: 'Schwarzweiß' },
  private: 'Die Bilder bleiben in diesem Browser; nur das fertige Dokument wird hochgeladen.',
  take: 'Foto aufnehmen',
  choose: 'Bilder auswählen',
  pages: 'Seiten',
  page: (page) => `Seite ${page}`,
  edges: 'Ränder anpassen',
  edgesOf: (page) => `Ränder von Seite ${page} anpassen`,
  turn: (page) => `Seite ${page} drehen`,
  up: (page) => `Seite ${page} nach oben`,
  down: (page) => `Seite ${page} nach unten`,
  remove: (page) => `Seite ${page} entfernen`,
  use: 'Übernehmen',
  photograph: 'Foto',
  corner: (at, x, y) => `Ecke ${at}: ${x} % von links, ${y} % von oben`,
  how: 'Ziehen Sie die vier Ecken auf die des Papiers, oder bewegen Sie die gewählte mit den Pfeiltasten (mit Umschalt weiter).',
};
