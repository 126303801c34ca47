import { defineText } from '../../../../text/text.ts';

/** The texts of the template sheets: create, rename, groups, and use. */
export const useSheetsText = defineText('pages/console/enterprise/templates/sheets-text');
