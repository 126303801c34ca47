import { defineText } from '../../../text/text.ts';

export const useShieldPageText = defineText('pages/light/shield/text');
