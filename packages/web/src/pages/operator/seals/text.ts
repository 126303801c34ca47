import { defineText } from '../../../text/text.ts';

export const useSealChecksText = defineText('pages/operator/seals/text');
