import { defineText } from '../../../text/text.ts';

export const useHoldsText = defineText('pages/console/parts/holds-text');
