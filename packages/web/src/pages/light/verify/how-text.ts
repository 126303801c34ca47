import { defineText } from '../../../text/text.ts';

/** The steps of the verification, in order (docs/cycles/verification.md). */
export const useHowText = defineText('pages/light/verify/how-text');
