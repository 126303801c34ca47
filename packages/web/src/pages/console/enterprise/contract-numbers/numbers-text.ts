import { defineText } from '../../../../text/text.ts';

export const useNumbersText = defineText('pages/console/enterprise/contract-numbers/numbers-text');
