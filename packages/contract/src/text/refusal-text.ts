import type { ErrorName, RefusalParams } from '@countersign/domain';
import { refusals as zhTw } from '../languages/zh-TW/refusals.ts';
import { refusals as ja } from '../languages/ja/refusals.ts';
import { refusals as fr } from '../languages/fr/refusals.ts';
import { refusals as ko } from '../languages/ko/refusals.ts';
import { refusals as de } from '../languages/de/refusals.ts';
import { refusals as es } from '../languages/es/refusals.ts';
import { refusals as en } from '../languages/en/refusals.ts';
import { refusals as zh } from '../languages/zh-CN/refusals.ts';
import type { Language } from './languages.ts';
import { wordRefusal } from './word-refusal.ts';

const WORDS = { 'zh-CN': zh, en, 'zh-TW': zhTw, ja, fr, ko, de, es } as const satisfies Readonly<
  Record<Language, typeof zh>
>;

/** The text of a refusal in the reader's language with its facts filled in. */
export const refusalText = (name: ErrorName, language: Language, params: RefusalParams = {}): string =>
  wordRefusal(name, WORDS[language], params);
