import { defineText } from '../../../text/text.ts';
import type { RefusalWordsKey } from './model/refusals.ts';

interface RefusalWords {
  readonly title: string;
  readonly text: string;
}
export type RefusalDictionary = Readonly<Record<RefusalWordsKey, RefusalWords>>;

export const useRefusalWords = defineText('pages/light/sign/refusal-words');
