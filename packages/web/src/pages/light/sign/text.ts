import { defineText } from '../../../text/text.ts';
import { en } from './words.en.ts';
import { zh } from './words.zh.ts';

/** The texts of the signing and checking pages. */
export const useSignText = defineText(zh, en);
