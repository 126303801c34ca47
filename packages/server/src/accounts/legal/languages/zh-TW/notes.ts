import type { LegalNotes } from '../../legal-notes.ts';

export const notes: LegalNotes = {
  translation: '本文為譯文，以中文（簡體）文本為準。',
  unchecked: '本譯文未經母語人士審閱。',
};
