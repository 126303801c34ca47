import { defineText } from '../../../text/text.ts';

/** The texts of placing one's own fields. */
export const usePlacingText = defineText('pages/light/sign/placing-text');
