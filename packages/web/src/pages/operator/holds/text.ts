import { defineText } from '../../../text/text.ts';

export const useHoldsText = defineText('pages/operator/holds/text');
