import { defineText } from '../../../../text/text.ts';

export const useDataText = defineText('pages/console/account/own-data/data-text');
