import { defineText } from '../../text/text.ts';

export const useLegalNames = defineText('parts/legal/legal-names');
