import type { LegalNotes } from '../../legal-notes.ts';

export const notes: LegalNotes = { translation: '', unchecked: '' };
