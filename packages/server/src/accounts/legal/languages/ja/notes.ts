import type { LegalNotes } from '../../legal-notes.ts';

export const notes: LegalNotes = {
  translation: 'これは翻訳です。英語版が正文です。',
  unchecked: 'この翻訳は母語話者による確認を受けていません。',
};
