import { defineText } from '../../../../text/text.ts';

export const useEnterpriseDataText = defineText('pages/console/enterprise/own-data/data-text');
