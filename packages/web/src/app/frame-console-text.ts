import { defineText } from '../text/text.ts';

export const useAccountsText = defineText('app/frame-console-text');
