import { defineText } from '../../../../text/text.ts';

export const useRetentionPageText = defineText('pages/console/enterprise/retention/text');
