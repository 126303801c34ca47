import type { ErrorName, RefusalParams } from '@countersign/domain';
import { refusals as en } from '../languages/en/refusals.ts';
import { refusals as zh } from '../languages/zh-CN/refusals.ts';
import type { Language } from './languages.ts';
import { wordRefusal } from './word-refusal.ts';

const WORDS = { 'zh-CN': zh, en } as const satisfies Readonly<Record<Language, typeof zh>>;

/** The text of a refusal in the reader's language with its facts filled in. */
export const refusalText = (name: ErrorName, language: Language, params: RefusalParams = {}): string =>
  wordRefusal(name, WORDS[language], params);
