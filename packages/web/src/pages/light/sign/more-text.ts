import { defineText } from '../../../text/text.ts';

/** The texts of the alternatives to finishing, loaded with their sheets. */
export const useMoreText = defineText('pages/light/sign/more-text');
