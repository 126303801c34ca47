import { defineText } from '../../../text/text.ts';

/** The texts of the page before a verification; those that explain a result are loaded with it (result-text.ts). */
export const useVerifyText = defineText('pages/light/verify/text');
