import type { text as Shape } from '../../zh-CN/app/failure-page.ts';

export const text: typeof Shape = {
  failed: 'Auf dieser Seite ist ein Fehler aufgetreten',
  notFound: 'Diese Seite gibt es nicht',
  notFoundWhy: 'Vielleicht ist die Adresse falsch geschrieben oder der Inhalt wurde verschoben.',
  home: 'Zur Startseite',
};
