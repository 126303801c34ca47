import { defineText } from '../../text/text.ts';

export const useShieldPanelText = defineText('parts/shield/text');
