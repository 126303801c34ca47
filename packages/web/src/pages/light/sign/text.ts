import { defineText } from '../../../text/text.ts';

/** The texts of the signing and checking pages. */
export const useSignText = defineText('pages/light/sign/text');
export type Words = ReturnType<typeof useSignText>;
