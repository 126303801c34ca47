import { defineText } from '../../../text/text.ts';

/** The text of the practice statement; all numbers and lists beside it come from the server. */
export const usePracticeText = defineText('pages/light/practice/text');
