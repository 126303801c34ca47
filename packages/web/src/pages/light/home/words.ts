import { defineText } from '../../../text/text.ts';

/** The texts of the home page, for both of its variants. */
export const useHomeText = defineText('pages/light/home/words');
