import { defineText } from '../../../text/text.ts';

/** The result of a verification in plain words. */
export const useResultText = defineText('pages/light/verify/result-text');
