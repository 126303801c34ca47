import type { text as Shape } from '../../../zh-CN/parts/page-text/page-text.ts';

export const text: typeof Shape = {
  label: 'Leseansicht',
  says: 'Der Text ist an Ihren Bildschirm angepasst. Maßgeblich ist die Seite selbst. Wo Text und Seite voneinander abweichen, sehen Sie ein Bild der Seite.',
  page: (page, of) => `Seite ${page} von ${of}`,
  see: 'Seite ansehen',
  picture: 'Ein Teil der Seite, als Bild gezeigt',
  empty: 'Diese Seite ist leer.',
  failed: 'Diese Seite konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  loading: 'Die Seite wird gelesen…',
};
