import type { LegalNotes } from '../../legal-notes.ts';

export const notes: LegalNotes = {
  translation: 'Dies ist eine Übersetzung. Verbindlich ist die englische Fassung.',
  unchecked: 'Diese Übersetzung wurde noch von keinem Muttersprachler geprüft.',
};
