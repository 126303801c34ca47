import { defineText } from '../../../text/text.ts';

/** The texts of personal seals and saved signatures. */
export const useSealsText = defineText('pages/console/account/seals-text');
