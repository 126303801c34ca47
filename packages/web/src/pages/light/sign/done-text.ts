import { defineText } from '../../../text/text.ts';

/** The texts after the act. */
export const useDoneText = defineText('pages/light/sign/done-text');
