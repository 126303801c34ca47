import type { LegalNotes } from '../../legal-notes.ts';

export const notes: LegalNotes = {
  translation: 'Ceci est une traduction. Seule la version anglaise fait foi.',
  unchecked: 'Cette traduction n’a été relue par aucun locuteur natif.',
};
