import type { Language } from '@countersign/contract';

interface SpokenCode {
  /** The language of the voice, as carriers name it. */
  readonly voice: string;
  /** The digits are separated by commas, so that each is spoken by itself. */
  readonly words: (digits: string) => string;
}

/** What a call says. A caller whose language is not English is then told in English too, because the phone may be another's. */
export const SPOKEN_CODES: Readonly<Record<Language, SpokenCode>> = {
  'zh-CN': { voice: 'zh-CN', words: (digits) => `您的验证码是 ${digits}` },
  en: { voice: 'en-US', words: (digits) => `Your code is ${digits}` },
  'zh-TW': { voice: 'zh-TW', words: (digits) => `您的驗證碼是 ${digits}` },
  ja: { voice: 'ja-JP', words: (digits) => `認証コードは ${digits} です` },
  fr: { voice: 'fr-FR', words: (digits) => `Votre code est ${digits}` },
  ko: { voice: 'ko-KR', words: (digits) => `인증번호는 ${digits} 입니다` },
  de: { voice: 'de-DE', words: (digits) => `Ihr Code lautet ${digits}` },
  es: { voice: 'es-ES', words: (digits) => `Su código es ${digits}` },
};
