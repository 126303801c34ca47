import { defineText } from '../../../text/text.ts';

export const useLegalText = defineText('pages/light/legal/text');
