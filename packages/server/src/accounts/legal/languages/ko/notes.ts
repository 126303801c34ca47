import type { LegalNotes } from '../../legal-notes.ts';

export const notes: LegalNotes = {
  translation: '이 문서는 번역본이며, 영어본이 구속력을 가집니다.',
  unchecked: '이 번역은 원어민의 검토를 받지 않았습니다.',
};
