import { LANGUAGES, type Language } from '@countersign/contract';
import type { LegalDocument } from '@countersign/domain';
import { notes as notesZh } from './languages/zh-CN/notes.ts';
import { privacy as privacyZh } from './languages/zh-CN/privacy.ts';
import { signature as signatureZh } from './languages/zh-CN/signature.ts';
import { terms as termsZh } from './languages/zh-CN/terms.ts';
import { notes as notesEn } from './languages/en/notes.ts';
import { privacy as privacyEn } from './languages/en/privacy.ts';
import { signature as signatureEn } from './languages/en/signature.ts';
import { terms as termsEn } from './languages/en/terms.ts';
import { notes as notesZhTw } from './languages/zh-TW/notes.ts';
import { privacy as privacyZhTw } from './languages/zh-TW/privacy.ts';
import { signature as signatureZhTw } from './languages/zh-TW/signature.ts';
import { terms as termsZhTw } from './languages/zh-TW/terms.ts';
import { notes as notesJa } from './languages/ja/notes.ts';
import { privacy as privacyJa } from './languages/ja/privacy.ts';
import { signature as signatureJa } from './languages/ja/signature.ts';
import { terms as termsJa } from './languages/ja/terms.ts';
import { notes as notesFr } from './languages/fr/notes.ts';
import { privacy as privacyFr } from './languages/fr/privacy.ts';
import { signature as signatureFr } from './languages/fr/signature.ts';
import { terms as termsFr } from './languages/fr/terms.ts';
import { notes as notesKo } from './languages/ko/notes.ts';
import { privacy as privacyKo } from './languages/ko/privacy.ts';
import { signature as signatureKo } from './languages/ko/signature.ts';
import { terms as termsKo } from './languages/ko/terms.ts';
import { notes as notesDe } from './languages/de/notes.ts';
import { privacy as privacyDe } from './languages/de/privacy.ts';
import { signature as signatureDe } from './languages/de/signature.ts';
import { terms as termsDe } from './languages/de/terms.ts';
import { notes as notesEs } from './languages/es/notes.ts';
import { privacy as privacyEs } from './languages/es/privacy.ts';
import { signature as signatureEs } from './languages/es/signature.ts';
import { terms as termsEs } from './languages/es/terms.ts';
import type { LegalNotes } from './legal-notes.ts';

/** The texts of an installation that has none of its own (docs/operate/legal.md). */
export const PRODUCT_TEXTS: Readonly<Record<Language, Readonly<Record<LegalDocument, string>>>> = {
  'zh-CN': { privacy: privacyZh, terms: termsZh, signature: signatureZh },
  en: { privacy: privacyEn, terms: termsEn, signature: signatureEn },
  'zh-TW': { privacy: privacyZhTw, terms: termsZhTw, signature: signatureZhTw },
  ja: { privacy: privacyJa, terms: termsJa, signature: signatureJa },
  fr: { privacy: privacyFr, terms: termsFr, signature: signatureFr },
  ko: { privacy: privacyKo, terms: termsKo, signature: signatureKo },
  de: { privacy: privacyDe, terms: termsDe, signature: signatureDe },
  es: { privacy: privacyEs, terms: termsEs, signature: signatureEs },
};

const NOTES: Readonly<Record<Language, LegalNotes>> = {
  'zh-CN': notesZh,
  en: notesEn,
  'zh-TW': notesZhTw,
  ja: notesJa,
  fr: notesFr,
  ko: notesKo,
  de: notesDe,
  es: notesEs,
};

/** What is said above a text of the product in this language; null for an original. */
export function noteOf(language: Language): string | null {
  const { translation, unchecked } = NOTES[language];
  const isChecked = LANGUAGES.some(({ tag, isChecked: isRead }) => tag === language && isRead);
  if (translation === '' || isChecked) return translation === '' ? null : translation;
  return translation.endsWith('。') ? `${translation}${unchecked}` : `${translation} ${unchecked}`;
}
