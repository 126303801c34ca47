import { defineText } from '../../../text/text.ts';

/** The texts of the consent and of its proofs. */
export const useConsentText = defineText('pages/light/sign/consent-text');
