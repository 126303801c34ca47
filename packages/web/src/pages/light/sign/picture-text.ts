import { defineText } from '../../../text/text.ts';

/** The texts of the sheets in which signatures and seals are made and chosen. */
export const usePictureText = defineText('pages/light/sign/picture-text');
