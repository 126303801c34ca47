import { defineText } from '../../../text/text.ts';

export const useLoginText = defineText('pages/light/login/text');
