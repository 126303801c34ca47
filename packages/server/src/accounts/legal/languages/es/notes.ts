import type { LegalNotes } from '../../legal-notes.ts';

export const notes: LegalNotes = {
  translation: 'Esto es una traducción. La versión vinculante es la inglesa.',
  unchecked: 'Ningún hablante nativo ha revisado esta traducción.',
};
