import { defineText } from '../../../text/text.ts';

export const useAccessText = defineText('pages/light/legal/access-text');
