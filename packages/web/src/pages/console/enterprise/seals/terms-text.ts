import { defineText } from '../../../../text/text.ts';

export const useTermsText = defineText('pages/console/enterprise/seals/terms-text');
